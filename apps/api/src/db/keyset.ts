/** One page of a list, and the cursor of the next one where there is more. */
export class Page<T> {
  readonly items: T[]
  readonly next: string | undefined

  constructor(items: T[], next: string | undefined) {
    this.items = items
    this.next = next
  }

  /** The items as a JSON list. */
  toJson(): string {
    return JSON.stringify(this.items)
  }
}

/** One page of a list whose items are stored as the JSON that is answered. */
export class JsonPage extends Page<string> {
  override toJson(): string {
    return `[${this.items.join(',')}]`
  }
}

/** A cursor that no list has given. */
export class UnknownPageError extends Error {}

type KeyOf<Row> = (row: Row) => (string | number)[]

/** Makes a page of rows that were read with `limit + 1`; `keyOf` gives the sort key of the page's last row. */
export function toPage<Row, T>(rows: Row[], limit: number, keyOf: KeyOf<Row>, toItem: (row: Row) => T): Page<T> {
  return new Page(rows.slice(0, limit).map(toItem), nextCursor(rows, limit, keyOf))
}

/** The same of rows that hold their item as JSON. */
export function toJsonPage<Row>(rows: Row[], limit: number, keyOf: KeyOf<Row>, toJson: (row: Row) => string): JsonPage {
  return new JsonPage(rows.slice(0, limit).map(toJson), nextCursor(rows, limit, keyOf))
}

function nextCursor<Row>(rows: Row[], limit: number, keyOf: KeyOf<Row>): string | undefined {
  const last = rows[limit - 1]
  return rows.length > limit && last ? encodeCursor(keyOf(last)) : undefined
}

const encodeCursor = (key: (string | number)[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Reads a cursor of `length` text parts; throws `UnknownPageError` when it is not one of ours. */
export function readCursor(cursor: string, length: number): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(key) && key.length === length && key.every(isStorable)) return key
  } catch {
    // Not ours: answered below.
  }
  throw new UnknownPageError()
}

/** Reads the part of a cursor that is a serial id; throws `UnknownPageError` when it is none. */
export function readSerialId(part: string): number {
  if (!/^\d{1,9}$/.test(part)) throw new UnknownPageError()
  return Number(part)
}

const isStorable = (part: unknown) => typeof part === 'string' && !part.includes('\0')

/** A LIKE pattern that finds `text` anywhere; write it with `escape '\'`. */
export const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
