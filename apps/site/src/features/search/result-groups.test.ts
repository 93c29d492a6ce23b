import { expect, it } from 'vitest'
import { groupResults } from './result-groups.ts'
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

it('no results make no groups', () => {
  expect(groupResults([])).toEqual([])
})
