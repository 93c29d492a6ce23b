import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { factsOf } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import { seededCatalogue, seededSettings } from '@arkpax/schema/seed-for-test'
import { beforeEach, expect, it } from 'vitest'
import { type FactsIn, findBrokenTexts } from './check-texts.ts'
import { builtText, keepGoodTexts, standInForBroken, tellLeftOut } from './last-good-texts.ts'

const POLICY = 'content/policies/ehdot.mdx'
const POST = 'content/blog/talvi.mdx'
const MONDAY = new Date('2026-11-16T10:30:00.000Z')
const TUESDAY = new Date('2026-11-17T10:30:00.000Z')

const policy = (text: string) => `---\ntitle: Ehdot\ndescription: x\nupdated: "2026-11-01"\n---\n\n${text}`

let root: string
let content: string
let siteDir: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arkpax-texts-'))
  content = join(root, 'content')
  siteDir = join(root, 'dist')
  for (const folder of ['blog', 'support', 'policies', 'use-cases', 'manuals'])
    mkdirSync(join(content, folder), { recursive: true })
})

const shop = { settings: seededSettings(), products: seededCatalogue() }
const known: FactsIn = (language: Language) => factsOf(shop, language)
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

/** What a build does with the texts as they are now. */
async function build(at: Date, factsIn = known) {
  const leftOut = await standInForBroken(siteDir, {
    content,
    leftOut: await findBrokenTexts(content, factsIn),
    factsIn,
  })
  const shown = existsSync(join(root, POLICY)) ? builtText(content, POLICY, leftOut) : undefined
  keepGoodTexts(siteDir, { content, leftOut, factsIn }, at)
  return { leftOut, shown }
}

it('shows the last good version of a text that breaks, says from when it is, and takes the new one once it is mended', async () => {
  write(POLICY, policy('Vanha'))
  expect((await build(MONDAY)).leftOut).toEqual([])
  write(POLICY, policy('Uusi [[company.phon]]'))
  const broken = await build(TUESDAY)
  expect(broken.shown).toBe(policy('Vanha'))
  expect(broken.leftOut).toEqual([
    {
      text: POLICY,
      reason: 'Rivi 7: tuntematon paikkamerkki [[company.phon]].',
      kept_from: MONDAY.toISOString(),
    },
  ])
  expect((await build(TUESDAY)).shown).toBe(policy('Vanha'))
  write(POLICY, policy('Uusi [[company.phone]]'))
  expect(await build(TUESDAY)).toEqual({ leftOut: [], shown: policy('Uusi [[company.phone]]') })
})

it('tells the day on which a text was first published, not the day of the last build', async () => {
  write(POLICY, policy('Vanha'))
  await build(MONDAY)
  await build(TUESDAY)
  write(POLICY, policy('{auki'))
  expect((await build(TUESDAY)).leftOut).toMatchObject([{ kept_from: MONDAY.toISOString() }])
})

it('keeps the values of facts that the shop has no longer', async () => {
  write(POLICY, policy('Painaa [[product.1.weight]]'))
  await build(MONDAY)
  const products = shop.products.filter(({ id }) => id !== '1')
  const { shown, leftOut } = await build(TUESDAY, (language) => factsOf({ ...shop, products }, language))
  expect(shown).toMatch(/Painaa \d/)
  expect(leftOut).toMatchObject([{ kept_from: MONDAY.toISOString() }])
})

it('leaves out a text that never was good', async () => {
  write(POST, 'Ei otsikkotietoja')
  const { leftOut } = await build(MONDAY)
  expect(leftOut).toEqual([{ text: POST, reason: expect.stringContaining('Otsikkotiedot') }])
  expect(builtText(content, POST, leftOut)).toBeUndefined()
})

it('builds nothing without a page that the shop must have, and names its file and line', async () => {
  write(POLICY, policy('Uusi [[company.phon]]'))
  await expect(build(MONDAY)).rejects.toThrow(`${POLICY} on rikki eikä siitä ole aiempaa julkaistua versiota. Rivi 7: `)
})

it('forgets a text that is deleted, and leaves one with a dead link as it is', async () => {
  write(POLICY, policy('Vanha'))
  await build(MONDAY)
  rmSync(join(root, POLICY))
  await build(MONDAY)
  write(POLICY, policy('{auki'))
  await expect(build(TUESDAY)).rejects.toThrow(POLICY)
  write(POLICY, policy('Hyvä'))
  const leftOut = [{ text: POLICY, reason: 'x', dead_link: '/general-faqs#y' }]
  expect(await standInForBroken(siteDir, { content, leftOut, factsIn: known })).toEqual(leftOut)
  expect(builtText(content, POLICY, leftOut)).toBe(policy('Hyvä'))
})

it('begins anew where its memory is damaged', async () => {
  write(POLICY, policy('Vanha'))
  await build(MONDAY)
  writeFileSync(`${siteDir}.builds/texts.json`, '{"content/pol')
  expect((await build(TUESDAY)).shown).toBe(policy('Vanha'))
})

it('says in words what the pages were built without', () => {
  const reason = 'Rivi 7: x.'
  expect(tellLeftOut({ text: POLICY, reason, kept_from: MONDAY.toISOString() })).toBe(
    `${POLICY}: Rivi 7: x. Sivu näyttää tekstin, joka julkaistiin 16.11.2026 klo\u00A012.30.`,
  )
  expect(tellLeftOut({ text: POST, reason })).toBe(`${POST}: Rivi 7: x. Se jäi pois sivuilta.`)
})
