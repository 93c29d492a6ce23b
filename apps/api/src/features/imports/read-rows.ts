import { formatNumber } from '@arkpax/schema/format-fi'
import { fieldOfHeading, fieldsOf, type ImportField } from '@arkpax/schema/import-fields'
import { IMPORT_MAX_ROWS, type ImportColumn, type ImportKind } from '@arkpax/schema/imports'
import { importSchemas } from './import-schemas.ts'
import { type Cell, readCell, textOf } from './read-cell.ts'
import { readCsv } from './read-csv.ts'
import { isArchive, readXlsx } from './read-xlsx.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A file to read: `columns` name the field of each column where its headings are not to be gone by. */
export interface FileToRead {
  kind: ImportKind
  bytes: Uint8Array
  columns: readonly (string | null)[] | undefined
}

/** A row as it was read. Fields of empty cells are left out; `reason` tells in Finnish what is wrong with it. */
export interface ReadRow {
  number: number
  values: Readonly<Record<string, unknown>>
  reason: string | null
  cells: string[]
}

export interface ReadFile {
  columns: ImportColumn[]
  rows: ReadRow[]
}

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a CSV or XLSX file by what is in it, whatever it is called. Throws `UnreadableFile`. */
export async function readFile({ kind, bytes, columns: chosen }: FileToRead): Promise<ReadFile> {
  const [headings = [], ...rows] = await gridOf(bytes, kind)
  if (headings.every((heading) => textOf(heading).trim() === '')) throw new UnreadableFile('Tiedosto on tyhjä.')
  const filled = rows.flatMap((cells, at) =>
    cells.some((cell) => textOf(cell).trim()) ? [{ cells, number: at + 2 }] : [],
  )
  if (rows.length > IMPORT_MAX_ROWS || filled.length > IMPORT_MAX_ROWS)
    throw new UnreadableFile(`Tiedostossa on yli ${formatNumber(IMPORT_MAX_ROWS)} riviä. Jaa se osiin.`)
  if (filled.length === 0) throw new UnreadableFile('Tiedostossa on vain otsikot, ei yhtään riviä.')
  const columns = columnsOf(kind, headings, chosen)
  const fields = columns.map(({ field }) => fieldsOf(kind).find(({ name }) => name === field))
  return { columns, rows: filled.map((row) => readRow(kind, fields, row)) }
}

async function gridOf(bytes: Uint8Array, kind: ImportKind): Promise<Cell[][]> {
  if (bytes.length === 0) throw new UnreadableFile('Tiedosto on tyhjä.')
  if (OLD_EXCEL.every((byte, at) => bytes[at] === byte))
    throw new UnreadableFile('Vanhaa XLS-tiedostoa ei voi lukea. Tallenna se Excelissä XLSX- tai CSV-muodossa.')
  if (isArchive(bytes)) return readXlsx(bytes)
  if (bytes.subarray(0, 1_000).includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe)
    throw new UnreadableFile('Tiedosto ei ole CSV- eikä XLSX-tiedosto.')
  return readCsv(bytes, kind, IMPORT_MAX_ROWS + 1)
}

/** The columns by their headings, or as they were chosen; of several that mean the same the first counts. */
function columnsOf(kind: ImportKind, headings: Cell[], chosen: FileToRead['columns']): ImportColumn[] {
  const known = new Set(fieldsOf(kind).map(({ name }) => name))
  const taken = new Set<string>()
  return headings.map((cell, at) => {
    const heading = textOf(cell).trim().slice(0, 200)
    const wanted = chosen ? chosen[at] : fieldOfHeading(kind, heading)
    const field = wanted && known.has(wanted) && !taken.has(wanted) ? wanted : null
    if (field) taken.add(field)
    return { heading, field }
  })
}

function readRow(
  kind: ImportKind,
  fields: readonly (ImportField | undefined)[],
  { cells, number }: { cells: Cell[]; number: number },
): ReadRow {
  const values: Record<string, unknown> = {}
  const reasons: string[] = []
  for (const [at, field] of fields.entries()) {
    const cell = cells[at]
    if (!field || cell === null || cell === undefined || textOf(cell).trim() === '') continue
    try {
      const parsed = importSchemas[kind][field.name]?.safeParse(readCell(cell, field))
      if (parsed?.success) values[field.name] = parsed.data
      else reasons.push(`${field.label}: ${parsed?.error.issues[0]?.message ?? 'ei käy'}.`)
    } catch (error) {
      reasons.push(`${field.label}: ${error instanceof Error ? error.message : 'ei käy'}`)
    }
  }
  return {
    number,
    values,
    reason: reasons.length > 0 ? reasons.join(' ').replaceAll('..', '.') : null,
    cells: fields.map((_, at) => textOf(cells[at])),
  }
}
