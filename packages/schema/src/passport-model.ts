import * as z from 'zod'
import { imageUrl, line } from './text.ts'

/** What the passports of a product tell beside its page. All of it may be left out: what nobody knows is told as not known. */

const batteryCategories = ['industrial', 'stationary', 'lmt', 'ev'] as const
export const batteryCategoryLabels: Record<(typeof batteryCategories)[number], string> = {
  industrial: 'Teollisuusakku',
  stationary: 'Kiinteä akkuvarasto',
  lmt: 'Kevyen liikenteen akku',
  ev: 'Sähköajoneuvon akku',
}

const passportLabels = ['SeparateCollection', 'HazardousMaterial', 'CarbonFootPrint', 'ExtinguishingAgent'] as const
export const passportLabelLabels: Record<(typeof passportLabels)[number], string> = {
  SeparateCollection: 'Erilliskeräys',
  HazardousMaterial: 'Vaarallinen aine',
  CarbonFootPrint: 'Hiilijalanjälki',
  ExtinguishingAgent: 'Sammutusaine',
}

export const hazardClasses = ['AcuteToxicity', 'SkinCorrosionOrIrritation', 'EyeDamageOrIrritation'] as const
export const recycledMaterials = ['Cobalt', 'Nickel', 'Lithium', 'Lead'] as const
export const lifecycleStages = ['RawMaterialExtraction', 'MainProduction', 'Distribution', 'Recycling'] as const
export const dismantlingKinds = [
  ...(['BillOfMaterial', 'Model3D', 'DismantlingManual', 'RemovalManual', 'OtherManual', 'Drawing'] as const),
] as const

const amount = z.number('Anna luku').min(0, 'Luku ei voi olla negatiivinen').max(10_000_000, 'Luku on liian suuri')
const percent = z.number('Anna luku').min(0, 'Vähintään 0 %').max(100, 'Enintään 100 %')
const text = (max = 200) => line(max, 'Täytä kenttä')
const address = imageUrl('Anna osoite, joka alkaa https:// tai /')
const cas = line(12, 'Anna CAS-numero').regex(/^\d{2,7}-\d{2}-\d$/, 'Anna CAS-numero muodossa 7439-93-2')
const some = <Item extends z.ZodType>(item: Item) => z.array(item).max(60, 'Enintään 60 riviä')
const postalAddress = { country: text(60), postalCode: text(12), street: text(200) }

/** Figures of the battery by their names in the public data model, in its units. */
export const performanceFigures = [
  ...(['ratedCapacity', 'nominalVoltage', 'minimumVoltage', 'maximumVoltage', 'ratedMaximumPower'] as const),
  ...(['powerCapabilityRatio', 'initialSelfDischarge', 'roundtripEfficiency', 'expectedLifetime'] as const),
  ...(['capacityThresholdForExhaustion', 'cRateLifeCycleTest', 'roundTripEfficiencyat50PerCentCycleLife'] as const),
  ...(['roundTripEfficiencyFade', 'powerFade'] as const),
] as const
export type PerformanceFigure = (typeof performanceFigures)[number]

export const performanceLabels: Record<PerformanceFigure, string> = {
  ratedCapacity: 'Nimelliskapasiteetti (Ah)',
  nominalVoltage: 'Nimellisjännite (V)',
  minimumVoltage: 'Pienin jännite (V)',
  maximumVoltage: 'Suurin jännite (V)',
  ratedMaximumPower: 'Suurin sallittu teho (W)',
  powerCapabilityRatio: 'Nimellistehon ja energian suhde (W/Wh)',
  initialSelfDischarge: 'Itsepurkautuminen uutena (% kuukaudessa)',
  roundtripEfficiency: 'Hyötysuhde uutena (%)',
  expectedLifetime: 'Odotettu käyttöikä (vuotta)',
  capacityThresholdForExhaustion: 'Kapasiteetin raja käyttöiän lopussa (%)',
  cRateLifeCycleTest: 'Käyttöikätestin C-luku',
  roundTripEfficiencyat50PerCentCycleLife: 'Hyötysuhde käyttöiän puolivälissä (%)',
  roundTripEfficiencyFade: 'Hyötysuhteen heikkeneminen (%)',
  powerFade: 'Tehon heikkeneminen (%)',
}

/** What everybody reads. */
const everybody = {
  category: z.enum(batteryCategories, 'Valitse luokka').optional(),
  massKg: amount.optional(),
  plant: z.object(postalAddress).optional(),
  chemistry: z.object({ shortName: text(40), clearName: text(120) }).optional(),
  figures: z.partialRecord(z.enum(performanceFigures), amount).optional(),
  powerCapability: some(z.object({ atSoC: percent, watts: amount })).optional(),
  resistance: some(z.object({ component: z.enum(['pack', 'module', 'cell']), ohms: amount })).optional(),
  idleTemperature: z
    .object({ min: z.number('Anna luku').min(-100).max(200), max: z.number('Anna luku').min(-100).max(200) })
    .optional(),
  lifetimeTestUrl: address.optional(),
  hazardous: some(
    z.object({
      name: text(),
      cas,
      hazard: z.enum(hazardClasses, 'Valitse vaaraluokka'),
      percent,
      location: text(),
      impact: text(300),
    }),
  ).optional(),
  criticalMaterials: line(500).optional(),
  extinguishing: some(text(40)).optional(),
  labels: some(
    z.object({ subject: z.enum(passportLabels, 'Valitse merkintä'), symbolUrl: address, meaning: text(300) }),
  ).optional(),
  declarationUrl: address.optional(),
  carbon: z
    .object({
      kgPerKwh: amount,
      performanceClass: text(20),
      studyUrl: address,
      stages: some(z.object({ stage: z.enum(lifecycleStages, 'Valitse vaihe'), kg: amount })),
    })
    .optional(),
  recycled: some(
    z.object({ material: z.enum(recycledMaterials, 'Valitse aine'), preConsumer: percent, postConsumer: percent }),
  ).optional(),
  renewablePercent: percent.optional(),
  preventionUrl: address.optional(),
  collectionUrl: address.optional(),
  takeBackUrl: address.optional(),
  dueDiligenceUrl: address.optional(),
}

/** What only those with a legitimate interest read, and authorities. */
const interest = {
  materials: some(
    z.object({ name: text(), cas, location: text(), grams: amount, isCritical: z.boolean().default(false) }),
  ).optional(),
  dismantling: some(z.object({ kind: z.enum(dismantlingKinds, 'Valitse laji'), url: address })).optional(),
  spareParts: some(
    z.object({
      ...{ name: text(), ...postalAddress, email: line(254, 'Anna sähköpostiosoite'), web: address },
      ...{ partName: text(), partNumber: text(60) },
    }),
  ).optional(),
  safetyUrl: address.optional(),
}

/** What only authorities read. */
const authority = { testReportUrl: address.optional() }

export const passportModel = z.object({ ...everybody, ...interest, ...authority })
export type PassportModel = z.output<typeof passportModel>

/** What the passports of a product tell, with the product; version 0 before anybody has written anything. */
export const storedPassportModel = z.object({
  product_id: z.string(),
  product_name: z.string(),
  model: passportModel,
  version: z.int().min(0),
})
export type StoredPassportModel = z.output<typeof storedPassportModel>

/** The fields that are not for everybody, by who reads them at the least. */
export const restrictedFields = {
  interest: Object.keys(interest) as (keyof typeof interest)[],
  authority: Object.keys(authority) as (keyof typeof authority)[],
}
