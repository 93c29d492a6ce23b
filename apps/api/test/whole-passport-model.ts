import type { PassportModel } from '@arkpax/schema/passport-model'
import { performanceFigures } from '@arkpax/schema/passport-model'

/** A product of which everything is known; what is not for everybody names itself. */
export const wholePassportModel: PassportModel = {
  ...{ category: 'industrial', massKg: 17.5, plant: { country: 'Suomi', postalCode: '20100', street: 'Akkukatu 1' } },
  chemistry: { shortName: 'LFP', clearName: 'Litiumrautafosfaatti' },
  figures: Object.fromEntries(performanceFigures.map((name, index) => [name, index + 1])),
  powerCapability: [{ atSoC: 80, watts: 2400 }],
  resistance: [{ component: 'pack', ohms: 0.02 }],
  idleTemperature: { min: -20, max: 60 },
  lifetimeTestUrl: 'https://arkpax.example/testi.pdf',
  hazardous: [
    {
      ...{ name: 'Litiumheksafluorifosfaatti', cas: '21324-40-3', hazard: 'AcuteToxicity', percent: 1.5 },
      ...{ location: 'Elektrolyytti', impact: 'Myrkyllistä nieltynä.' },
    },
  ],
  criticalMaterials: 'Litium, fosfori',
  extinguishing: ['ABC-jauhe', 'Vesi'],
  labels: [{ subject: 'SeparateCollection', symbolUrl: '/media/keraysmerkki', meaning: 'Kerätään erikseen.' }],
  declarationUrl: '/media/vakuutus',
  carbon: {
    ...{ kgPerKwh: 61.2, performanceClass: 'B', studyUrl: 'https://arkpax.example/hiili.pdf' },
    stages: [{ stage: 'MainProduction', kg: 40 }],
  },
  recycled: [{ material: 'Lithium', preConsumer: 4, postConsumer: 6 }],
  renewablePercent: 2,
  preventionUrl: '/kierratys',
  collectionUrl: '/kierratys',
  takeBackUrl: '/kierratys',
  dueDiligenceUrl: 'https://arkpax.example/huolellisuus.pdf',
  materials: [
    { name: 'Salainen-anodi', cas: '7782-42-5', location: 'Salainen-paikka', grams: 4_321_987, isCritical: true },
  ],
  dismantling: [{ kind: 'DismantlingManual', url: 'https://arkpax.example/salainen-purku.pdf' }],
  spareParts: [
    {
      ...{ name: 'Salainen-varaosa Oy', country: 'Suomi', postalCode: '33100', street: 'Salainen-katu 3' },
      ...{ email: 'salainen@arkpax.example', web: 'https://salainen-varaosa.example' },
      ...{ partName: 'Salainen-kenno', partNumber: 'SALAINEN-1' },
    },
  ],
  safetyUrl: 'https://arkpax.example/salainen-turva.pdf',
  testReportUrl: 'https://arkpax.example/salainen-seloste.pdf',
}
