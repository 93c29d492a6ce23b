import { expect, it } from 'vitest'
import { deliveryMethodText, deliveryZoneText, workdaysText } from './delivery-labels.ts'
import { seededSettings } from './seed-for-test.ts'

const plain = (text = '') => text.replace(/\u00A0/g, ' ')

it('tells days as Finns do', () => {
  expect(
    [
      { from: 1, to: 1 },
      { from: 2, to: 5 },
      { from: 3, to: 3 },
    ].map((days) => plain(workdaysText(days))),
  ).toEqual(['1 arkipäivä', '2–5 arkipäivää', '3 arkipäivää'])
})

it('tells zones and methods in a line', () => {
  const { zones, methods } = seededSettings().delivery
  expect(zones.slice(0, 2).map((zone) => plain(deliveryZoneText(zone)))).toEqual([
    'Saaristo (216–217), palautuksen lisä 60,00 €',
    'Pohjois-Suomi (87–99)',
  ])
  expect(
    methods.slice(2).map((method) => plain(deliveryMethodText({ ...method, isOffered: method.kind !== 'collection' }))),
  ).toEqual([
    'Paketti noutopisteeseen, 2–4 arkipäivää: ≤ 10 kg 8,90 € / 8,90 € / 14,90 €; ≤ 30 kg 14,90 € / 14,90 € / 24,90 €',
    'Nouto Turusta, 1–3 arkipäivää, ei käytössä',
  ])
})
