import { expect, it } from 'vitest'
import { currentLink, isSupport } from './current-link.ts'

it.each([
  ['/products', '/products', 'page'],
  ['/products', '/tuotteet', 'page'],
  ['/products', '/tuote/1', 'true'],
  ['/products', '/tuotevertailu', 'true'],
  ['/blog', '/blogi', 'page'],
  ['/blog', '/blogi/voima-asema-mokille', 'true'],
  ['/kirjaudu', '/auth', 'page'],
  ['/about', '/about', 'page'],
  ['/products', '/tuotetuki', undefined],
  ['/about', '/', undefined],
] as const)('%s on %s is %s', (href, path, told) => {
  expect(currentLink(href, path)).toBe(told)
})

it('the support is its own screens and the articles below them', () => {
  for (const path of ['/support', '/support/article/takuun-hakeminen', '/user-manual', '/general-faqs'])
    expect(isSupport(path)).toBe(true)
  expect(isSupport('/supportive')).toBe(false)
})
