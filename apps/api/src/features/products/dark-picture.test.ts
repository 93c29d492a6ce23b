import { expect, it } from 'vitest'
import { darkPicture } from './dark-picture.ts'

it.each([
  ['/images/ark-pro-hero-800.webp', '/images/ark-pro-hero-dark-800.webp'],
  ['/images/hand-on-handle-800.webp', undefined],
  ['/images/ark-pro-hero-799.webp', undefined],
  ['https://example.fi/images/ark-pro-hero-800.webp', undefined],
  ['', undefined],
])('of "%s" is %s', (address, dark) => {
  expect(darkPicture(address)).toBe(dark)
})
