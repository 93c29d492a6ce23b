import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { factsOf, resolveFacts } from '@arkpax/schema/facts'
import { seededCatalogue, seededSettings } from '@arkpax/schema/seed-for-test'
import { otherLanguages } from '@arkpax/schema/translated-pages'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { phraseBook, phrases } from '../apps/site/src/lib/phrase-book.ts'
import { translatedProduct } from '../apps/site/src/lib/translated-product.ts'

const catalogue = seededCatalogue()
const factsIn = (language: 'fi' | 'sv' | 'en') => factsOf({ settings: seededSettings(), products: catalogue }, language)
const files = globSync('content/translations/*.json').sort()
const entries = files.flatMap((file) => phrases.parse(JSON.parse(readFileSync(file, 'utf8'))))
const books = otherLanguages.map((language) => ({ language, book: phraseBook(entries, language, factsIn) }))

/** Every text that a file of `content/data` holds, as visitors read it. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  JSON.parse(readFileSync(`content/data/${file}.json`, 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  const facts = factsIn('fi')
  return texts.map((text) => resolveFacts(text, facts))
}

it.each(books)('a new shop has every question and every product in $language', ({ language, book }) => {
  const missing: string[] = []
  const say = (text: string) => {
    const said = book.say(text)
    if (book.languageOf(text)) missing.push(text)
    return said
  }
  for (const text of JSON.parse(readFileSync('content/data/faq.json', 'utf8'), (_, value: unknown) => value) as {
    title: string
    questions: { question: string; answer: string[] }[]
  }[]) {
    for (const { question, answer } of text.questions)
      for (const part of [text.title, question, ...answer]) say(resolveFacts(part, factsIn('fi')))
  }
  for (const product of catalogue) translatedProduct(product, language, say)
  expect(missing).toEqual([])
})

it.each(books)('a picture of a product is described in $language', ({ book }) => {
  const known = z
    .record(z.string(), z.object({ alt: z.string() }))
    .parse(JSON.parse(readFileSync('content/data/images.json', 'utf8')))
  const shown = textsOf('products').join('\n')
  const alts = Object.entries(known).flatMap(([name, { alt }]) =>
    shown.includes(`/images/${name}-`) ? resolveFacts(alt, factsIn('fi')) : [],
  )
  expect(alts).not.toEqual([])
  expect(alts.filter((alt) => book.say(alt) === alt)).toEqual([])
})

it('a phrase book says texts as they are written now: a phrase that no text has any more is outdated', () => {
  const sources = [
    'faq',
    'products',
    'manuals',
    'appliances',
    'scenarios',
    'settings',
    'images',
    'service-promises',
  ].flatMap(textsOf)
  const read = catalogue.map(({ description }) => description)
  const written = new Set([...sources, ...read])
  const outdated = entries.map(({ fi }) => resolveFacts(fi, factsIn('fi'))).filter((text) => !written.has(text))
  expect(outdated).toEqual([])
})

it('each policy is told in every language, in the version that is in force', () => {
  const updatedOf = (file: string) => {
    const [, head = ''] = readFileSync(file, 'utf8').split(/^---$/m)
    return String(parse(head).updated)
  }
  const untold = readdirSync('content/policies').flatMap((file) =>
    otherLanguages.flatMap((language) => {
      const other = `content/translations/policies/${basename(file, '.mdx')}.${language}.mdx`
      return updatedOf(`content/policies/${file}`) === updatedOf(other) ? [] : other
    }),
  )
  expect(untold).toEqual([])
})

/** The facts that a text names, in order; the ways of delivery have no name in other languages but a table. */
const namedIn = (text: string) =>
  [...text.matchAll(/\[\[([a-z][^\]]*)\]\]/gi)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => name !== 'delivery.methods')
    .sort()

it('a translation names every fact that its original names, so that none is written out', () => {
  const named = (fi: string, other: string) => {
    const left = namedIn(other)
    return namedIn(fi).every((name) => {
      const at = left.indexOf(name)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  }
  const poorer = entries.flatMap(({ fi, sv, en }) => (named(fi, sv) && named(fi, en) ? [] : [fi]))
  const poorerPolicies = globSync('content/translations/policies/*.mdx').filter((file) => {
    const original = `content/policies/${basename(file).replace(/\.(?:sv|en)\.mdx$/, '.mdx')}`
    return !named(readFileSync(original, 'utf8'), readFileSync(file, 'utf8'))
  })
  expect([...poorer, ...poorerPolicies]).toEqual([])
})

it('a module of a language has every name of the one that it stands in for', () => {
  const modules = globSync('{apps/site/src,packages/schema/src}/**/*.{sv,en}.ts')
  const lacking = modules.flatMap((file) => {
    const base = file.replace(/\.(sv|en)\.ts$/, '')
    const text = readFileSync(file, 'utf8')
    if (/^export \* from/m.test(text)) return []
    const names = namesIn(readFileSync(existsSync(`${base}.fi.ts`) ? `${base}.fi.ts` : `${base}.ts`, 'utf8'))
    return [...names].filter((name) => !namesIn(text).has(name)).map((name) => `${file}: ${name}`)
  })
  expect(lacking).toEqual([])
})

/** The values that a module gives: its own, and those that it hands on. */
const namesIn = (text: string) =>
  new Set([
    ...[...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
    ...[...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ])

it('words that are told in Swedish are told in English', () => {
  const untold = globSync('{apps/site/src,packages/schema/src}/**/*.sv.ts').filter(
    (file) => !existsSync(file.replace(/sv\.ts$/, 'en.ts')),
  )
  expect(untold).toEqual([])
})
