import type { FieldPath } from 'react-hook-form'
import type { ProductValues } from './product-values.ts'

/** A figure of a product in the form, with its unit in its label. */
export interface FigureField {
  path: FieldPath<ProductValues>
  label: string
  hint?: string
  /** What is asked for is a word, not a number. */
  isText?: true
}

/** A group of the form that holds figures. */
interface FigureGroup {
  title: string
  text?: string
  figures: readonly FigureField[]
}

export const figureGroups = {
  power: {
    title: 'Teho ja akku',
    text: 'Jätä tyhjäksi se, mitä tuotteessa ei ole: tyhjä kenttä ei näy sivuilla.',
    figures: [
      { path: 'maxPower', label: 'Jatkuva teho (W)', hint: 'Teho, jonka laite antaa koko ajan.' },
      { path: 'details.peak.watts', label: 'Huipputeho (W)', hint: 'Anna myös huipputehon kesto.' },
      { path: 'details.peak.seconds', label: 'Huipputehon kesto (s)' },
      { path: 'batteryCapacity', label: 'Akun kapasiteetti (Wh)' },
      { path: 'details.battery.chemistry', label: 'Akkutyyppi', hint: 'Esimerkiksi LiFePO4 (LFP).', isText: true },
      { path: 'details.battery.cycles', label: 'Lataussyklit' },
      { path: 'details.battery.remainingPercent', label: 'Kapasiteettia jäljellä syklien jälkeen (%)' },
      {
        path: 'details.expansion.maxExtraBatteries',
        label: 'Lisäakkuja enintään (kpl)',
        hint: 'Anna myös kapasiteetti lisäakkuineen.',
      },
      { path: 'details.expansion.maxTotalWh', label: 'Kapasiteetti lisäakkuineen (Wh)' },
      { path: 'details.upsMs', label: 'Siirtyminen akulle sähkökatkossa (ms)' },
      { path: 'details.thdPercent', label: 'Siniaallon särö (THD, %)', hint: 'Yläraja: sivulla lukee ”alle”.' },
      { path: 'details.panelWatts', label: 'Paneelin teho (W)', hint: 'Vain aurinkopaneeleille.' },
    ],
  },
  charging: {
    title: 'Lataus',
    text: 'Jätä tyhjäksi se, mitä et tiedä tai mitä tuotteessa ei ole. Lisäakku latautuu aseman kautta, joten sille ei anneta lukuja.',
    figures: [
      { path: 'details.charging.acWatts', label: 'Latausteho verkosta (W)' },
      { path: 'details.charging.ac80Hours', label: 'Verkosta 80 prosenttiin (h)' },
      { path: 'details.charging.acFullHours', label: 'Verkosta täyteen (h)' },
      { path: 'details.charging.solarMaxWatts', label: 'Aurinkolatauksen teho enintään (W)' },
      { path: 'details.charging.solarFullHours', label: 'Auringosta täyteen (h)' },
    ],
  },
  ports: {
    title: 'Liitännät',
    figures: [{ path: 'details.usbTotalWatts', label: 'USB-lähdöt yhteensä (W)' }],
  },
  size: {
    title: 'Mitat ja paino',
    text: 'Mitat millimetreinä. Taitettuna-mitat annetaan vain tuotteelle, joka taittuu.',
    figures: [
      { path: 'details.dimensionsMm.width', label: 'Leveys (mm)' },
      { path: 'details.dimensionsMm.depth', label: 'Syvyys (mm)' },
      { path: 'details.dimensionsMm.height', label: 'Korkeus (mm)' },
      { path: 'details.foldedDimensionsMm.width', label: 'Leveys taitettuna (mm)' },
      { path: 'details.foldedDimensionsMm.depth', label: 'Syvyys taitettuna (mm)' },
      { path: 'details.foldedDimensionsMm.height', label: 'Korkeus taitettuna (mm)' },
      { path: 'details.weightKg', label: 'Paino (kg)' },
    ],
  },
  endurance: {
    title: 'Kestävyys ja käyttö',
    figures: [
      { path: 'details.ipRating', label: 'Kotelointiluokka', hint: 'Muodossa IP67.', isText: true },
      { path: 'details.operatingTemperatureC.min', label: 'Käyttölämpötila vähintään (°C)' },
      { path: 'details.operatingTemperatureC.max', label: 'Käyttölämpötila enintään (°C)' },
      { path: 'details.protections', label: 'Suojauksia (kpl)', hint: 'Esimerkiksi oikosulku- ja ylilämpösuojaus.' },
    ],
  },
  warranty: {
    title: 'Takuu ja arvostelut',
    text: 'Valmistajan ilmoittama arvio näkyy ilmoituksena, kunnes tuotteella on omia arvosteluja tällä sivustolla.',
    figures: [
      {
        path: 'details.warrantyMonths',
        label: 'Takuu (kk)',
        hint: 'Jos kenttä on tyhjä, noudatetaan yleistä takuuaikaa.',
      },
      { path: 'details.statedRating.value', label: 'Valmistajan ilmoittama arvio (1–5)' },
      { path: 'details.statedRating.count', label: 'Arvosteluja ilmoituksen takana (kpl)' },
    ],
  },
} as const satisfies Record<string, FigureGroup>
