import { performanceFigures } from '@arkpax/schema/passport-model'
import type { PassportTier } from '@arkpax/schema/passport-tokens'
import type { Passport } from './passport.service.ts'

/** Who reads a passport. */
export type PassportReader = 'public' | PassportTier

/** A value of the public data model, and who reads it at the least; undefined where nobody knows it. */
interface Field {
  value: unknown
  tier: PassportReader
}

export type Fields = { readonly [name: string]: Field | Fields }

const open = (value: unknown): Field => ({ value, tier: 'public' })
const interest = (value: unknown): Field => ({ value, tier: 'interest' })
const authority = (value: unknown): Field => ({ value, tier: 'authority' })

const midnight = (day: string | null) => (day === null ? undefined : `${day}T00:00:00Z`)
/** Null stands for an address that nobody has given. */
const absolute = (url: string | undefined, site: string) => (url === undefined ? undefined : new URL(url, site).href)
const each = <Item>(items: readonly Item[] | undefined, shown: (item: Item) => unknown) => items?.map(shown)

/**
 * What a passport says in each aspect of the public data model of battery passports (Battery Pass Data Model 1.2.0, after DIN DKE
 * SPEC 99100), by the model's own names, also where it misspells them.
 */
export function aspectsOf(passport: Passport): Readonly<Record<string, Fields>> {
  return {
    generalProductInformation: general(passport),
    labeling: labeling(passport),
    carbonFootprintForBatteries: carbonFootprint(passport),
    materialComposition: materials(passport),
    circularity: circularity(passport),
    performanceAndDurability: {
      batteryTechicalProperties: technicalProperties(passport),
      batteryCondition: condition(passport),
    },
    supplyChainDueDiligence: {
      supplyChainDueDiligenceReport: open(absolute(passport.model.dueDiligenceUrl, passport.site)),
    },
  }
}

function general({ url, site, unit, model, company, warrantyEnd }: Passport): Fields {
  const { street, postalCode, city, country } = company.address
  const us = {
    contactName: company.legalName,
    postalAddress: { addressCountry: country, postalCode, streetAddress: `${street}, ${city}` },
    identifier: company.businessId,
    // The model's own rule for e-mail addresses fits none, so that the address stands on the page alone.
    webAddress: site,
  }
  return {
    productIdentifier: open(url),
    batteryPassportIdentifier: open(`urn:akkupassi:${unit.passport_id}`),
    batteryCategory: open(model.category),
    manufacturerInformation: open(us),
    operatorInformation: open(us),
    manufacturingDate: open(midnight(unit.made_on)),
    manufacturingPlace: open(
      model.plant && {
        addressCountry: model.plant.country,
        ...{ postalCode: model.plant.postalCode, streetAddress: model.plant.street },
      },
    ),
    batteryStatus: open(unit.status === 'scrapped' ? 'Waste' : 'Original'),
    batteryMass: open(model.massKg),
    puttingIntoService: open(midnight(unit.delivered_on)),
    // The model has a month of the year where it asks for a period: that in which the warranty ends.
    warrentyPeriod: open(warrantyEnd === null ? undefined : `--${warrantyEnd.slice(5, 7)}`),
  }
}

const labeling = ({ model, site }: Passport): Fields => ({
  declarationOfConformity: open(absolute(model.declarationUrl, site)),
  resultOfTestReport: authority(absolute(model.testReportUrl, site)),
  labels: open(
    each(model.labels, ({ subject, symbolUrl, meaning }) => ({
      labelingSubject: subject,
      labelingSymbol: absolute(symbolUrl, site),
      labelingMeaning: { fi: meaning },
    })),
  ),
})

const carbonFootprint = ({ model: { carbon }, site }: Passport): Fields => ({
  batteryCarbonFootprint: open(carbon?.kgPerKwh),
  carbonFootprintPerLifecycleStage: open(
    each(carbon?.stages, ({ stage, kg }) => ({ lifecycleStage: stage, carbonFootprint: kg })),
  ),
  carbonFootprintPerformanceClass: open(carbon?.performanceClass),
  carbonFootprintStudy: open(absolute(carbon?.studyUrl, site)),
})

const materials = ({ model }: Passport): Fields => ({
  batteryChemistry: open(model.chemistry),
  batteryMaterials: interest(
    each(model.materials, ({ name, cas, location, grams, isCritical }) => ({
      ...{ batteryMaterialName: name, batteryMaterialIdentifier: cas, batteryMaterialMass: grams },
      ...{ batteryMaterialLocation: { componentName: location }, isCriticalRawMaterial: isCritical },
    })),
  ),
  hazardousSubstances: open(
    each(model.hazardous, ({ name, cas, hazard, percent, location, impact }) => ({
      ...{ hazardousSubstanceName: name, hazardousSubstanceIdentifier: cas, hazardousSubstanceClass: hazard },
      ...{ hazardousSubstanceConcentration: percent, hazardousSubstanceImpact: [impact] },
      hazardousSubstanceLocation: { componentName: location },
    })),
  ),
})

const circularity = ({ model, site }: Passport): Fields => ({
  dismantlingAndRemovalInformation: interest(
    each(model.dismantling, ({ kind, url }) => ({
      ...{ documentType: kind, mimeType: 'application/pdf', documentURL: absolute(url, site) },
    })),
  ),
  sparePartSources: interest(
    each(model.spareParts, ({ name, country, postalCode, street, email, web, partName, partNumber }) => ({
      nameOfSupplier: name,
      addressOfSupplier: { addressCountry: country, postalCode, streetAddress: street },
      ...{ emailAddressOfSupplier: email, supplierWebAddress: absolute(web, site) },
      components: [{ partName, partNumber }],
    })),
  ),
  recycledContent: open(
    each(model.recycled, ({ material, preConsumer, postConsumer }) => ({
      ...{ recycledMaterial: material, preConsumerShare: preConsumer, postConsumerShare: postConsumer },
    })),
  ),
  safetyMeasures: interest(
    model.safetyUrl &&
      model.extinguishing && {
        safetyInstructions: absolute(model.safetyUrl, site),
        extinguishingAgent: model.extinguishing,
      },
  ),
  endOfLifeInformation: open(
    model.preventionUrl &&
      model.collectionUrl &&
      model.takeBackUrl && {
        wastePrevention: absolute(model.preventionUrl, site),
        separateCollection: absolute(model.collectionUrl, site),
        informationOnCollection: absolute(model.takeBackUrl, site),
      },
  ),
  renewableContent: open(model.renewablePercent),
})

function technicalProperties({ model, product, site }: Passport): Fields {
  const figures = Object.fromEntries(performanceFigures.map((name) => [name, open(model.figures?.[name])]))
  return {
    ...figures,
    originalPowerCapability: open(
      each(model.powerCapability, ({ atSoC, watts }) => ({ atSoC, powerCapabilityAt: watts })),
    ),
    initialInternalResistance: open(
      each(model.resistance, ({ component, ohms }) => ({ batteryComponent: component, ohmicResistance: ohms })),
    ),
    ratedEnergy: open(product.batteryCapacity && product.batteryCapacity / 1000),
    expectedNumberOfCycles: open(product.details.battery?.cycles),
    lifetimeReferenceTest: open(absolute(model.lifetimeTestUrl, site)),
    temperatureRangeIdleState: open(
      model.idleTemperature && { minimum: model.idleTemperature.min, maximum: model.idleTemperature.max },
    ),
  }
}

/** What is measured of the unit itself. We read cycles and the state of health at service; the rest nobody measures yet. */
function condition({ unit, incidents }: Passport): Fields {
  const lastUpdate = midnight(unit.health_on)
  const measured = (name: string, value: number | null) =>
    interest(value === null || !lastUpdate ? undefined : { [name]: value, lastUpdate })
  const unknown = [
    ...['energyThroughput', 'capacityThroughput', 'capacityFade', 'remainingEnergy', 'remainingCapacity'],
    ...['temperatureInformation', 'remainingPowerCapability', 'evolutionOfSelfDischarge', 'stateOfCharge'],
    ...['currentSelfDischargingRate', 'internalResistanceIncrease', 'remainingRoundTripEnergyEfficiency'],
  ]
  return {
    ...Object.fromEntries(unknown.map((name) => [name, interest(undefined)])),
    numberOfFullCycles: measured('numberOfFullCyclesValue', unit.cycles),
    stateOfCertifiedEnergy: measured('stateOfCertifiedEnergyValue', unit.state_of_health),
    negativeEvents: interest(incidents.map(({ text, at }) => ({ negativeEvent: text ?? '', lastUpdate: at }))),
  }
}
