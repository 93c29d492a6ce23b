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
