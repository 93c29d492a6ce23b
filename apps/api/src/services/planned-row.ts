import type { ImportOutcome } from '@arkpax/schema/imports'

/** A row of a file as it is about to be stored: which thing it is about, and what becomes of it. */
export interface PlannedRow {
  number: number
  outcome: ImportOutcome
  thing_id: string | null
  title: string
  /** The thing's version when it was looked at; null where it has none. */
  version: number | null
  /** The fields that change, as they were and as they become. A new thing has no `before`, and what is left as it is neither. */
  before: object | null
  after: object | null
  reason: string | null
}

/** What a file says of one thing. */
export interface RowToPlan {
  number: number
  values: Readonly<Record<string, unknown>>
}

/** What a row calls the thing that it is about, for whoever looks for it in the file. */
export const titleOf = ({ values: { name, email, sku, id } }: RowToPlan) => String(name ?? email ?? sku ?? id ?? '')

/** A stored row that is about to be run or taken back. */
export interface RowToRun {
  number: number
  outcome: 'new' | 'changed'
  thing_id: string
  version: number | null
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}

/** Rows that make something new, and those that change what is there. */
export const byOutcome = (rows: readonly RowToRun[]) => ({
  fresh: rows.filter(({ outcome }) => outcome === 'new'),
  changed: rows.filter(({ outcome }) => outcome === 'changed'),
})

/** A row is run from `before` to `after`, and taken back the other way. The side is the one that it becomes. */
export type Side = 'before' | 'after'

/** The version that a thing must have: as it was looked at, and one more where the row that changed it is taken back. */
export const versionSeen = ({ version }: RowToRun, side: Side) => (version ?? 0) + (side === 'before' ? 1 : 0)

/** Rows that change the same fields can be one statement; where `known` is given, no others count. */
export function byFields(rows: readonly RowToRun[], known?: readonly string[]) {
  const fieldsOf = ({ after }: RowToRun) => Object.keys(after).filter((name) => known?.includes(name) ?? true)
  const groups = Map.groupBy(rows, (row) => fieldsOf(row).sort().join())
  return [...groups].map(([names, group]) => ({ fields: names.split(',').filter(Boolean), group }))
}

/** Why a row was not run: others were quicker. */
export const NOT_RUN = 'Kohdetta on muutettu esikatselun jälkeen, joten riviä ei tuotu.'

const NOTHING = { thing_id: null, version: null, before: null, after: null }

/** A row that changes nothing because something is wrong with it. */
export const refused = (number: number, title: string, reason: string): PlannedRow => ({
  ...NOTHING,
  ...{ number, title, reason },
  outcome: 'refused',
})

interface Known {
  id: string
  title: string
  version: number | null
}

/** A row about a thing that is there: what it says otherwise than the thing is. */
export function compared(
  number: number,
  { id, title, version }: Known,
  stored: Readonly<Record<string, unknown>>,
  said: Readonly<Record<string, unknown>>,
): PlannedRow {
  const changes = Object.keys(said).filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(said[name]))
  const row = { number, thing_id: id, title, version, reason: null }
  if (changes.length === 0) return { ...row, outcome: 'unchanged', before: null, after: null }
  const only = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changes.map((name) => [name, values[name] ?? null]))
  return { ...row, outcome: 'changed', before: only(stored), after: only(said) }
}

/** A row that makes a thing of its own. */
export const added = (number: number, id: string, title: string, after: object): PlannedRow => ({
  ...{ number, title, after },
  ...{ thing_id: id, outcome: 'new', version: null, before: null, reason: null },
})
