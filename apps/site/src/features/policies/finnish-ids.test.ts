import { expect, it } from 'vitest'
import { finnishIds, withIds } from './finnish-ids.ts'

const heading = (slug: string, depth = 2) => ({ slug, depth, text: slug })
const finnish = [heading('oikeutesi'), heading('hyvitys', 3)]

it('puts a translation under the ids of the Finnish text', () => {
  const ids = finnishIds([heading('dina-rättigheter'), heading('återbetalning', 3)], finnish)
  expect(withIds('<h3 id="återbetalning">Å</h3><a href="#återbetalning" id="x">', ids)).toBe(
    '<h3 id="hyvitys">Å</h3><a href="#hyvitys" id="x">',
  )
})

it('lets be a text that has other headings', () => {
  expect(finnishIds([heading('dina-rättigheter')], finnish).size).toBe(0)
  expect(finnishIds([heading('a'), heading('b')], finnish).size).toBe(0)
})
