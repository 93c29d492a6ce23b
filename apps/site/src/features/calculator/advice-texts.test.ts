import { shopOf } from '@arkpax/schema/calculator-choices'
import type { Load } from '@arkpax/schema/calculator-rules'
import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { adviceTexts } from './advice-texts.ts'
import { combinationInquiryPath } from './combination-inquiry.ts'

const shop = shopOf(seededCatalogue())
const load = (name: string, watts: number, hoursPerDay: number): Load => ({ name, count: 1, watts, hoursPerDay })

/** The advice with plain spaces, which are easier to read. */
function told(loads: readonly Load[], days = 1) {
  const { lead, others } = adviceTexts(shop, loads, { together: true, days })
  const rows = others.map(({ what, price, note }) => [what, price, note].filter((text) => text !== '').join(' | '))
  return [lead, ...rows].map((text) => text.replaceAll('\u00A0', ' '))
}

it('one sentence says what to buy and its price, the next what else would cost', () => {
  expect(told([load('Valo', 100, 20)])).toEqual([
    'Suosittelemme: Ark PRO 2400 W, 3 350 €.',
    'Ark EVO 1800 W ja lisäakku | 4 800 € | Virta riittää vuorokaudeksi, ja varalle jää 37 %.',
  ])
})

it('a station that falls little short is told with what is wanting and what mends it', () => {
  expect(told([load('Valo', 112, 10)]).slice(1)).toEqual([
    'Ark EVO 1800 W ja aurinkopaneeli | 3 349 € | Riittää aurinkoisena kesäpäivänä.',
    'Ark EVO 1800 W ja lisäakku | 4 800 € | Ark EVO 1800 W jää yksin 40 Wh vajaaksi.',
  ])
  expect(told([load('Valo', 56, 10)], 2).slice(1)).toContain(
    'Ark EVO 1800 W ja lisäakku | 4 800 € | Ark EVO 1800 W jää yksin 40 Wh vajaaksi.',
  )
})

it('a station that does not do is told with its reason', () => {
  expect(told([load('Vedenkeitin', 2000, 0.1)])[1]).toBe('Ark EVO 1800 W | Ei sovi näille laitteille: teho ei riitä.')
})

it('what lasts only just is told so', () => {
  const { reason } = adviceTexts(shop, [load('Valo', 53, 20)], { together: true, days: 1 })
  expect(reason.replaceAll('\u00A0', ' ')).toMatch(/^Virta riittää vuorokaudeksi juuri ja juuri: varalle jää \d %\.$/)
})

it('what is sold out of the advised is named', () => {
  const usage = { together: true, days: 1 }
  const sold = { ...shop, soldOut: ['2', '3'] }
  const { reason } = adviceTexts(sold, [load('Valo', 50, 10)], usage)
  expect(reason.replaceAll('\u00A0', ' ')).toMatch(
    / varalle jää \d+ %\. Nyt loppuunmyyty: Ark EVO 1800 W\. Kerromme toimitusajan tarjouksessa\.$/,
  )
  const [other] = adviceTexts(sold, [load('Valo', 100, 20)], usage).others
  expect(other?.note.replaceAll('\u00A0', ' ')).toContain('Nyt loppuunmyyty: Ark EVO 1800 W ja lisäakku.')
})

it('panels are told with what they ask for', () => {
  const [, sunny] = told([load('Valo', 100, 20)], 2)
  expect(sunny).toMatch(/^Ark PRO 2400 W ja 4 aurinkopaneelia \| 4 946 € \| Riittää aurinkoisena kesänä: /)
})

it('what no station carries is not sold', () => {
  const texts = adviceTexts(shop, [load('Kiuas', 6000, 1)], { together: true, days: 1 })
  expect(texts.best).toBeUndefined()
  expect(told([load('Kiuas', 6000, 1)])).toEqual([
    'Mikään asemamme ei riitä: Kiuas vaatii 6000 W, ja suurin asema antaa 2400 W.',
  ])
})

it('waits for the first appliance', () => {
  expect(told([])).toEqual(['Lisää laitteet, niin kerromme, mikä niille riittää ja mitä se maksaa.'])
})

it('an inquiry names what was advised, its counts and the message', () => {
  const [station] = shop.stations
  if (!station) throw new Error('No station')
  const way = { station, batteries: 2, panels: 3 }
  expect(combinationInquiryPath(way, shop, 'Laskelma')).toBe('/contact?tuote=1&tuote=3%3A2&tuote=4%3A3&viesti=Laskelma')
  expect(combinationInquiryPath({ ...way, batteries: 0, panels: 0 }, shop)).toBe('/contact?tuote=1')
})

it('says why: how long it lasts and what is left then, and of panels that they ask for sun', () => {
  const reason = (watts: number, hoursPerDay: number, days: number) =>
    adviceTexts(shop, [load('Valo', watts, hoursPerDay)], { together: true, days }).reason.replaceAll('\u00A0', ' ')
  expect(reason(50, 10, 2)).toBe('Virta riittää 2 vuorokaudeksi, ja varalle jää 7 %.')
  expect(reason(54, 20, 1)).toBe('Virta riittää vuorokaudeksi juuri ja juuri: varalle jää 0 %.')
  expect(reason(180, 24, 30)).toMatch(/^Tämä riittää vain kesällä ja auringossa/)
})
