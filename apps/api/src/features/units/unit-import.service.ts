import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import {
  added,
  byOutcome,
  compared,
  type PlannedRow,
  type RowToPlan,
  type RowToRun,
  refused,
  type Side,
  versionSeen,
} from '../../services/planned-row.ts'
import { findStoredProducts } from '../products/product-imports.repo.ts'
import { addEventsOf } from './unit-events.repo.ts'
import { deleteUntouched, insertKnown, unitFactsOf } from './unit-imports.repo.ts'
import { findUnitsById, listUnits, unitSearchText, updateUnit } from './units.repo.ts'

const FACTS = ['made_on', 'made_in', 'batch'] as const

/** What the rows of a file of units would do: how those were made that are there, and new ones with their product. */
export async function planUnits(db: Kysely<Database>, rows: RowToPlan[]): Promise<PlannedRow[]> {
  const textOf = (row: RowToPlan, name: string) => {
    const value = row.values[name]
    return typeof value === 'string' ? value : ''
  }
  const all = (name: string) => [...new Set(rows.map((row) => textOf(row, name)).filter(Boolean))]
  const units = await listUnits(db, { serials: all('serial') })
  const unitOf = new Map(units.map((unit) => [unit.serial, unit]))
  const bySku = new Map((await findStoredProducts(db, 'sku', all('sku'))).map(({ id, sku }) => [sku, id]))
  const byName = Map.groupBy(await findStoredProducts(db, 'name', all('product')), ({ name }) => name)
  return rows.map((row) => {
    const serial = textOf(row, 'serial')
    if (!serial) return refused(row.number, '', 'Sarjanumero puuttuu.')
    const facts = Object.fromEntries(
      FACTS.flatMap((name) => (row.values[name] === undefined ? [] : [[name, row.values[name]]])),
    )
    const unit = unitOf.get(serial)
    const sku = textOf(row, 'sku')
    const named = byName.get(textOf(row, 'product')) ?? []
    const productId = sku ? bySku.get(sku) : named.length === 1 ? named[0]?.id : undefined
    if ((sku || textOf(row, 'product')) && !productId)
      return refused(row.number, serial, named.length > 1 ? SEVERAL : 'Tuotetta ei löytynyt.')
    if (unit && productId && productId !== unit.product_id)
      return refused(row.number, serial, `Laite on jo ${unit.product_name}. Tuotetta ei voi vaihtaa tuomalla.`)
    if (unit)
      return compared(row.number, { id: unit.id, version: unit.version, title: serial }, unitFactsOf(unit), facts)
    if (!productId) return refused(row.number, serial, 'Laite on uusi, ja siltä puuttuu tuote tai tuotekoodi.')
    return added(row.number, uuidv7(), serial, { serial, product_id: productId, ...facts })
  })
}

const SEVERAL = 'Samalla nimellä on useita tuotteita. Anna tuotekoodi.'

/** Adds and changes units; gives the ids of those that are still as they were looked at. */
export async function runUnits(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<Set<string>> {
  const { fresh, changed } = byOutcome(rows)
  const made = await insertKnown(db, fresh, now)
  await addEventsOf(db, made, { kind: 'added', at: now })
  return new Set([...made, ...(await changeAll(db, changed, 'after', now))])
}

/** Makes units as they were before a file; those that have been sold or changed since stay. */
export async function takeBackUnits(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<Set<string>> {
  const { fresh, changed } = byOutcome(rows)
  const ids = fresh.map(({ thing_id }) => thing_id)
  return new Set([...(await deleteUntouched(db, ids)), ...(await changeAll(db, changed, 'before', now))])
}

async function changeAll(db: Kysely<Database>, rows: readonly RowToRun[], side: Side, now: Date): Promise<string[]> {
  const found = await findUnitsById(
    db,
    rows.map(({ thing_id }) => thing_id),
  )
  const units = new Map(found.map((unit) => [unit.id, unit]))
  const done: string[] = []
  for (const row of rows) {
    const unit = units.get(row.thing_id)
    if (!unit) continue
    const facts = { ...unitFactsOf(unit), ...row[side] }
    const change = { ...facts, search_text: unitSearchText({ serial: unit.serial, batch: facts.batch }) }
    if (await updateUnit(db, unit.id, change, { version: versionSeen(row, side), now })) done.push(unit.id)
  }
  return done
}
