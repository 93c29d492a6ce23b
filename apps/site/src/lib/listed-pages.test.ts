import { expect, it } from 'vitest'
import { isListed } from './listed-pages.ts'

const site = 'https://arkpax.fi'

it.each(['/', '/tuotteet', '/tuote/1', '/blogi', '/blogi/akku-pakkasessa', '/tuotevertailu', '/support/article/takuu'])(
  'lists %s',
  (path) => expect(isListed(site + path)).toBe(true),
)

it.each([
  '/admin',
  '/admin/blog',
  '/varastonhallinta',
  '/oma-tili',
  '/tili/uusi-salasana',
  '/products',
  '/blog',
  '/404',
  '/blogi/404',
  '/tuote/shell',
])('keeps %s out of the sitemap', (path) => expect(isListed(site + path)).toBe(false))
