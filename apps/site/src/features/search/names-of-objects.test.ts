import { describe, expect, it } from 'vitest'
import { siteContent } from '../../../test/site-content.ts'
import { searchEngine } from './search-engine.ts'
import { searchEntries } from './search-entries.ts'
import { buildIndex } from './search-index.ts'

const content = siteContent()
const [product] = content.products
if (!product) throw new Error('The catalogue is empty')

const post = (word: string) => ({
  id: word.toLowerCase(),
  data: { title: `Mikä on ${word}`, excerpt: word, category: word, tags: [word] },
  body: `${word} ja "${word}"`,
})

describe.each(Object.getOwnPropertyNames(Object.prototype))(
  'the word %s, which every object of the language has',
  (word) => {
    it('in posts, products and questions is found like any other', () => {
      const entries = searchEntries({
        ...content,
        products: [{ ...product, name: word }, ...content.products.slice(1)],
        posts: [post(word)],
        faq: [{ id: 'yleista', title: word, questions: [{ id: word, question: `${word}?`, answer: [word] }] }],
      })
      const results = searchEngine(buildIndex(entries))(word)
      expect(results.map(({ kind }) => kind).toSorted()).toEqual(
        expect.arrayContaining(['post', 'product', 'question']),
      )
    })

    it('may be searched for where nothing has it', () => {
      expect(searchEngine(buildIndex(searchEntries(content)))(word)).toEqual(expect.any(Array))
    })
  },
)
