import { withTypedParagraphs } from '@arkpax/schema/typed-paragraphs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostileHtml } from '../../test/hostile-html.ts'
import { loadHtmlCleaner } from './clean-html.ts'

let show: (typed: string) => string
beforeAll(async () => {
  const clean = await loadHtmlCleaner()
  show = (typed) => withTypedParagraphs(clean(typed))
})

describe('text that was typed without tags', () => {
  it.each([
    ['one line', 'Hei!', '<p>Hei!</p>'],
    ['a blank line', 'Yksi.\n\nKaksi.', '<p>Yksi.</p>\n<p>Kaksi.</p>'],
    ['several blank lines with spaces on them', 'Yksi.\n \t\n\n  \nKaksi.', '<p>Yksi.</p>\n<p>Kaksi.</p>'],
    ['a line break', 'Katu 1\nTurku', '<p>Katu 1<br />\nTurku</p>'],
    ['Windows line ends', 'Yksi.\r\n\r\nKaksi\r\nriviä.', '<p>Yksi.</p>\n<p>Kaksi<br />\nriviä.</p>'],
    ['old line ends', 'Yksi.\r\rKaksi.', '<p>Yksi.</p>\n<p>Kaksi.</p>'],
    ['white space around it', '\n\n  Hei!  \n\n', '<p>Hei!</p>'],
    ['signs of its own', '5 < 6 & 7\n\nok', '<p>5 &lt; 6 &amp; 7</p>\n<p>ok</p>'],
    [
      'inline tags',
      '<b>Hei</b> sinä\n\n<a href="/tuotteet">Katso</a>',
      '<p><strong>Hei</strong> sinä</p>\n<p><a href="/tuotteet">Katso</a></p>',
    ],
    ['inline tags over a blank line', '<em>Yksi\n\nKaksi</em>', '<p><em>Yksi<br />\n<br />\nKaksi</em></p>'],
    ['its own line break element', 'Yksi<br>\nKaksi\n<br>Kolme', '<p>Yksi<br />\nKaksi\n<br />Kolme</p>'],
    [
      'a picture within the text',
      'Katso:\n<img src="/a.webp" alt="A">',
      '<p>Katso:<br />\n<img src="/a.webp" alt="A" loading="lazy" /></p>',
    ],
    [
      'a line break in an attribute',
      '<a href="/a" title="Yksi\nkaksi">Katso</a> tästä',
      '<p><a href="/a" title="Yksi kaksi">Katso</a> tästä</p>',
    ],
    ['a script', 'Yksi.\n\n<script>alert(1)\n\nalert(2)</script>\n\nKaksi.', '<p>Yksi.</p>\n<p>Kaksi.</p>'],
    ['tags that are not allowed', '<font>Yksi.</font>\n\n<marquee>Kaksi.</marquee>', '<p>Yksi.</p>\n<p>Kaksi.</p>'],
  ])('is shown in paragraphs: %s', (_, typed, shown) => expect(show(typed)).toBe(shown))
})

describe('text with blocks of its own', () => {
  it.each([
    ['paragraphs', '<p>Yksi.</p>\n\n<p>Kaksi\nriviä.</p>'],
    ['a list', '<ul>\n<li>Yksi</li>\n\n<li>Kaksi\n\nyhä kaksi</li>\n</ul>'],
    ['a table', '<table>\n<tbody>\n<tr>\n<td>1</td>\n\n<td>2</td>\n</tr>\n</tbody>\n</table>'],
    ['code', '<pre>rivi 1\n\nrivi 2\n  rivi 3</pre>'],
    ['a quotation', '<blockquote>Yksi.\n\nKaksi.</blockquote>'],
    ['a division in a division', '<div>\n\n<div>Yksi</div>\n\n</div>'],
    ['a rule between paragraphs', '<p>Yksi.</p>\n<hr />\n<p>Kaksi.</p>'],
    ['a picture between paragraphs', '<p>Yksi.</p>\n\n<img src="/a.webp" alt="" loading="lazy" />\n\n<p>Kaksi.</p>'],
    ['an inline tag around a block', '<a href="/a"><h2>Otsikko</h2>\n\n<p>Teksti.</p></a>'],
  ])('stays as it is: %s', (_, typed) => expect(show(typed)).toBe(typed))

  it.each([
    ['a heading over typed text', '<h2>Otsikko</h2>\nYksi.\n\nKaksi.', '<h2>Otsikko</h2><p>Yksi.</p>\n<p>Kaksi.</p>'],
    [
      'a list between typed texts',
      'Mukaan:\n<ul><li>Lataus</li></ul>\nHei!',
      '<p>Mukaan:</p><ul><li>Lataus</li></ul><p>Hei!</p>',
    ],
    ['code after typed text', 'Aja:\n\n<pre>a\n\nb</pre>', '<p>Aja:</p><pre>a\n\nb</pre>'],
  ])('has what stands outside them in paragraphs: %s', (_, typed, shown) => expect(show(typed)).toBe(shown))
})

it('goes through unchanged once it has its paragraphs, and stays clean, whatever was typed', async () => {
  const clean = await loadHtmlCleaner()
  const piece = fc.constantFrom(
    ...hostileHtml,
    'Teksti',
    '\n',
    '\n\n',
    '\r\n',
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<br>',
    '<ul><li>',
    '</li></ul>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const shown = show(pieces.join(''))
      expect(withTypedParagraphs(shown)).toBe(shown)
      expect(clean(shown)).toBe(shown)
    }),
  )
})
