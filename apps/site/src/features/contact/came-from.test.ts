import { expect, it } from 'vitest'
import { cameFrom } from './came-from.ts'

const origin = 'https://arkpax.fi'

it.each([
  ['https://arkpax.fi/sv/tuote/1', 'sv'],
  ['https://arkpax.fi/en/laskuri?laite=jaakaappi', 'en'],
  ['https://arkpax.fi/tuote/1', undefined],
  ['https://arkpax.fi/support', undefined],
  ['https://example.fi/sv/', undefined],
  ['', undefined],
])('%j is of the language %s', (referrer, language) => {
  expect(cameFrom(referrer, origin)).toBe(language)
})
