import { readDecimal } from '@arkpax/schema/decimal'
import type { ImportField } from '@arkpax/schema/import-fields'
import { categoryLabels, productStatusLabels } from '@arkpax/schema/labels'
import { isoDayOf } from '@arkpax/schema/typed-day'
import { vatClassLabels } from '@arkpax/schema/vat-labels'

/** A cell as a file has it: CSV has only text. */
export type Cell = string | number | boolean | Date | null

/** What our own files have before a text that a spreadsheet would run as a formula. */
const GUARD = /(?<=^|[,\t\r\n])'(?="*[=+\-@\t\r＝＋－＠])/g

/** A cell as text, as whoever mends the file sees it. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return String(rounded(cell)).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'Kyllä' : 'Ei'
  return cell.replaceAll('\0', '').toWellFormed()
}

/** What a cell says, as its field travels. Throws an `Error` in Finnish where it says nothing that the field can be. */
export function readCell(cell: Cell, { reading }: ImportField): unknown {
  if (reading === 'decimal') return readNumber(cell, '89,90')
  if (reading === 'whole') return readNumber(cell, '12')
  const text = typeof cell === 'number' ? String(rounded(cell)) : textOf(cell).replace(GUARD, '').trim()
  switch (reading) {
    case 'text':
      return text
    case 'category':
      return oneOf(text, categoryLabels)
    case 'status':
      return oneOf(text, productStatusLabels)
    case 'vat':
      return oneOf(text, vatClassLabels)
    case 'lines':
      return partsOf(text, /\r?\n/)
    case 'words':
      return partsOf(text, /[,;\n]/)
    case 'day':
      return readDay(text)
  }
}

/** A workbook stores 89,90 as what is nearest to it in binary. */
const rounded = (value: number) => Number(value.toFixed(6))

function readNumber(cell: Cell, example: string): number {
  if (typeof cell === 'number') return rounded(cell)
  const text = textOf(cell).replace(GUARD, '')
  const number = readDecimal(text.replace(/(€|eur|kpl)\s*$/i, ''))
  if (number === undefined) throw new Error(`”${shortened(text)}” ei ole luku. Kirjoita esimerkiksi ${example}.`)
  return number
}

function oneOf(text: string, labels: Readonly<Record<string, string>>): string {
  const wanted = plain(text)
  const found = Object.entries(labels).find(([key, label]) => key === wanted || plain(label) === wanted)
  if (!found) throw new Error(`”${shortened(text)}” ei käy. Vaihtoehdot: ${Object.values(labels).join(', ')}.`)
  return found[0]
}

/** No-break spaces look like others to whoever types. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

/** 22.11.2026 or 2026-11-22, also with a time of day after it. */
function readDay(text: string): string {
  const [day = ''] = text.split(/\s/)
  return isoDayOf(day).slice(0, 10)
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
