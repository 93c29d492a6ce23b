import { expect, test } from 'vitest'
import { relatedArticles } from './related-articles.ts'

const articles = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const idsAfter = (id: string) => relatedArticles(articles, id).map((article) => article.id)

test('the two next articles are offered', () => {
  expect(idsAfter('a')).toEqual(['b', 'c'])
})

test('the list starts again after its end, without the article itself', () => {
  expect(idsAfter('c')).toEqual(['d', 'a'])
  expect(idsAfter('d')).toEqual(['a', 'b'])
})
