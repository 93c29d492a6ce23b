import { expect, it } from 'vitest'
import { groupResults, sectionsOf, tellingResults } from './result-groups.ts'
import type { SearchResult } from './search-engine.ts'

const result = (kind: SearchResult['kind'], title: string): SearchResult => ({
  kind,
  title,
  href: '/',
  summary: '',
  pieces: { title: [], summary: [] },
})

it('the best result heads the first group, and the order stays within each', () => {
  const groups = groupResults([result('question', 'a'), result('product', 'b'), result('question', 'c')])
  expect(groups.map(({ kind, results }) => [kind, results.map(({ title }) => title)])).toEqual([
    ['question', ['a', 'c']],
    ['product', ['b']],
  ])
})

it('times of appliances come last, unless one of them is the best', () => {
  const kinds = (...found: SearchResult['kind'][]) =>
    groupResults(found.map((kind) => result(kind, kind))).map(({ kind }) => kind)
  expect(kinds('product', 'appliance', 'post')).toEqual(['product', 'post', 'appliance'])
  expect(kinds('appliance', 'post')).toEqual(['appliance', 'post'])
})

it('no results make no groups', () => {
  expect(groupResults([])).toEqual([])
})

it('what shows nothing of the query is left out after the best six, but for products', () => {
  const best = Array.from({ length: 6 }, () => result('question', 'a'))
  const shown = { ...result('policy', 'c'), pieces: { title: [{ text: 'c', isHit: true }], summary: [] } }
  const found = [...best, result('policy', 'b'), shown, result('product', 'd'), result('page', 'e')]
  expect(tellingResults(found).map(({ title }) => title)).toEqual([...best.map(() => 'a'), 'c', 'd'])
})

it('products and questions stand by themselves on a page, the rest together by its kinds, and the best of all first', () => {
  const found = [
    result('post', 'a'),
    result('question', 'b'),
    result('policy', 'c'),
    result('post', 'd'),
    result('product', 'e'),
  ]
  expect(sectionsOf(found).map(({ section, results }) => [section, results.map(({ title }) => title)])).toEqual([
    ['rest', ['a', 'd', 'c']],
    ['question', ['b']],
    ['product', ['e']],
  ])
})

it('the appliance that was looked for is an answer, others stand by themselves after all else', () => {
  const sections = (...kinds: SearchResult['kind'][]) =>
    sectionsOf(kinds.map((kind) => result(kind, kind))).map(({ section }) => section)
  expect(sections('product', 'appliance', 'question', 'post')).toEqual(['product', 'question', 'rest', 'appliance'])
  expect(sections('appliance', 'appliance', 'product')).toEqual(['answer', 'product', 'appliance'])
  const named = { ...result('appliance', 'b'), isNamed: true }
  expect(sectionsOf([result('product', 'a'), named]).map(({ section }) => section)).toEqual(['product', 'answer'])
})
