import { beginningOfDay, dayAfter } from '@arkpax/schema/finnish-days'
import type { Days, Sort } from '@arkpax/schema/list-query'
import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { readCursor, UnknownPageError } from './keyset.ts'

/** A column that a list can be sorted by; `isNumber` where it holds whole numbers. */
interface SortColumn {
  column: string
  isNumber: boolean
  /** What it is computed from; the rows select that under its name. */
  computed?: RawBuilder<number> | RawBuilder<string>
}

/** What decides the order of a list's rows, the last one different in each row. */
type SortKey = readonly SortColumn[]

/** By a column of text, and where it is the same by the rest. */
export const text = (column: string): SortColumn => ({ column, isNumber: false })
/** By a column of whole numbers. */
export const number = (column: string): SortColumn => ({ column, isNumber: true })

/** By what is computed of a row, a whole number. */
export const computed = (column: string, value: RawBuilder<number>): SortColumn => ({
  column,
  isNumber: true,
  computed: value,
})

/** By what is computed of a row, a text. */
export const computedText = (column: string, value: RawBuilder<string>): SortColumn => ({
  column,
  isNumber: false,
  computed: value,
})

interface ListOrder {
  /** Puts rows in their order, from the cursor on where one is given. Throws `UnknownPageError` for one that this order did not give. */
  apply<DB, Table extends keyof DB, Row>(
    rows: SelectQueryBuilder<DB, Table, Row>,
    cursor: string | undefined,
  ): SelectQueryBuilder<DB, Table, Row>
  /** What a row's cursor holds; the row has the columns of the key. */
  keyOf(row: object): string[]
}

/** The order that a list is asked for, of those that it has: `listOrder({ total: [number('total_amount_cents'), text('id')] }, query.sort)`. */
export function listOrder<Name extends string>(keys: Record<Name, SortKey>, sort: Sort<Name>): ListOrder {
  const isDescending = sort.startsWith('-')
  const key = keys[(isDescending ? sort.slice(1) : sort) as Name]
  const columns = sql.join(key.map(valueIn))
  return {
    apply(rows, cursor) {
      const sorted = key.reduce((query, column) => query.orderBy(valueIn(column), isDescending ? 'desc' : 'asc'), rows)
      if (!cursor) return sorted
      const after = readCursor(cursor, key.length).map((part, at) => (key[at]?.isNumber ? readNumber(part) : part))
      const beyond = isDescending ? sql`<` : sql`>`
      return sorted.where(sql<SqlBool>`(${columns}) ${beyond} (${sql.join(after)})`)
    },
    keyOf: (row) => {
      const values = new Map(Object.entries(row))
      return key.map(({ column }) => String(values.get(column.slice(column.lastIndexOf('.') + 1))))
    },
  }
}

const valueIn = ({ column, computed }: SortColumn) => computed ?? sql.ref(column)

/** Holds for a row whose moment in `column` lies on the days, as Finland counts them. */
export function onDays(column: string, { from, to }: Days): Expression<SqlBool> {
  const moment = sql.ref(column)
  const since = from ? sql<SqlBool>`${moment} >= ${beginningOfDay(from).toISOString()}` : sql<SqlBool>`1 = 1`
  if (!to) return since
  return sql<SqlBool>`${since} and ${moment} < ${beginningOfDay(dayAfter(to)).toISOString()}`
}

/** What both engines store as a whole number. */
function readNumber(part: string): number {
  if (!/^-?\d{1,15}$/.test(part)) throw new UnknownPageError()
  return Number(part)
}
