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

/** Bars on one scale, or, where they stand without, what is told in words. */
export interface BarGroup {
  kind: 'drawn' | 'told'
  bars: RuntimeBar[]
}

/** What a light or a fan takes at the most, in watts: it runs many times as long as a tool. */
const LIGHT = 300
/** One bar is no picture. */
const COMPARED = 2

/** '800–1500 W' → 1500. */
const watts = (power: string) => Number(/(\d+)\s?W$/.exec(power)?.[1] ?? Number.POSITIVE_INFINITY)

/** What is counted otherwise than in hours is told without a bar, as is a light load beside tools: its hours would make stubs of theirs. */
export function barGroups(bars: readonly RuntimeBar[]): BarGroup[] {
  const timed = bars.filter(({ hours }) => hours)
  const light = timed.filter(({ power }) => watts(power) <= LIGHT)
  const heavy = timed.filter((bar) => !light.includes(bar))
  const drawn = [heavy, light].find(({ length }) => length >= COMPARED) ?? []
  const groups: BarGroup[] = [
    { kind: 'drawn', bars: drawn },
    { kind: 'told', bars: bars.filter((bar) => !drawn.includes(bar)) },
  ]
  return groups.filter(({ bars }) => bars.length > 0)
}
