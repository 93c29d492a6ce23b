import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { registrationInput } from '../../../test/factories.ts'
import { jpegPhoto } from '../../../test/make-pictures.ts'
import { passTime } from '../../../test/pass-time.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { warrantyCasesPrivacy as privacy } from './warranty-cases.privacy.ts'

// Pictures are made while the machine has nothing else to do.
vi.setConfig({ testTimeout: 60_000 })

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-23T08:00:00Z')
  await staySignedIn(test)
})
const person = { id: undefined, email: 'aino.korhonen@example.fi' }

/** A case with a picture; its id. */
async function newCase(serial: string): Promise<string> {
  const form = new FormData()
  const fields = {
    ...{ serial_number: serial, fault_kind: 'heat', description: 'Mökillä Houtskarissa.', wish: 'repair' },
    ...{ name: 'Aino Korhonen', email: person.email, phone: '040 123 4567', retailer: 'Kauppa Oy', draft: serial },
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('files', new File([new Uint8Array(await jpegPhoto(60, 40))], 'mökki.jpg'))
  await test.app.request('/api/warranty-cases', { method: 'POST', body: form })
  const { id } = await test.deps.db
    .selectFrom('warranty_cases')
    .select('id')
    .where('serial_number', '=', serial)
    .executeTakeFirstOrThrow()
  return id
}
const step = (id: string, body: Sent<'POST /api/admin/warranty-cases/{id}/steps', 'body'>) =>
  test.call('POST /api/admin/warranty-cases/{id}/steps', { path: `/api/admin/warranty-cases/${id}/steps`, body })
const leftovers = async () =>
  (await test.deps.db.selectFrom('media_leftovers').select(['key', 'due_at']).execute()).map(({ due_at }) => due_at)

it('a person gets what they told, what they were told and the names of what they sent, and no notes of staff', async () => {
  const id = await newCase('APX-1')
  await step(id, { state: 'waiting_customer', message: 'Mikä koodi?', notify: true })
  const path = `/api/admin/warranty-cases/${id}/notes`
  await test.call('POST /api/admin/warranty-cases/{id}/notes', { path, body: { text: 'Hankala asia' } })
  const data = typeof privacy.ownData === 'function' ? await privacy.ownData(test.deps.db, person) : {}
  expect(data).toMatchObject({
    warranty_cases: [
      {
        ...{ number: 5001, serial_number: 'APX-1', description: 'Mökillä Houtskarissa.', phone: '040 123 4567' },
        told: [{ state: 'received' }, { state: 'waiting_customer', text: 'Mikä koodi?' }],
        files: [{ kind: 'picture', name: 'mökki.jpg' }],
      },
    ],
  })
  expect(JSON.stringify(data)).not.toContain('Hankala')
})

it('erasure takes the person and their files out of closed cases, and leaves open ones for later', async () => {
  const closed = await newCase('APX-1')
  await step(closed, { state: 'refused', reason: 'Aino avasi laitteen', notify: true })
  await newCase('APX-2')
  expect(await privacy.erasureParts?.(test.deps.db, person)).toEqual([
    { kind: 'closed-cases', count: 1, effect: 'anonymised', until: null },
    { kind: 'open-cases', count: 1, effect: 'kept', until: null },
  ])
  await privacy.eraseOnRequest?.(test.deps.db, person, test.clock.now)
  const { db } = test.deps
  const left = await db.selectFrom('warranty_cases').selectAll().where('id', '=', closed).execute()
  expect(left).toMatchObject([{ serial_number: 'APX-1', fault_kind: 'heat', state: 'refused', email: '' }])
  const events = await db.selectFrom('warranty_case_events').selectAll().where('case_id', '=', closed).execute()
  expect(JSON.stringify([left, events])).not.toMatch(/aino|korhonen|houtskari|040 123|kauppa/i)
  expect(await leftovers()).toEqual([test.clock.now.toISOString()])
  expect(await db.selectFrom('warranty_case_files').select('name').execute()).toHaveLength(1)
})

it('a case is deleted three years after it was closed, with its files, once nobody has the device registered', async () => {
  const serialNumber = 'APX-1'
  await test.call('POST /api/register-product', {
    body: registrationInput({ serialNumber, purchaseDate: '2026-11-20' }),
  })
  await step(await newCase(serialNumber), { state: 'closed', notify: false })
  await newCase('APX-2')
  await step(await newCase('APX-3'), { state: 'closed', notify: false })
  const leftAt = async (moment: string) => {
    await passTime(test, new Date(moment))
    await passTime(test, new Date(moment))
    const rows = await test.deps.db
      .selectFrom('warranty_cases')
      .select('serial_number')
      .orderBy('serial_number')
      .execute()
    return rows.map(({ serial_number }) => serial_number)
  }
  expect(await leftAt('2029-11-22T12:00:00Z')).toEqual(['APX-1', 'APX-2', 'APX-3'])
  expect(await leftAt('2029-11-24T12:00:00Z')).toEqual(['APX-1', 'APX-2'])
  expect(await leftAt('2031-11-19T12:00:00Z')).toEqual(['APX-1', 'APX-2'])
  expect(await leftAt('2031-11-22T12:00:00Z')).toEqual(['APX-2'])
  expect(await leftovers()).toHaveLength(2)
})
