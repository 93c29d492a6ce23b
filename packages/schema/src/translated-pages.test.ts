import { expect, it } from 'vitest'
import { finnishPath, pathIn } from './translated-pages.ts'

it.each([
  ['/laskuri', '/sv/laskuri'],
  ['/laskuri?tilanne=vene', '/sv/laskuri?tilanne=vene'],
  ['/tuote/1#arvostelut', '/sv/tuote/1#arvostelut'],
  ['/terms-of-service#maksaminen', '/sv/terms-of-service#maksaminen'],
  ['/contact', '/contact'],
  ['/tuote/1/x', '/tuote/1/x'],
  ['/tuote/404', '/tuote/404'],
  ['/tuote/shell', '/tuote/shell'],
])('a link to %s leads from a Swedish page to %s', (href, there) => {
  expect(pathIn('sv', href)).toBe(there)
  expect(pathIn('fi', href)).toBe(href)
})

it.each([
  ['/sv/laskuri', '/laskuri'],
  ['/en/tuote/1', '/tuote/1'],
  ['/sv', '/'],
  ['/svenska', '/svenska'],
  ['/laskuri', '/laskuri'],
])('%s stands in Finnish at %s', (path, finnish) => expect(finnishPath(path)).toBe(finnish))
