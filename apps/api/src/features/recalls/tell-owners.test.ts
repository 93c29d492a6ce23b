import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedCatalogue } from '../../../seeds/catalogue.ts'
import { makeSharedDatabase } from '../../../test/shared-database.ts'
import { readConfig } from '../../config.ts'
import { migrate } from '../../db/migrate.ts'
import { insertOwners } from './recall-owners.repo.ts'
import { insertRecall, moveRecall } from './recalls.repo.ts'
import { tellOwners } from './tell-owners.service.ts'

const OWNERS = 600
const now = new Date('2026-11-23T08:00:00Z')
const config = readConfig({})

let shared: Awaited<ReturnType<typeof makeSharedDatabase>>
let databases: Awaited<ReturnType<typeof shared.connect>>[]
beforeEach(async () => {
  shared = await makeSharedDatabase()
  databases = [await shared.connect(), await shared.connect()]
})
afterEach(() => Promise.all(databases.map((db) => db.destroy())))

it('two processes queue one mail for each person, also after one of them has broken off', async () => {
  const [one, other] = databases
  if (!one || !other) throw new Error('no database')
  await migrate(one)
  await seedCatalogue(one)
  const written = { title: 'A', product_ids: [], identification: '', hazard: '', action: '', remedies: [] }
  const id = await insertRecall(one, { ...written, remedy_text: '', picture: null }, now)
  await moveRecall(one, id, { state: 'open', round: 1 }, undefined, now)
  const people = Array.from({ length: OWNERS }, (_, index) => `a${index}@example.fi`)
  await insertOwners(
    one,
    id,
    people.map((email) => ({ email, name: null, phone: null, recallUnitIds: [] })),
  )
  const brokenOff = one.transaction().execute(async (transaction) => {
    await transaction.updateTable('recall_owners').set({ told_round: 1 }).where('email', '=', 'a0@example.fi').execute()
    throw new Error('killed')
  })
  await expect(brokenOff).rejects.toThrow('killed')
  await Promise.all([tellOwners(one, now, config), tellOwners(other, now, config)])
  await tellOwners(other, now, config)
  const mails = await one.selectFrom('outbox').select('recipient').execute()
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([...people].sort())
  const told = await one
    .selectFrom('recall_owners')
    .innerJoin('outbox', 'outbox.id', 'mail_id')
    .select(['email', 'recipient'])
    .execute()
  expect(told.filter(({ email, recipient }) => email === recipient)).toHaveLength(OWNERS)
})
