import type { UseCaseTable } from '@arkpax/schema/content-frontmatter'

/** What one device takes on a trip. */
export interface EnergyPart {
  name: string
  /** How it is used, as the table says it: '47 W, 10 h ajoa'. */
  use: string
  wattHours: number
}

/** What a trip takes device by device, and what the table says below its sum. */
export interface EnergySum {
  /** The column that it comes from; none where the table tells of one trip. */
  name?: string
  parts: EnergyPart[]
  total: number
  notes: { name: string; value: string }[]
}

const TOTAL = 'Yhteensä'
/** '6 latausta, 120 Wh' → how it is used, and how much it takes. */
const ENERGY = /^(?:(.+), )?(\d+)\u00A0?\s?Wh$/

/**
 * The sums of a table that adds devices up in watt-hours: one of each column that does; none of a table without such a row.
 * A device that a column leaves empty does not belong to its sum.
 */
export function energySums({ columns, rows }: UseCaseTable): EnergySum[] {
  const totalAt = rows.findIndex(([head]) => head === TOTAL)
  if (totalAt < 0) return []
  const devices = rows.slice(0, totalAt)
  const inSum = columns
    .map((_, column) => column)
    .filter((column) => column > 0 && ENERGY.test(cell(rows[totalAt], column)))
  return inSum.map((column) => ({
    name: inSum.length > 1 ? columns[column] : undefined,
    parts: devices.flatMap((row) => {
      const [, use, wattHours] = ENERGY.exec(cell(row, column)) ?? []
      if (!wattHours) return []
      const others = row.slice(1).filter((text, index) => text && text !== '–' && !inSum.includes(index + 1))
      return [{ name: row[0], use: [...others, use].filter(Boolean).join(', '), wattHours: Number(wattHours) }]
    }),
    total: Number(ENERGY.exec(cell(rows[totalAt], column))?.[2]),
    notes: rows.slice(totalAt + 1).map((row) => ({ name: row[0], value: cell(row, column) })),
  }))
}

const cell = (row: readonly string[] | undefined, column: number) => row?.[column] ?? ''
