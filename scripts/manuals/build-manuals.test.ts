import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { manuals as manualsSchema } from '@arkpax/schema/content'
import { factsOf } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import { seededCatalogue, seededSettings } from '@arkpax/schema/seed-for-test'
import { pathIn } from '@arkpax/schema/translated-pages'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildManuals } from './build-manuals.ts'
import { readManuals } from './read-manuals.ts'

const folder = mkdtempSync(join(tmpdir(), 'arkpax-manuals-'))
const out = pathToFileURL(`${folder}/`)
const factsIn = (language: Language) => factsOf({ settings: seededSettings(), products: seededCatalogue() }, language)
const manuals = readManuals(factsIn)
const nameOf = ({ about }: (typeof manuals)[number]) => `${about.product}-${about.language}.pdf`

let names: string[] = []
beforeAll(async () => {
  names = await buildManuals('http://localhost:3000', seededSettings(), factsIn, { out })
})
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = (name: string) => readFileSync(new URL(name, out))
/** What a PDF says outside its compressed page contents. */
const outline = (name: string) => bytes(name).toString('latin1')

/** Every `/Title` of a PDF: its bookmarks, and the document's own. */
const titles = (name: string) =>
  [...outline(name).matchAll(/\/Title (?:\(((?:\\.|[^)\\])*)\)|<FEFF([0-9A-F]+)>)/g)].map(([, plain, hex = '']) =>
    plain === undefined ? Buffer.from(hex, 'hex').swap16().toString('utf16le') : plain.replace(/\\(.)/g, '$1'),
  )

describe('the manuals', () => {
  it('are twelve: four products in three languages', () => {
    expect(manuals.map(nameOf)).toHaveLength(12)
    expect(names.toSorted()).toEqual([...manuals.map(nameOf), 'kaikki.zip'].toSorted())
  })

  it('are those that the manuals page links to', () => {
    const entries = manualsSchema.parse(JSON.parse(readFileSync('content/data/manuals.json', 'utf8')))
    const linked = entries.flatMap(({ downloads }) => downloads.map(({ url }) => url.replace('/kayttoohjeet/', '')))
    expect(linked.toSorted()).toEqual(manuals.map(nameOf).toSorted())
  })

  it.each(manuals)('$about.product.$about.language is a tagged PDF with title, language and bookmarks', (manual) => {
    const pdf = outline(nameOf(manual))
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf).toContain(`/Lang (${manual.about.language})`)
    expect(titles(nameOf(manual))).toContain(manual.about.title)
    const chapters = manual.root.children.filter((node) => node.type === 'heading' && node.depth === 2)
    const bookmarks = titles(nameOf(manual)).filter((title) => /^\d+ /.test(title))
    expect(bookmarks).toHaveLength(chapters.length)
    expect(bookmarks[0]).toMatch(/^1 (Turvallisuus|Säkerhet|Safety)$/)
  })

  it.each(manuals)(
    '$about.product.$about.language is set in our own font alone and names no local address',
    (manual) => {
      const pdf = outline(nameOf(manual))
      const fonts = [...pdf.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, font]) => font)
      expect(new Set(fonts)).toEqual(new Set(['Archivo']))
      expect(pdf).toContain(`https://www.arkpax.fi${pathIn(manual.about.language, '/warranty-policy')}`)
      expect(pdf).not.toContain('localhost')
    },
  )

  it('travel together in one zip', () => {
    const packed = unzipSync(bytes('kaikki.zip'))
    expect(Object.keys(packed).toSorted()).toEqual(manuals.map(nameOf).toSorted())
    for (const [name, content] of Object.entries(packed)) expect(Buffer.from(content).equals(bytes(name))).toBe(true)
  })
})
