import type { Context } from 'hono'
import type { Page } from '../db/keyset.ts'
import type { ApiEnv } from './env.ts'

const BYTE_ORDER_MARK = '\uFEFF'
/**
 * The places where a cell begins with what a spreadsheet reads as a formula, the full-width signs too. A reader that takes commas
 * or tabs for separators, or knows no quoted line breaks, also begins a cell in the middle of a text, and drops quotes there.
 */
const FORMULA_START = /(?<=^|[,\t\r\n])(?="*[=+\-@\t＝＋－＠])|^(?=[\r\n])|(?<=[,\t\n])(?="*\r(?!\n))/g
const NEEDS_QUOTES = /[;,\t"\r\n]/

/** A cell as its row gives it: numbers get a decimal comma, null is an empty cell. */
type Cell = string | number | null

/** A table for Finnish Excel: made piece by piece, never held whole. */
export class CsvFile {
  readonly name: string
  readonly chunks: AsyncGenerator<string>

  constructor(name: string, chunks: AsyncGenerator<string>) {
    this.name = name
    this.chunks = chunks
  }
}

/**
 * The rows of every page under the given columns: `csvOf('tilaukset.csv', { Nimi: (order) => order.customer_name }, pages)`.
 * The name is plain ASCII.
 */
export function csvOf<T>(name: string, columns: Record<string, (item: T) => Cell>, pages: AsyncIterable<T[]>): CsvFile {
  async function* chunks() {
    yield BYTE_ORDER_MARK + csvLine(Object.keys(columns))
    const cells = Object.values(columns)
    for await (const items of pages) yield items.map((item) => csvLine(cells.map((cellOf) => cellOf(item)))).join('')
  }
  return new CsvFile(name, chunks())
}

/** Reads a list to its end, a page at a time: `everyPage((cursor) => listOrders(db, { ...query, limit: 500, cursor }))`. */
export async function* everyPage<T>(read: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T[]> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield page.items
    cursor = page.next
  } while (cursor)
}

/** Answers a table as a download. What fails before the second piece is answered as a failure; later the answer breaks off. */
export async function answerCsv(c: Context<ApiEnv>, file: CsvFile): Promise<Response> {
  const waiting = [await file.chunks.next(), await file.chunks.next()]
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = waiting.shift() ?? (await file.chunks.next())
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await file.chunks.return(undefined)
    },
  })
  return c.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file.name}"`,
  })
}

const csvLine = (cells: Cell[]) => `${cells.map(csvCell).join(';')}\r\n`

/** One cell: where a spreadsheet would run its text as a formula, an apostrophe stands before it. */
function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = cell.replace(FORMULA_START, "'")
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
