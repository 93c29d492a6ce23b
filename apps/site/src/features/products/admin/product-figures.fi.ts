import { productFigureLabels as labels } from '@arkpax/schema/field-labels'
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
      { path: 'maxPower', label: labels.maxPower, hint: 'Teho, jonka laite antaa koko ajan.' },
      { path: 'details.peak.watts', label: labels['details.peak.watts'], hint: 'Anna myös huipputehon kesto.' },
      { path: 'details.peak.seconds', label: labels['details.peak.seconds'] },
      { path: 'batteryCapacity', label: labels.batteryCapacity },
      {
        path: 'details.battery.chemistry',
        label: labels['details.battery.chemistry'],
        hint: 'Esimerkiksi LiFePO4 (LFP).',
        isText: true,
      },
      { path: 'details.battery.cycles', label: labels['details.battery.cycles'] },
      { path: 'details.battery.remainingPercent', label: labels['details.battery.remainingPercent'] },
      {
        path: 'details.expansion.maxExtraBatteries',
        label: labels['details.expansion.maxExtraBatteries'],
        hint: 'Anna myös kapasiteetti lisäakkuineen.',
      },
      { path: 'details.expansion.maxTotalWh', label: labels['details.expansion.maxTotalWh'] },
      { path: 'details.upsMs', label: labels['details.upsMs'] },
      { path: 'details.thdPercent', label: labels['details.thdPercent'], hint: 'Yläraja: sivulla lukee ”alle”.' },
      { path: 'details.panelWatts', label: labels['details.panelWatts'], hint: 'Vain aurinkopaneeleille.' },
    ],
  },
  charging: {
    title: 'Lataus',
    text: 'Jätä tyhjäksi se, mitä et tiedä tai mitä tuotteessa ei ole. Lisäakku latautuu aseman kautta, joten sille ei anneta lukuja.',
    figures: [
      { path: 'details.charging.acWatts', label: labels['details.charging.acWatts'] },
      { path: 'details.charging.ac80Hours', label: labels['details.charging.ac80Hours'] },
      { path: 'details.charging.acFullHours', label: labels['details.charging.acFullHours'] },
      { path: 'details.charging.solarMaxWatts', label: labels['details.charging.solarMaxWatts'] },
      { path: 'details.charging.solarFullHours', label: labels['details.charging.solarFullHours'] },
    ],
  },
  ports: {
    title: 'Liitännät',
    figures: [{ path: 'details.usbTotalWatts', label: labels['details.usbTotalWatts'] }],
  },
  size: {
    title: 'Mitat ja paino',
    text: 'Mitat millimetreinä. Taitettuna-mitat annetaan vain tuotteelle, joka taittuu.',
    figures: [
      { path: 'details.dimensionsMm.width', label: labels['details.dimensionsMm.width'] },
      { path: 'details.dimensionsMm.depth', label: labels['details.dimensionsMm.depth'] },
      { path: 'details.dimensionsMm.height', label: labels['details.dimensionsMm.height'] },
      { path: 'details.foldedDimensionsMm.width', label: labels['details.foldedDimensionsMm.width'] },
      { path: 'details.foldedDimensionsMm.depth', label: labels['details.foldedDimensionsMm.depth'] },
      { path: 'details.foldedDimensionsMm.height', label: labels['details.foldedDimensionsMm.height'] },
      { path: 'details.weightKg', label: labels['details.weightKg'] },
    ],
  },
  endurance: {
    title: 'Kestävyys ja käyttö',
    figures: [
      { path: 'details.ipRating', label: labels['details.ipRating'], hint: 'Muodossa IP67.', isText: true },
      { path: 'details.operatingTemperatureC.min', label: labels['details.operatingTemperatureC.min'] },
      { path: 'details.operatingTemperatureC.max', label: labels['details.operatingTemperatureC.max'] },
      {
        path: 'details.protections',
        label: labels['details.protections'],
        hint: 'Esimerkiksi oikosulku- ja ylilämpösuojaus.',
      },
    ],
  },
  warranty: {
    title: 'Takuu ja arvostelut',
    text: 'Valmistajan ilmoittama arvio näkyy ilmoituksena, kunnes tuotteella on omia arvosteluja tällä sivustolla.',
    figures: [
      {
        path: 'details.warrantyMonths',
        label: labels['details.warrantyMonths'],
        hint: 'Jos kenttä on tyhjä, noudatetaan yleistä takuuaikaa.',
      },
      { path: 'details.statedRating.value', label: labels['details.statedRating.value'] },
      { path: 'details.statedRating.count', label: labels['details.statedRating.count'] },
    ],
  },
} as const satisfies Record<string, FigureGroup>
