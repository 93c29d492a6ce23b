import { normalSerial } from './serial-number.ts'

const HEADING = /^(?:sarjanumero|serial(?: number)?)$/i
const cellsOf = (row: string) =>
  row.split(/[;,\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

/** The serial numbers of a pasted list, or of a table with a column 'Sarjanumero'; each once, as they are stored. */
export function serialsIn(text: string): string[] {
  const rows = text.split(/\r\n|[\r\n\u2028\u2029]/).map(cellsOf)
  const column = rows[0]?.findIndex((cell) => HEADING.test(cell)) ?? -1
  const cells = column === -1 ? rows.flat() : rows.slice(1).map((row) => row[column] ?? '')
  return [...new Set(cells.filter(Boolean).map(normalSerial))]
}
