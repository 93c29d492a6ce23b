import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { findUnit, listUnits } from './units.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const preview = async (csv: string) => {
  const content = Buffer.from(csv).toString('base64')
  const body = { kind: 'units', file_name: 'laitteet.csv', content } as const
  return (await test.call('POST /api/admin/imports', { body })).answer
}
const run = (id: string) => test.call('POST /api/admin/imports/{id}/run', { path: `/api/admin/imports/${id}/run` })
const takeBack = (id: string) =>
  test.call('POST /api/admin/imports/{id}/take-back', { path: `/api/admin/imports/${id}/take-back` })
const HEAD = 'Sarjanumero;Tuote;Valmistuspäivä;Valmistuspaikka;Erä\n'

describe('a file of units', () => {
  it('is looked through first, then adds units, and can be taken back', async () => {
    const looked = await preview(`${HEAD}apx-1;Ark PRO 2400 W;1.10.2026;Turku;B7\napx-2;Ark PRO 2400 W;;;\n`)
    expect(looked.counts).toMatchObject({ new: 2, refused: 0 })
    expect(await listUnits(test.deps.db, {})).toEqual([])
    await run(looked.id)
    expect(await findUnit(test.deps.db, 'APX-1')).toMatchObject({
      made_on: '2026-10-01',
      made_in: 'Turku',
      batch: 'B7',
    })
    await takeBack(looked.id)
    expect(await listUnits(test.deps.db, {})).toEqual([])
  })

  it('changes how units were made, and leaves those that have been serviced since', async () => {
    for (const serial of ['APX-1', 'APX-2'])
      await test.call('POST /api/admin/units', { body: { serial, product_id: '1' } })
    const { id, counts } = await preview(`${HEAD}APX-1;;2.10.2026;;\nAPX-2;;;;B8\n`)
    expect(counts).toMatchObject({ changed: 2 })
    await run(id)
    await test.call('POST /api/admin/units/{serial}/service', {
      path: '/api/admin/units/APX-2/service',
      body: { kind: 'service', text: 'Huolto', status: 'in_stock' },
    })
    const { answer } = await takeBack(id)
    expect(answer.left).toBe(1)
    expect(await findUnit(test.deps.db, 'APX-1')).toMatchObject({ made_on: null })
    expect(await findUnit(test.deps.db, 'APX-2')).toMatchObject({ batch: 'B8' })
  })

  it('has its wrong rows refused, each with the reason', async () => {
    await test.call('POST /api/admin/units', { body: { serial: 'EB-1', product_id: '4' } })
    const { id, counts } = await preview(
      `${HEAD};Ark PRO 2400 W;;;\nA;Eitällaista;;;\nB;;;;\nEB-1;Ark PRO 2400 W;;;\nC;Ark PRO 2400 W;40.13.2026;;\nD;Ark PRO 2400 W;;;\nd;Ark PRO 2400 W;;;\n`,
    )
    expect(counts).toMatchObject({ new: 1, refused: 6 })
    const path = `/api/admin/imports/${id}/rows?show=refused`
    const { answer } = await test.call('GET /api/admin/imports/{id}/rows', { path })
    expect(answer.every(({ reason }) => reason)).toBe(true)
  })
})
