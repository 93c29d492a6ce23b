import { expect, it } from 'vitest'
import type { Block } from './blocks.ts'
import { folded } from './fold.ts'

const sentence = (word: string) => `${word.repeat(6)} on yhden rivin virke ja vähän yli.`
const textOf = (blocks: Block[]) => blocks.map((block) => (block.kind === 'paragraph' ? block.text : block.kind))

it('shows a short answer whole, and its details when they are asked for', () => {
  expect(folded('Kyllä kestää.')).toEqual({ shown: [{ kind: 'paragraph', text: 'Kyllä kestää.' }], more: [] })
  const { shown, more } = folded('Kyllä kestää.', 'Sulje kannet.\n\nKuivaa liittimet.')
  expect([textOf(shown), textOf(more)]).toEqual([['Kyllä kestää.'], ['Sulje kannet.', 'Kuivaa liittimet.']])
})

it('folds away what comes after some six lines, between paragraphs, sentences or items', () => {
  const paragraphs = Array.from({ length: 5 }, (_, index) => `${sentence('Aa')} ${sentence('Bb')} ${index}`)
  expect(folded(paragraphs.join('\n\n')).shown).toHaveLength(2)

  const long = Array.from({ length: 12 }, () => sentence('Cc')).join(' ')
  const { shown, more } = folded(long)
  expect([...textOf(shown), ...textOf(more)].join(' ')).toBe(long)
  expect(shown[0]).toMatchObject({ kind: 'paragraph', text: expect.stringMatching(/yli\.$/) })

  const steps = Array.from({ length: 12 }, (_, index) => `${index + 1}. Vaihe`).join('\n')
  expect(folded(steps)).toMatchObject({ shown: [{ from: 1 }], more: [{ from: 7, items: { length: 6 } }] })
})

it('cuts no table, loses nothing, and folds away nothing of what to do in danger', () => {
  const table = `${Array.from({ length: 10 }, (_, index) => `| rivi | ${index} |`).join('\n')}`
  expect(folded(`Näin:\n${table}\n\nLopuksi.`)).toMatchObject({ shown: [{}, { kind: 'table' }], more: [{}] })
  const danger = Array.from({ length: 12 }, () => sentence('Dd')).join('\n\n')
  expect(folded(danger, 'Ja vielä.', true)).toMatchObject({ shown: { length: 13 }, more: [] })
})
