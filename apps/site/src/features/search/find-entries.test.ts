import { expect, test } from 'vitest'
import { findEntries, readyEntries } from './find-entries.ts'
import { stems } from './finnish-stem.ts'
import type { SearchEntry } from './search-entry.ts'

const page = (title: string, text: string): SearchEntry => ({
  kind: 'question',
  title,
  href: `/${title}`,
  stems: stems(text).join(' '),
})

const entries = readyEntries([
  page('Kuinka pitkä takuu on?', 'Kaksi vuotta ostopäivästä.'),
  page('Kuinka nopeasti asema latautuu?', 'Verkosta kahdessa tunnissa. Takuu ei muutu.'),
  page('Toimiiko asema pakkasella?', 'Kylmä akku antaa vähemmän energiaa.'),
])

const found = (query: string) => findEntries(query, entries).map(({ title }) => title)

test('a word in the title comes before the same word in the text', () => {
  expect(found('takuun')).toEqual(['Kuinka pitkä takuu on?', 'Kuinka nopeasti asema latautuu?'])
})

test('an entry with every word comes first', () => {
  expect(found('kylmän akun energia')[0]).toBe('Toimiiko asema pakkasella?')
})

test('nothing is found for words that are nowhere, and for question words alone', () => {
  expect(found('lentokone')).toEqual([])
  expect(found('miten on')).toEqual([])
})
