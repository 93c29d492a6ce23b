import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededSettings } from '@arkpax/schema/seed-for-test'
import { expect, it, vi } from 'vitest'

const seed = seededSettings()

/** The settings as pages have them that are built from a snapshot. */
async function builtFrom(settings: object) {
  const file = join(mkdtempSync(join(tmpdir(), 'arkpax-settings-')), 'published.json')
  const nothing = { products: [], unshown: [], posts: [], reviews: [], faq: [], announcement: null, leftOut: [] }
  writeFileSync(file, JSON.stringify({ ...nothing, settings }))
  vi.stubEnv('PUBLISHED_CONTENT', file)
  vi.resetModules()
  const [settingsOf, { organizationData }] = await Promise.all([
    import('./settings.ts'),
    import('./structured-data.ts'),
  ])
  vi.unstubAllEnvs()
  return { ...settingsOf, organizationData }
}

it('a changed phone number, address or hour is what the next pages show, link to and tell search engines', async () => {
  const company = {
    ...seed.company,
    legalName: 'Uusi Oy',
    email: 'palvelu@example.fi',
    phone: { display: '+358\u00A020 555 0100', callPrice: '' },
  }
  const hours = { ...seed.hours, week: { monday: { opens: '10:00', closes: '14:30' } } }
  const built = await builtFrom({ ...seed, company, hours })
  expect(built.phoneHref).toBe('tel:+358205550100')
  expect(built.mailHref).toBe('mailto:palvelu@example.fi')
  expect(built.openingHours).toBe('Maanantai klo\u00A010.00–14.30 (Suomen aikaa)')
  expect(built.organizationData(built.settings, new URL('https://arkpax.fi'), '2026-12-01')).toMatchObject({
    legalName: 'Uusi Oy',
    email: 'palvelu@example.fi',
    telephone: '+358205550100',
  })
})

it('settings that cannot be are no pages: the build fails, and the last good ones stand', async () => {
  await expect(builtFrom({ ...seed, terms: { ...seed.terms, vatPercent: 300 } })).rejects.toThrow('vatPercent')
})
