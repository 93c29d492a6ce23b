import { expect, it } from 'vitest'
import { linksIn } from './links-in-language.ts'

it.each([
  [
    'leads to the page of its language',
    '<a href="/laskuri?laite=x" class="y">',
    '<a href="/sv/laskuri?laite=x" class="y">',
  ],
  [
    'tells that a page is in Finnish',
    '<a class="y" href="/contact">',
    '<a class="in-finnish y" href="/contact" hreflang="fi">',
  ],
  ['tells it without a class too', '<a href="/blog">', '<a class="in-finnish" href="/blog" hreflang="fi">'],
  [
    'tells it in sight only once',
    '<a href="/haku" aria-label="Sök (på finska)">',
    '<a href="/haku" hreflang="fi" aria-label="Sök (på finska)">',
  ],
  ['is not marked where it is the logo', '<a href="/"><svg>', '<a href="/" hreflang="fi"><svg>'],
  [
    'is not marked where it opens the chat',
    '<a href="/contact#lomake" data-open-chat>',
    '<a href="/contact#lomake" hreflang="fi" data-open-chat>',
  ],
  ['is let be where it tells its language', '<a href="/laskuri" hreflang="fi">', '<a href="/laskuri" hreflang="fi">'],
  ['is let be on its own page', '<a href="#lomake">', '<a href="#lomake">'],
  ['is let be where it leads elsewhere', '<a href="https://tukes.fi/">', '<a href="https://tukes.fi/">'],
  ['is let be where it leads to a file', '<a href="/kayttoohjeet/a-sv.pdf">', '<a href="/kayttoohjeet/a-sv.pdf">'],
])('a link of a Swedish page %s', (_, before, after) => expect(linksIn('sv', before)).toBe(after))
