import { finnishSigns, numberText } from './number-texts.ts'

/** 2400 → '2400', 25300 → '25 300', 1.5 → '1,5': figures as product names write them, grouped from five digits up. */
export const figure = (value: number) => numberText(value, finnishSigns, { groupedFrom: 5 })

/** 23 → '23,0': figures that stand in a row have as many decimals. */
export const tenths = (value: number) => numberText(value, finnishSigns, { least: 1, most: 1 })

/** A unit that is a word. */
export const PIECES: string = 'kpl'

/** 2400, 'W' → '2400 W' with a non-breaking space. */
export const withUnit = (value: number, unit: string) => `${figure(value)}\u00A0${unit}`

/** 2.3 → '2,3 vrk'. */
export const inDays = (days: number) => withUnit(days, 'vrk')

/** Watt-hours as 'Wh', from ten thousand up as 'kWh'. */
export const energy = (wattHours: number) =>
  wattHours >= 10_000 ? withUnit(wattHours / 1000, 'kWh') : withUnit(wattHours, 'Wh')

/** Millimetres as 'width × depth × height mm'; a narrow column may break the line at the signs. */
export const dimensions = ({ width, depth, height }: { width: number; depth: number; height: number }) =>
  `${width} ×\u00A0${depth} ×\u00A0${withUnit(height, 'mm')}`

/** −10…+60 °C. */
export const temperatureRange = ({ min, max }: { min: number; max: number }) => `${signed(min)}…${signed(max)}\u00A0°C`

const signed = (degrees: number) => (degrees < 0 ? figure(degrees).replace('-', '−') : `+${figure(degrees)}`)

/** Months as whole years where they are: '2 vuotta', '1 vuosi', '18 kk'. */
export const yearsOrMonths = (months: number) => {
  if (months % 12 !== 0) return withUnit(months, 'kk')
  return withUnit(months / 12, months === 12 ? 'vuosi' : 'vuotta')
}

/** 2.9 → '2,9 %'. */
export const percent = (value: number) => withUnit(value, '%')
