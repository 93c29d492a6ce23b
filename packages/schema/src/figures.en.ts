import { englishSigns, numberText } from './number-texts.ts'

type Words = typeof import('./figures.ts')

export const PIECES: Words['PIECES'] = 'pcs'

export const figure: Words['figure'] = (value) => numberText(value, englishSigns, { groupedFrom: 5 })

export const tenths: Words['tenths'] = (value) => numberText(value, englishSigns, { least: 1, most: 1 })

export const withUnit: Words['withUnit'] = (value, unit) => `${figure(value)}\u00A0${unit}`

export const inDays: Words['inDays'] = (days) => withUnit(days, days === 1 ? 'day' : 'days')

export const energy: Words['energy'] = (wattHours) =>
  wattHours >= 10_000 ? withUnit(wattHours / 1000, 'kWh') : withUnit(wattHours, 'Wh')

export const dimensions: Words['dimensions'] = ({ width, depth, height }) =>
  `${width} ×\u00A0${depth} ×\u00A0${withUnit(height, 'mm')}`

export const temperatureRange: Words['temperatureRange'] = ({ min, max }) => `${signed(min)} to ${signed(max)}\u00A0°C`

const signed = (degrees: number) => (degrees < 0 ? figure(degrees).replace('-', '−') : `+${figure(degrees)}`)

export const yearsOrMonths: Words['yearsOrMonths'] = (months) => {
  if (months % 12 !== 0) return withUnit(months, months === 1 ? 'month' : 'months')
  return withUnit(months / 12, months === 12 ? 'year' : 'years')
}

export const percent: Words['percent'] = (value) => `${figure(value)}%`
