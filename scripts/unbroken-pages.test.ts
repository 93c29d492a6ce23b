import { expect, it } from 'vitest'
import { unbrokenPage } from './unbroken-pages.ts'

const marked = (html: string) => unbrokenPage(html).replaceAll('\u00A0', '_')

it('keeps names and figures together in every text of a page, and leaves what is none', () => {
  expect(marked('<h2>Mitä Ark PRO jaksaa</h2><p>2400 W, <b>80 prosenttiin</b> &amp; 3 h</p>')).toBe(
    '<h2>Mitä Ark_PRO jaksaa</h2><p>2400_W, <b>80_prosenttiin</b> &amp; 3_h</p>',
  )
  const untouched =
    '<title>Ark PRO 2400 W</title><script>"Ark PRO"</script><data hidden>{"name":"Ark PRO 2400 W"}</data>' +
    '<img alt="Ark PRO"><astro-island><p>Ark EVO</p></astro-island>'
  expect(marked(untouched)).toBe(untouched)
  expect(marked(`${untouched}<p>Ark EVO</p>`)).toBe(`${untouched}<p>Ark_EVO</p>`)
})
