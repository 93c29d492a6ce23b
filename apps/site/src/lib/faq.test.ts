import { describe, expect, it, vi } from 'vitest'

const question = (id: string) => ({ id, question: `${id}?`, answer: [id] })
vi.mock('./published.ts', async (original) => ({
  published: {
    ...(await original<typeof import('./published.ts')>()).published,
    faq: [
      { id: 'a', title: 'A', questions: ['a1', 'a2'].map(question) },
      { id: 'b', title: 'B', questions: ['b1', 'b2'].map(question) },
    ],
  },
}))

const { questionsById } = await import('./faq.ts')
const ids = (wanted: string[]) => questionsById(wanted).map(({ id }) => id)

describe('the questions that a page picks', () => {
  it('come in the order in which it names them', () => {
    expect(ids(['b2', 'a1'])).toEqual(['b2', 'a1'])
  })

  it('are the next that are shown where one is hidden or gone', () => {
    expect(ids(['b2', 'gone', 'a1'])).toEqual(['b2', 'a1', 'a2'])
  })

  it('are all where fewer are shown than it asks for', () => {
    expect(ids(['x', 'y', 'z', 'b1', 'w', 'v'])).toEqual(['b1', 'a1', 'a2', 'b2'])
  })
})
