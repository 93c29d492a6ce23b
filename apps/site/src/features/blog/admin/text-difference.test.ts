// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { newPostFields } from './post-values.ts'
import { differencesOf } from './text-difference.ts'

const at = (more: object) => ({ ...newPostFields, ...more })

it('tells the words that went and came, as people read them', () => {
  const older = at({ title: 'Yö mökillä', content: '<p>Akku riittää <strong>aamuun</strong>.</p><p>Loppu.</p>' })
  const newer = at({ title: 'Yö mökillä', content: '<p>Akku riittää <em>iltaan</em>.</p><p>Loppu.</p>' })
  expect(differencesOf(older, newer)).toEqual([
    {
      field: 'content',
      pieces: [
        { kind: 'same', text: 'Akku riittää ' },
        { kind: 'removed', text: 'aamuun' },
        { kind: 'added', text: 'iltaan' },
        { kind: 'same', text: '.\nLoppu.' },
      ],
    },
  ])
})

it('tells a picture by its text, and each field that differs', () => {
  const older = at({ content: '<p>a</p>', tags: 'Talvi' })
  const newer = at({ content: '<p>a</p><figure><img src="/a.webp" alt="Asema"></figure>', tags: 'Talvi, Akku' })
  expect(differencesOf(older, newer).map(({ field }) => field)).toEqual(['content', 'tags'])
  expect(differencesOf(older, newer)[0]?.pieces.at(-1)).toEqual({ kind: 'added', text: '\n[Asema]' })
})

it('finds nothing in the same text', () => expect(differencesOf(newPostFields, newPostFields)).toEqual([]))
