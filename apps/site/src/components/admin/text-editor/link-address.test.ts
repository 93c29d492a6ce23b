import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://www.tukes.fi/akut?a=1', 'https://www.tukes.fi/akut?a=1'],
  [' www.tukes.fi ', 'https://www.tukes.fi'],
  ['/tuotteet', '/tuotteet'],
  ['#esittely', '#esittely'],
  ['myynti@arkpax.fi', 'mailto:myynti@arkpax.fi'],
  ['mailto:myynti@arkpax.fi', 'mailto:myynti@arkpax.fi'],
  ['', undefined],
  ['tuotteet', undefined],
  ['javascript:alert(1)', undefined],
  ['//toisaalla.fi', undefined],
  ['https://', undefined],
  ['kaksi sanaa.fi', undefined],
])('what is typed as "%s" leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
