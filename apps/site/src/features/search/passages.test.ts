import { expect, it } from 'vitest'
import { passagesOf } from './passages.ts'

it('a text is read sentence by whole sentence, without its marks, headings, lists and tables', () => {
  const text = `
## Kun akku on tyhjä

Lataa akku **heti** verkkovirrasta, kun pääset kotiin. Katso [ohje](/support/article/lataus) arkipäivinä klo 9.00–17.00. Pian.

1. Kytke johto aseman takana olevaan liittimeen.

| Koodi | Vika |
| --- | --- |
| E06 | Akku on kuuma, anna sen jäähtyä ennen latausta. |

![](/images/akku-800.webp)
`
  expect(passagesOf(text)).toEqual([
    'Lataa akku heti verkkovirrasta, kun pääset kotiin.',
    'Katso ohje arkipäivinä klo 9.00–17.00.',
  ])
})

it('HTML is read by its blocks', () => {
  expect(
    passagesOf('<h2>Talvi tulee</h2><p>Akku &amp; paneeli <strong>eivät</strong> pelkää talven pakkasia.</p>'),
  ).toEqual(['Akku & paneeli eivät pelkää talven pakkasia.'])
})
