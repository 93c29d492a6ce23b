import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { readDatabaseClock } from './doctor.repo.ts'
import { missingAtStart } from './missing-at-start.service.ts'

const MISSING_IN_A_NEW_SHOP = [
  'business-id',
  'company',
  'call-price',
  'iban',
  'guarantee-notice',
  'producer',
  'public-url',
]

it('tells of a new shop what must still be filled in, until it is', async () => {
  const test = await createTestApp()
  const toMend = async () => {
    const { findings } = (await test.call('GET /api/admin/doctor')).answer
    return findings.flatMap(({ id, level }) => (level === 'mend' ? [id] : []))
  }
  expect(await toMend()).toEqual(expect.arrayContaining([...MISSING_IN_A_NEW_SHOP, 'mail-server', 'backup']))
  const { company, law } = (await test.call('GET /api/admin/settings')).answer
  await test.call('PUT /api/admin/settings/company', {
    body: { ...company, businessId: '0112038-9', phone: { ...company.phone, callPrice: '8,35 snt/puhelu' } },
  })
  await test.call('PUT /api/admin/settings/law', {
    body: { ...law, batteryRegister: 'FI-1', weeeRegister: 'FI-2', takeBack: 'Palauta keräyspisteeseen.' },
  })
  const left = await toMend()
  expect(['business-id', 'company', 'call-price', 'producer'].filter((id) => left.includes(id))).toEqual([])
})

it('a start tells what is missing with where it is given, but in a demonstration and in development', async () => {
  const linesOf = async (env: Record<string, string>) => {
    const { db, config } = (await createTestApp(env)).deps
    return missingAtStart(db, config, new Date('2026-11-21T10:00:00Z'))
  }
  const lines = await linesOf({})
  expect(lines).toContain(
    '! Korjattava: Tilinumero. Tilinumero puuttuu, joten tarjousta ei voi lähettää. → Asetukset: Myynti, /admin/settings#myynti',
  )
  expect(lines.filter((line) => line.includes('rakentaminen'))).toEqual([])
  expect([await linesOf({ DEMO: '1' }), await linesOf({ MAIL_PREVIEW: '1' })]).toEqual([[], []])
})

it('the clock of the database is read to the second', async () => {
  const { db } = (await createTestApp()).deps
  expect(Math.abs((await readDatabaseClock(db)).getTime() - Date.now())).toBeLessThan(10_000)
})
