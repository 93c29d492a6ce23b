import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededSettings } from '@arkpax/schema/seed-for-test'
import { afterEach, expect, it, vi } from 'vitest'

const seed = seededSettings()

const folder = mkdtempSync(join(tmpdir(), 'arkpax-settings-'))

/** Modules as a build with that snapshot has them. */
async function builtFrom(file: string) {
  vi.stubEnv('PUBLISHED_CONTENT', join(folder, file))
  vi.resetModules()
  const { published } = await import('./published.ts')
  const { organizationData } = await import('./structured-data.ts')
  return { ...(await import('./settings.ts')), published, organizationData }
}

/** The pages that are built next when staff have saved these settings. */
async function builtWith(settings: object) {
  const { published: nothing } = await builtFrom('there-is-none.json')
  writeFileSync(join(folder, 'published.json'), JSON.stringify({ ...nothing, settings }))
  return builtFrom('published.json')
}

afterEach(() => vi.unstubAllEnvs())

it('a changed phone number, address or hour is what the next pages show, link to and tell search engines', async () => {
  const company = {
    ...seed.company,
    legalName: 'Uusi Oy',
    email: 'palvelu@example.fi',
    phone: { display: '+358\u00A020 555 0100', callPrice: '' },
  }
  const hours = { ...seed.hours, week: { monday: { opens: '10:00', closes: '14:30' } } }
  const built = await builtWith({ ...seed, company, hours })
  expect(built.phoneHref).toBe('tel:+358205550100')
  expect(built.mailHref).toBe('mailto:palvelu@example.fi')
  expect(built.openingHours).toBe('Ma klo\u00A010\u2060–\u206014.30 (Suomen aikaa)')
  expect(built.organizationData(built.settings, new URL('https://arkpax.fi'), '2026-12-01')).toMatchObject({
    legalName: 'Uusi Oy',
    email: 'palvelu@example.fi',
    telephone: '+358205550100',
  })
})

it('settings that cannot be are no pages: the build fails, and the last good ones stand', async () => {
  await expect(builtWith({ ...seed, terms: { ...seed.terms, vatPercent: 300 } })).rejects.toThrow('vatPercent')
})
