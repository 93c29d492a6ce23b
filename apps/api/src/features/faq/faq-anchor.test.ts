import { anchor } from '@arkpax/schema/content-text'
import { expect, it } from 'vitest'
import { faqAnchor } from './faq-anchor.ts'

it('is made of the words of a question', () => {
  expect(faqAnchor('Kuinka pitkä takuu on?', [], 'kysymys')).toBe('kuinka-pitka-takuu-on')
})

it('gets a number where another has it', () => {
  const taken = ['kuinka-pitka-takuu-on', 'kuinka-pitka-takuu-on-2']
  expect(faqAnchor('Kuinka pitkä takuu on?', taken, 'kysymys')).toBe('kuinka-pitka-takuu-on-3')
})

it.each([
  ['Lomake', 'kysymys', 'kysymys-lomake'],
  ['???', 'kysymys', 'kysymys'],
  ['Takuu ja huolto', 'aihe', 'aihe-takuu-ja-huolto'],
  ['ж', 'aihe', 'aihe'],
] as const)('of “%s” as %s is %s: never the id of something else on a page', (words, kind, expected) => {
  expect(faqAnchor(words, [], kind)).toBe(expected)
})

it('of a long question ends between two words', () => {
  const made = faqAnchor('Onko totta että '.repeat(12), [], 'kysymys')
  expect(made.length).toBeLessThanOrEqual(80)
  expect(made).toMatch(/^(onko-totta-etta-)+onko-totta$|^(onko-totta-etta-)*onko-totta-etta$|-onko$/)
  expect(anchor.safeParse(made).success).toBe(true)
})

it('of one endless word is cut all the same', () => {
  expect(faqAnchor('a'.repeat(150), [], 'kysymys').length).toBeLessThanOrEqual(80)
})
