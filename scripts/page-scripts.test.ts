import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gatherScripts } from './page-scripts.ts'

const NOINDEX = '<meta name="robots" content="noindex">'
const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self'">`
const modules = (...names: string[]) =>
  names.map((name) => `<script type="module" src="/_astro/${name}"></script>`).join('')

async function gathered(page: string, files: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'arkpax-scripts-'))
  mkdirSync(join(dir, '_astro'))
  for (const [name, code] of Object.entries(files)) writeFileSync(join(dir, '_astro', name), code)
  writeFileSync(join(dir, 'page.html'), `<html><head>${POLICY}</head><body>${page}</body></html>`)
  await gatherScripts(dir)
  const names = readdirSync(join(dir, '_astro'))
  const own = names.find((name) => name.startsWith('page.')) ?? ''
  return {
    html: readFileSync(join(dir, 'page.html'), 'utf8'),
    names,
    own,
    code: own && readFileSync(join(dir, '_astro', own), 'utf8'),
  }
}

const FILES = {
  'a.js': 'import{x}from"./shared.1.js";import{t}from"./preload-helper.2.js";t(()=>import("./later.3.js")),x("first")',
  'b.js': 'import{x}from"./shared.1.js";import{o}from"./own.4.js";x("second",o)',
  'own.4.js': 'export const o="own"',
  'shared.1.js': 'export const x=console.log',
  'later.3.js': 'import{x}from"./shared.1.js";x("later")',
  'preload-helper.2.js': 'const e=e=>e();export{e as t}',
}

it('makes one script of those of a page, which comes after it, with what they share; what later parts need too stays one', async () => {
  const { html, names, own, code } = await gathered(modules('a.js', 'b.js'), FILES)
  expect(code).toContain('"first"')
  expect(code).toContain('"second"')
  expect(code).toContain('import("./later.3.js")')
  expect(code).toContain('from"./shared.1.js"')
  expect(code).not.toContain('preload-helper')
  expect(code).toContain('"own"')
  expect(names).not.toContain('a.js')
  expect(names).toContain('shared.1.js')
  expect(html).toContain(`<script data-scripts="/_astro/${own} /_astro/shared.1.js">`)
  expect(html).not.toContain('type="module"')
})

it('allows the words that stand in the page, and no others', async () => {
  const { html } = await gathered(modules('a.js'), FILES)
  expect(html).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self'"/)
})

it('loads the script of a page that it draws at once', async () => {
  const { html, own } = await gathered(`${NOINDEX}${modules('a.js')}`, FILES)
  expect(html).toContain(`<script type="module" src="/_astro/${own}"></script></head>`)
  expect(html).toContain("script-src 'self'; style-src")
})

it('leaves a page without scripts alone', async () => {
  const { html, own } = await gathered('<p>Ehdot</p>', FILES)
  expect(own).toBe('')
  expect(html).not.toContain('<script')
})
