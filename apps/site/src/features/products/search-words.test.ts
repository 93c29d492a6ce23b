import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it('has every word of description, tags and features once', () => {
  const features = [{ title: 'IP67-suojaus', text: 'Kestää sateen.' }]
  expect(searchWords({ description: 'Kestää veden, IP67.', badges: ['IP67', '24 kk takuu'], features })).toBe(
    'kestää veden ip67 24 kk takuu ip67-suojaus sateen',
  )
})

it('tells of the stations what their pages do', () => {
  const [station] = seededCatalogue()
  expect(station && searchWords(station)).toContain('ip67')
})
