import { expect, it } from 'vitest'
import { fieldsOf, rowsOf } from './gallery-values.ts'

const fields = {
  image_url: '/a.webp',
  pictures: ['/b.webp', '/c.webp'],
  pictureTexts: [{ picture: '/b.webp', text: 'Takaa' }],
}

it('the main picture is the first row, and each has what is said of it', () => {
  expect(rowsOf(fields)).toEqual([
    { url: '/a.webp', alt: '' },
    { url: '/b.webp', alt: 'Takaa' },
    { url: '/c.webp', alt: '' },
  ])
  expect(fieldsOf(rowsOf(fields))).toEqual(fields)
})

it('a picture that is moved to the front becomes the main one, and its text goes along', () => {
  const [main, ...others] = rowsOf(fields)
  expect(fieldsOf([...others, ...(main ? [main] : [])])).toEqual({
    image_url: '/b.webp',
    pictures: ['/c.webp', '/a.webp'],
    pictureTexts: [{ picture: '/b.webp', text: 'Takaa' }],
  })
})

it('the text of a picture that is removed goes with it', () => {
  expect(fieldsOf(rowsOf(fields).filter(({ url }) => url !== '/b.webp')).pictureTexts).toEqual([])
})

it('a text stays with its picture while its address is typed anew', () => {
  const rows = rowsOf(fields).map((row) => (row.url === '/b.webp' ? { ...row, url: '/b2.webp' } : row))
  expect(fieldsOf(rows).pictureTexts).toEqual([{ picture: '/b2.webp', text: 'Takaa' }])
})
