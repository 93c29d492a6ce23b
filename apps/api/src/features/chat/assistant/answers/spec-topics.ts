import { type CatalogueProduct, countOutputs } from '@arkpax/schema/catalogue'
import { dimensions, temperatureRange } from '@arkpax/schema/figures'
import type { Language } from '../passages.ts'
import type { Topic } from '../question/topics.ts'
import { energyIn, figureIn, unitIn } from './answer.ts'

/** A figure of the catalogue: how a product's is told, and what it is called in a list. */
export interface SpecTopic {
  topic: Topic
  label: Record<Language, string>
  of: (product: CatalogueProduct, language: Language) => string | undefined
  /** The question of the site that tells more, by its id. */
  more?: string
}

type Port = CatalogueProduct['ports'][number]['kind']

const port =
  (kind: Port) =>
  ({ ports }: CatalogueProduct, language: Language) => {
    const found = ports.find((each) => each.kind === kind && each.direction === 'out')
    if (!found) return undefined
    const { count, volts, amps, watts } = found
    const [upTo, total] = { fi: ['enintään', 'yhteensä'], en: ['up to', 'in total'], sv: ['högst', 'sammanlagt'] }[
      language
    ]
    const figures = [volts && unitIn(language, volts, 'V'), amps && unitIn(language, amps, 'A')]
      .filter(Boolean)
      .join(' / ')
    const power =
      watts && (kind === 'ac' ? `${unitIn(language, watts, 'W')} ${total}` : `${upTo} ${unitIn(language, watts, 'W')}`)
    return `${count} × ${[figures, power].filter(Boolean).join(', ')}`
  }

const size = ({ dimensionsMm, foldedDimensionsMm }: CatalogueProduct, language: Language) => {
  if (!dimensionsMm) return undefined
  if (!foldedDimensionsMm) return dimensions(dimensionsMm)
  const [open, folded] = { fi: ['avattuna', 'taitettuna'], en: ['open', 'folded'], sv: ['utfälld', 'hopvikt'] }[
    language
  ]
  const { width, depth } = dimensionsMm
  return `${open} ${width} × ${unitIn(language, depth, 'mm')}, ${folded} ${dimensions(foldedDimensionsMm)}`
}

/** The figures that people ask for; the most particular first, because a question may have the words of several. */
export const specTopics: readonly SpecTopic[] = [
  {
    topic: 'peak',
    label: { fi: 'Huipputeho', en: 'Peak power', sv: 'Toppeffekt' },
    of: ({ power }, language) =>
      power?.peak && `${unitIn(language, power.peak.watts, 'W')} (${unitIn(language, power.peak.seconds, 's')})`,
  },
  {
    topic: 'usbC',
    label: { fi: 'USB-C-portit', en: 'USB-C ports', sv: 'USB-C-portar' },
    of: port('usb-c'),
    more: 'mita-lahtoja-asemissa-on',
  },
  {
    topic: 'usbA',
    label: { fi: 'USB-A-portit', en: 'USB-A ports', sv: 'USB-A-portar' },
    of: port('usb-a'),
    more: 'mita-lahtoja-asemissa-on',
  },
  {
    topic: 'usb',
    label: { fi: 'USB-portit', en: 'USB ports', sv: 'USB-portar' },
    of: (product, language) => {
      const parts = [port('usb-a')(product, language), port('usb-c')(product, language)]
      return parts[0] && parts[1] && product.usbTotalWatts
        ? `USB-A ${parts[0]}; USB-C ${parts[1]}; ${{ fi: 'yhteensä', en: 'in total', sv: 'sammanlagt' }[language]} ${unitIn(language, product.usbTotalWatts, 'W')}`
        : undefined
    },
    more: 'mita-lahtoja-asemissa-on',
  },
  {
    topic: 'anderson',
    label: { fi: 'Anderson-liitin', en: 'Anderson connector', sv: 'Andersonkontakt' },
    of: port('anderson'),
    more: 'mita-lahtoja-asemissa-on',
  },
  {
    topic: 'dc',
    label: { fi: 'DC5521-liittimet', en: 'DC5521 connectors', sv: 'DC5521-kontakter' },
    of: port('dc5521'),
    more: 'mita-lahtoja-asemissa-on',
  },
  {
    topic: 'outlets',
    label: { fi: 'Pistorasiat', en: 'AC outlets', sv: 'AC-uttag' },
    of: port('ac'),
    more: 'mita-lahtoja-asemissa-on',
  },
  {
    topic: 'outputs',
    label: { fi: 'Lähtöjä', en: 'Outputs', sv: 'Utgångar' },
    of: (product) => (countOutputs(product) ? String(countOutputs(product)) : undefined),
    more: 'mita-lahtoja-asemissa-on',
  },
  {
    topic: 'expansion',
    label: {
      fi: 'Kapasiteetti lisäakuilla enintään',
      en: 'Capacity with extra batteries, at most',
      sv: 'Kapacitet med extrabatterier, högst',
    },
    of: ({ expansion }, language) => expansion && energyIn(language, expansion.maxTotalWh),
    more: 'montako-lisaakkua-voi-kytkea',
  },
  {
    topic: 'capacity',
    label: { fi: 'Kapasiteetti', en: 'Capacity', sv: 'Kapacitet' },
    of: ({ capacityWh }, language) => (capacityWh && energyIn(language, capacityWh)) || undefined,
  },
  {
    topic: 'weight',
    label: { fi: 'Paino', en: 'Weight', sv: 'Vikt' },
    of: ({ weightKg }, language) => (weightKg && unitIn(language, weightKg, 'kg')) || undefined,
  },
  {
    topic: 'size',
    label: {
      fi: 'Mitat (leveys × syvyys × korkeus)',
      en: 'Dimensions (width × depth × height)',
      sv: 'Mått (bredd × djup × höjd)',
    },
    of: size,
  },
  {
    topic: 'temperature',
    label: { fi: 'Käyttölämpötila', en: 'Operating temperature', sv: 'Drifttemperatur' },
    of: ({ operatingTemperatureC: range }) => range && temperatureRange(range),
    more: 'toimiiko-asema-pakkasella',
  },
  {
    topic: 'cycles',
    label: { fi: 'Lataussyklit', en: 'Charge cycles', sv: 'Laddcykler' },
    of: ({ battery }, language) =>
      battery &&
      {
        fi: `yli ${battery.cycles}, kapasiteetista jäljellä ${battery.remainingPercent}\u00A0%`,
        en: `more than ${battery.cycles} to ${battery.remainingPercent}% capacity`,
        sv: `över ${battery.cycles}, ${battery.remainingPercent}\u00A0% av kapaciteten kvar`,
      }[language],
    more: 'kuinka-kauan-akku-kestaa',
  },
  {
    topic: 'chemistry',
    label: { fi: 'Akku', en: 'Battery', sv: 'Batteri' },
    of: ({ battery }) => battery?.chemistry,
    more: 'kuinka-kauan-akku-kestaa',
  },
  {
    topic: 'ups',
    label: { fi: 'UPS-siirtymä', en: 'UPS switch-over', sv: 'UPS-omkoppling' },
    of: ({ upsMs }, language) => (upsMs && unitIn(language, upsMs, 'ms')) || undefined,
    more: 'voiko-asemaa-kayttaa-ladattaessa',
  },
  {
    topic: 'distortion',
    label: {
      fi: 'Puhdas siniaalto, puhdasta 230\u00A0V:n vaihtovirtaa; särö (THD)',
      en: 'Pure sine wave, THD',
      sv: 'Ren sinusvåg, distorsion (THD)',
    },
    of: ({ thdPercent }, language) =>
      (thdPercent &&
        { fi: `alle ${thdPercent}\u00A0%`, en: `under ${thdPercent}%`, sv: `under ${thdPercent}\u00A0%` }[language]) ||
      undefined,
    more: 'sopiiko-herkalle-elektroniikalle',
  },
  {
    topic: 'protections',
    label: { fi: 'Suojauksia', en: 'Protections', sv: 'Skydd' },
    of: ({ protections }) => (protections ? String(protections) : undefined),
  },
  {
    topic: 'ip',
    label: { fi: 'Kotelointiluokka', en: 'Ingress protection', sv: 'Kapslingsklass' },
    of: ({ ipRating }) => ipRating,
    more: 'mita-ip67-tarkoittaa',
  },
  {
    topic: 'acTime',
    label: { fi: 'Latausaika verkkovirralla', en: 'Charging time from the mains', sv: 'Laddtid från elnätet' },
    of: ({ charging }, language) => {
      const hours = (of: number) => figureIn(language, of)
      const { ac80Hours: most, acFullHours: full } = charging ?? {}
      const says = {
        fi: [most && `80\u00A0prosenttiin noin ${hours(most)}\u00A0h`, full && `täyteen noin ${hours(full)}\u00A0h`],
        en: [most && `80% in about ${hours(most)} hours`, full && `full in about ${hours(full)} hours`],
        sv: [most && `80\u00A0% på ungefär ${hours(most)}\u00A0h`, full && `fullt på ungefär ${hours(full)}\u00A0h`],
      }[language]
      return says.filter(Boolean).join(', ') || undefined
    },
    more: 'kuinka-nopeasti-asema-latautuu',
  },
  {
    topic: 'power',
    label: { fi: 'Jatkuva teho', en: 'Continuous power', sv: 'Kontinuerlig effekt' },
    of: ({ power, panelWatts }, language) =>
      (power?.continuousWatts ?? panelWatts)
        ? unitIn(language, power?.continuousWatts ?? panelWatts ?? 0, 'W')
        : undefined,
  },
]
