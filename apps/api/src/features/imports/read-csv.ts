import { fieldOfHeading } from '@arkpax/schema/import-fields'
import type { ImportKind } from '@arkpax/schema/imports'
import { parse } from 'csv-parse/sync'
import { UnreadableFile } from './unreadable-file.ts'

const SEPARATORS = [';', ',', '\t'] as const

/** The cells of a CSV file, row by row. Of more than `maxRows` rows it gives one more, to tell that there are too many. */
export function readCsv(bytes: Uint8Array, kind: ImportKind, maxRows: number): string[][] {
  const text = decode(bytes)
  return parseCsv(text, separatorOf(text, kind), maxRows + 1)
}

/** Unicode, of one byte or two, as its marks or bytes tell; what is neither was written by an old Excel for Western Europe. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator with which the first row has most headings that are known, or else most cells. */
function separatorOf(text: string, kind: ImportKind): string {
  const rated = SEPARATORS.map((separator) => {
    const headings = firstRow(text, separator)
    const known = headings.filter((heading) => fieldOfHeading(kind, heading) !== null).length
    return { separator, score: known * 1_000 + headings.length }
  })
  return rated.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

function firstRow(text: string, separator: string): string[] {
  try {
    return parseCsv(text, separator, 1)[0] ?? []
  } catch {
    return []
  }
}

function parseCsv(text: string, separator: string, rows: number): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      to: rows,
      max_record_size: 1_000_000,
    })
  } catch {
    throw new UnreadableFile(
      'CSV-tiedostoa ei voitu lukea: jokin lainausmerkein alkava solu ei pääty. Tallenna tiedosto uudelleen.',
    )
  }
}
