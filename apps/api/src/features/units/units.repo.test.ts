import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { addUnitEvent, listUnitEvents } from './unit-events.repo.ts'
import { findUnit, findUnitOfPassport, insertUnits, listUnits } from './units.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const facts = { product_id: '1', made_on: '2026-10-01', made_in: 'Turku', batch: 'B7' }
const add = (...serials: string[]) =>
  insertUnits(
    test.deps.db,
    serials.map((serial) => ({ serial, ...facts })),
    test.clock.now,
  )

describe('a unit', () => {
  it('is found by its serial number however it is typed, and by its passport', async () => {
    await add(' apx-2400-000123 ')
    const unit = await findUnit(test.deps.db, 'Apx-2400-000123 ')
    expect(unit).toMatchObject({ serial: 'APX-2400-000123', status: 'in_stock', made_in: 'Turku', order_number: null })
    expect(unit?.passport_id).toMatch(/^[0-9a-f]{32}$/)
    expect(await findUnitOfPassport(test.deps.db, unit?.passport_id ?? '')).toEqual(unit)
    expect(await findUnit(test.deps.db, 'APX-2400-000124')).toBeUndefined()
  })

  it('is there once', async () => {
    await add('apx-2400-000123')
    await expect(add('APX-2400-000123')).rejects.toThrow()
  })

  it('is chosen with others by any of what is known of it, thousands at a time', async () => {
    const serials = Array.from({ length: 1_200 }, (_, index) => `APX-2400-${String(index).padStart(6, '0')}`)
    await add(...serials)
    const all = await listUnits(test.deps.db, { serials: serials.map((serial) => serial.toLowerCase()) })
    expect(all.map(({ serial }) => serial)).toEqual(serials)
    expect(await listUnits(test.deps.db, { batch: 'B7', madeFrom: '2026-10-02' })).toEqual([])
    expect(
      await listUnits(test.deps.db, { productId: '1', madeTo: '2026-10-01', statuses: ['in_stock'] }),
    ).toHaveLength(1_200)
  })

  it('has a history, which others add to by its serial number', async () => {
    await add('APX-2400-000123')
    const event = { serial: 'apx-2400-000123', kind: 'case', text: 'Takuuasia 12', at: test.clock.now } as const
    expect(await addUnitEvent(test.deps.db, event)).toBe(true)
    expect(await addUnitEvent(test.deps.db, { ...event, serial: 'APX-1' })).toBe(false)
    const unit = await findUnit(test.deps.db, 'APX-2400-000123')
    expect(await listUnitEvents(test.deps.db, unit?.id ?? '')).toMatchObject([{ kind: 'case', text: 'Takuuasia 12' }])
  })
})
