import { expect, it } from 'vitest'
import { imageUrl } from './text.ts'

const read = (value: string) => imageUrl('Virheellinen URL').safeParse(value).data

it.each([
  ['/images/ark "pro".webp', undefined],
  ['/images/ark"pro".webp', '/images/ark%22pro%22.webp'],
  ['https://kuvat.example.fi/ark "pro" <2>.jpg', 'https://kuvat.example.fi/ark%20%22pro%22%20%3C2%3E.jpg'],
  ['https://kuvat.example.fi/a|b^c`d{e}.jpg', 'https://kuvat.example.fi/a%7Cb%5Ec%60d%7Be%7D.jpg'],
  ['https://kuvat.example.fi/alennus-50%.jpg', 'https://kuvat.example.fi/alennus-50%25.jpg'],
  ['https://kuvat.example.fi\\kansio\\kuva.jpg', 'https://kuvat.example.fi/kansio/kuva.jpg'],
  [
    'https://kuvat.example.fi/Kesä%20ilta.jpg?koko=1&laatu=80',
    'https://kuvat.example.fi/Kesä%20ilta.jpg?koko=1&laatu=80',
  ],
  ['javascript:alert(1)', undefined],
])('an address of a picture, %j, becomes %j, which a page may hold', (typed, kept) => {
  expect(read(typed)).toBe(kept)
})
