import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { insertOwners, listOwnedUnitIds, type NewOwner } from './recall-owners.repo.ts'
import { listKnownOwners } from './recall-sources.repo.ts'
import { listSerialsOf } from './recall-units.repo.ts'

/**
 * Finds everybody who has, or has had, the units of a recall: each address once, whatever they have. Who only has a telephone number
 * is kept for the units that no address stands for. What is there already stays.
 */
export async function findOwners(db: Kysely<Database>, recallId: string): Promise<void> {
  const units = await listSerialsOf(db, recallId)
  const idOf = new Map(units.map(({ serial, id }) => [serial, id]))
  const known = await listKnownOwners(
    db,
    units.map(({ serial }) => serial),
  )
  const people = new Map<string, NewOwner & { recallUnitIds: string[] }>()
  const reached = await listOwnedUnitIds(db, recallId)
  for (const { serial, email, name, phone } of known) {
    const id = idOf.get(serial)
    if (!id || !email) continue
    const address = email.toLowerCase()
    const person = people.get(address) ?? { email: address, name, phone, recallUnitIds: [] }
    person.recallUnitIds.push(id)
    people.set(address, person)
    reached.add(id)
  }
  const byPhone = known.flatMap(({ serial, email, name, phone }) => {
    const id = idOf.get(serial)
    return id && !email && phone && !reached.has(id) ? [{ email: null, name, phone, recallUnitIds: [id] }] : []
  })
  const once = [...people.values()].map((person) => ({ ...person, recallUnitIds: [...new Set(person.recallUnitIds)] }))
  await insertOwners(db, recallId, [...once, ...byPhone])
}
