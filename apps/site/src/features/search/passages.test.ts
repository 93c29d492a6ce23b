import { expect, it } from 'vitest'
import { passagesOf } from './passages.ts'

it('a text is read sentence by sentence, without its marks', () => {
  const text = `
## Kun akku on tyhjä

Lataa **heti**. Katso [ohje](/support/article/lataus) klo 9.00–17.00.

1. Kytke johto.
2. Paina DC-painiketta.

| Koodi | Vika |
| --- | --- |
| E06 | Akku on kuuma |

![](/images/akku-800.webp)
`
  expect(passagesOf(text)).toEqual([
    'Kun akku on tyhjä',
    'Lataa heti.',
    'Katso ohje klo 9.00–17.00.',
    'Kytke johto.',
    'Paina DC-painiketta.',
    'Koodi · Vika',
    'E06 · Akku on kuuma',
  ])
})

it('HTML is read by its blocks', () => {
  expect(passagesOf('<h2>Talvi tulee</h2><p>Akku <strong>ei</strong> pelkää. Me &amp; te.</p>')).toEqual([
    'Talvi tulee',
    'Akku ei pelkää.',
    'Me & te.',
  ])
})
