import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [376_028, '376\u00A0kt'],
  [12, '1\u00A0kt'],
  [2_225_919, '2,2\u00A0Mt'],
  [25_000_000, '25\u00A0Mt'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
