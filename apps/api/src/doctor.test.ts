import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seedCatalogue } from '../seeds/catalogue.ts'
import { seedFaq } from '../seeds/faq.ts'
import { seedSettings } from '../seeds/settings.ts'
import { backUp } from './backup.ts'
import { connectSqlite } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { examineShop } from './doctor.ts'

const SHOP = { PUBLIC_URL: 'https://kauppa.example', SMTP_URL: 'smtp://posti.example' }
const probes = {
  mailFailure: async () => 'ECONNREFUSED',
  certificate: async () => ({ until: new Date('2999-01-01T00:00:00Z') }),
  disk: async () => ({ free: 1e12, size: 1e12 }),
}

async function newShop(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'arkpax-doctor-'))
  const db = connectSqlite(join(folder, 'arkpax.sqlite'))
  await migrate(db)
  await seedCatalogue(db)
  await seedSettings(db)
  await seedFaq(db)
  await db.destroy()
  return folder
}

it('examines the database and what is around it, and knows the copies that were made', async () => {
  const folder = await newShop()
  const env = { ...SHOP, DATA_DIR: folder }
  const said = async (id: string) => {
    const found = (await examineShop(env, probes)).find((one) => one.id === id)
    return found && [found.level, found.text]
  }
  expect(await said('mail-server')).toEqual(['mend', 'Sähköpostipalvelin ei päästä sisään: ECONNREFUSED'])
  expect(await said('certificate')).toEqual(['well', expect.stringContaining('2999')])
  expect(await said('backup')).toEqual(['mend', 'Tietokannasta ei ole otettu varmuuskopiota.'])
  backUp(env, join(folder, 'kopio.sqlite'))
  expect((await said('backup'))?.[0]).toBe('well')
})

it('says so where there is no shop, and where a setting is half', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arkpax-doctor-'))
  await expect(examineShop({ DATA_DIR: folder })).rejects.toThrow('Käynnistä kauppa ensin.')
  await expect(examineShop({ DATA_DIR: folder, PAYTRAIL_MERCHANT_ID: '1' })).rejects.toThrow('PAYTRAIL_SECRET')
})
