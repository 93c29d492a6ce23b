import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

it('reads paragraphs, lists and tables of a plain text', () => {
  const text = `Kyllä, molemmat käyvät:
- Ark PRO
- Ark EVO

Toimi näin:
1. Sulje kannet.
2. Paina virtapainiketta
   kaksi sekuntia.

| Malli | Paino |
| --- | --- |
| Ark PRO | 28 kg |
| Ark EVO | 14 kg |

Loppu
toisella rivillä.`
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'Kyllä, molemmat käyvät:' },
    { kind: 'list', from: null, items: ['Ark PRO', 'Ark EVO'] },
    { kind: 'paragraph', text: 'Toimi näin:' },
    { kind: 'list', from: 1, items: ['Sulje kannet.', 'Paina virtapainiketta kaksi sekuntia.'] },
    {
      kind: 'table',
      rows: [
        ['Malli', 'Paino'],
        ['Ark PRO', '28 kg'],
        ['Ark EVO', '14 kg'],
      ],
    },
    { kind: 'paragraph', text: 'Loppu\ntoisella rivillä.' },
  ])
})

it('leaves what only looks like a list or a table as text', () => {
  expect(blocksOf('-20 asteessa | tehoa on vähemmän\n\n2.5 tuntia\n\n| yksin |')).toEqual([
    { kind: 'paragraph', text: '-20 asteessa | tehoa on vähemmän' },
    { kind: 'paragraph', text: '2.5 tuntia' },
    { kind: 'paragraph', text: 'yksin' },
  ])
  expect(blocksOf(' \n\n ')).toEqual([])
})
