import type { UseCaseTable } from '@arkpax/schema/content-frontmatter'

/** How long a device runs, and at the least where that is told as a range; none where something else than hours is told. */
export interface RuntimeBar {
  name: string
  power: string
  told: string
  hours?: { least: number; most: number }
}

/** '20 h', '1,9–3,6 h'. */
const HOURS = /^(?:(\d+(?:,\d+)?)\u2060?–\u2060?)?(\d+(?:,\d+)?)\s?h$/

/** Bars of one scale: what their whole width stands for, the longest of them. */
export interface BarScale {
  full: number
  /** Which of two it is. */
  length?: 'short' | 'long'
  bars: RuntimeBar[]
}

/** Tools run so many hours at the most; beside what runs all day their bars would be dots. */
export const SHORT = 4
/** So many times are a picture. */
const FEWEST = 3

const number = (text: string) => Number(text.replace(',', '.'))

function hoursOf(told: string): RuntimeBar['hours'] {
  const [, least, most] = HOURS.exec(told) ?? []
  return most === undefined ? undefined : { least: number(least ?? most), most: number(most) }
}

/** The rows of a table of devices, their power and their time; none of another table. */
export function runtimeBars({ columns, rows }: UseCaseTable): RuntimeBar[] {
  if (columns.length !== 3) return []
  const bars = rows.map(([name, power = '', told = '']) => ({ name, power, told, hours: hoursOf(told) }))
  return bars.filter(({ hours }) => hours).length < FEWEST ? [] : bars
}

/** The bars in two scales where those of hours would vanish beside those of a whole day, otherwise in one. */
export function barScales(bars: readonly RuntimeBar[]): BarScale[] {
  const most = ({ hours }: RuntimeBar) => hours?.most ?? 0
  const longest = Math.max(...bars.map(most))
  const isShort = (bar: RuntimeBar) => bar.hours !== undefined && most(bar) <= SHORT
  const short = bars.filter(isShort)
  const long = bars.filter((bar) => !isShort(bar))
  if (short.length < FEWEST || longest < SHORT * FEWEST) return [{ full: longest, bars: [...bars] }]
  return [
    { full: Math.max(...short.map(most)), length: 'short', bars: short },
    { full: longest, length: 'long', bars: long },
  ]
}
