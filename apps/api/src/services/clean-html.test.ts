import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostileHtml } from '../../test/hostile-html.ts'
import { isEmptyHtml, loadHtmlCleaner } from './clean-html.ts'

let clean: (html: string) => string
beforeAll(async () => {
  clean = await loadHtmlCleaner()
})

const TAG =
  /<(\/?)(p|div|h[2-6]|ul|ol|li|blockquote|pre|hr|br|aside|a|strong|em|code|sub|sup|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>/g
const ATTRIBUTES = new Set(['href', 'title', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'start', 'scope'])
const NAMED = /^(class="(callout( callout-(tip|warning|danger))?|video)"|data-(product|post)="[a-z0-9-]+")$/
const ADDRESS = /^(https?:|mailto:|data:image\/(png|jpeg|gif|webp|avif);base64,)/

/** What in cleaned HTML a browser could take for anything but the elements, attributes and addresses of a post. */
function suspicious(html: string): string[] {
  const found: string[] = html.replace(TAG, '').match(/[<>]/g) ?? []
  for (const [, , , attributes = ''] of html.matchAll(TAG)) {
    for (const [text, name = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (/&(?!(amp|lt|gt|quot);)/.test(value)) found.push(text)
      const isAddress = name === 'href' || name === 'src'
      const url = isAddress ? new URL(value.replaceAll('&amp;', '&'), 'https://arkpax.fi/blogi/x') : undefined
      if (url && !ADDRESS.test(url.href)) found.push(text)
      if (!ATTRIBUTES.has(name) && !/^(col|row)span$/.test(name) && !NAMED.test(text.trim())) found.push(text)
    }
  }
  return found
}

describe('hostile HTML', () => {
  it('is a long list', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(60)
  })

  it.each(hostileHtml)('is made harmless: %s', (html) => {
    const cleaned = clean(`<p>Alku</p>${html}`)
    expect(suspicious(cleaned)).toEqual([])
    expect(cleaned).toContain('<p>Alku')
    expect(clean(cleaned)).toBe(cleaned)
  })

  it('is made harmless in any mix of its pieces', () => {
    const pieces = hostileHtml.flatMap((html) => html.split(/(?<=[>"'])|(?=[<"'/])/))
    const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(soup, (html) => {
        const cleaned = clean(html)
        expect(suspicious(cleaned)).toEqual([])
        expect(clean(cleaned)).toBe(cleaned)
      }),
      { numRuns: 2_000 },
    )
  })

  it('would be noticed', () => {
    expect(suspicious('<script>alert(1)</script>')).not.toEqual([])
    expect(suspicious('<a href="java&#9;script:alert(1)">x</a>')).not.toEqual([])
    expect(suspicious('<a href="javascript:alert(1)">x</a>')).not.toEqual([])
    expect(suspicious('<p onclick="alert(1)">x</p>')).not.toEqual([])
    expect(suspicious('<img src="data:text/html;base64,AAAA" alt="">')).not.toEqual([])
  })
})

describe('the HTML of a post', () => {
  it.each([
    '<h2>Otsikko</h2><p>Teksti, <strong>lihava</strong>, <em>kursiivi</em> ja CO<sub>2</sub>.<br />Rivi.</p>',
    '<ul><li>yksi</li><li>kaksi</li></ul><ol start="3"><li>kolme</li></ol><hr />',
    '<blockquote><p>Lainaus</p></blockquote><pre><code>a &lt; b &amp;&amp; c</code></pre>',
    '<figure><img src="/images/kuva-800.webp" alt="Asema" width="800" height="600" loading="lazy" /><figcaption>Kuva</figcaption></figure>',
    '<table><caption>Kesto</caption><thead><tr><th scope="col">Laite</th></tr></thead><tbody><tr><td colspan="2">46&nbsp;h</td></tr></tbody></table>',
    '<p><a href="/tuotteet">Tuotteet</a>, <a href="#luku">luku</a>, <a href="mailto:a@arkpax.fi">posti</a></p>',
  ])('stays as it is: %s', (html) => {
    expect(clean(html)).toBe(html.replaceAll('&nbsp;', '\u00A0'))
  })

  it.each([
    '<aside class="callout callout-tip"><p>Lataa lämpimässä.</p></aside>',
    '<figure class="video"><a href="https://www.youtube.com/watch?v=abc" rel="noopener noreferrer"><img src="/media/a" alt="Video" loading="lazy" /></a><figcaption>Esittely</figcaption></figure>',
    '<div data-product="1"></div><div data-post="akku-pakkasessa"></div>',
  ])('has its blocks: %s', (html) => {
    expect(clean(html)).toBe(html)
    expect(isEmptyHtml(clean(html))).toBe(false)
  })

  it('has no other classes, no card of a wrong name, and no text lost in a card', () => {
    expect(clean('<aside class="callout callout-x hidden">A</aside><figure class="video x"></figure>')).toBe(
      '<aside class="callout">A</aside><figure class="video"></figure>',
    )
    expect(clean('<div data-product="&quot;><script>" class="x">')).toBe('<div></div>')
    expect(clean('<div data-product="1"><p>Teksti</p></div>')).toBe('<p>Teksti</p>')
  })

  it('keeps of a doubtful figure only the figure', () => {
    expect(clean('<p>Kestää <mark data-figure="46 h">46 h</mark>.</p>')).toBe('<p>Kestää 46 h.</p>')
  })

  it('parts links that stood inside each other', () => {
    expect(clean('<a href="/x">c<span><a href="/y">d')).toBe('<a href="/x">c</a><a href="/y">d</a>')
  })

  it.each([
    ['a megabyte of paragraphs', `<p onclick="x()">${'Teksti. '.repeat(20)}</p>`.repeat(5_700)],
    ['500 pictures', '<figure><img src="/media/a" alt="Asema"><figcaption>Kuva</figcaption></figure>'.repeat(500)],
    ['a megabyte of opened tags', '<a'.repeat(500_000)],
    ['a megabyte of cards in cards', '<div data-product="1">'.repeat(45_000)],
  ])('is cleaned in a moment: %s', (_, html) => {
    const begun = performance.now()
    expect(suspicious(clean(html))).toEqual([])
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it('marks links that lead away, however they are written', () => {
    const away = (href: string) => `<a href="${href}" rel="noopener noreferrer">x</a>`
    expect(clean('<a href="https://www.tukes.fi/akut" target="_blank" rel="opener">x</a>')).toBe(
      away('https://www.tukes.fi/akut'),
    )
    expect(clean('<a href="//toisaalla.fi/">x</a>')).toBe(away('https://toisaalla.fi/'))
    expect(clean('<a href="/\\toisaalla.fi">x</a>')).toBe(away('https://toisaalla.fi/'))
  })

  it('keeps pictures of this site, of the web and embedded ones, always with an alt text', () => {
    const picture = (src: string) => `<img src="${src}" alt="" loading="lazy" />`
    expect(clean('<img src="/images/a.webp">')).toBe(picture('/images/a.webp'))
    expect(clean('<img src="https://kuvat.fi/a.jpg" srcset="x 2x" style="width:1px">')).toBe(
      picture('https://kuvat.fi/a.jpg'),
    )
    expect(clean('<img src="data:image/png;base64,iVBORw0KGgo=">')).toBe(picture('data:image/png;base64,iVBORw0KGgo='))
  })

  it('takes pasted headings and emphasis to their nearest kin and drops what only decorates', () => {
    expect(
      clean('<h1 class="c" id="i" style="color:red">A</h1><p><b>b</b> <i>i</i> <span lang="fi">s</span></p>'),
    ).toBe('<h2>A</h2><p><strong>b</strong> <em>i</em> s</p>')
  })

  it.each([
    '',
    '   ',
    '<p></p>',
    '<p>&nbsp;\u200B</p>',
    '<script>alert(1)</script>',
    '<p><img src="javascript:x"></p>',
    '<hr>',
  ])('shows nothing in %j', (html) => {
    expect(isEmptyHtml(clean(html))).toBe(true)
  })

  it.each(['a', '<p>0</p>', '<img src="/a.webp">', '<svg></svg>x'])('shows something in %j', (html) => {
    expect(isEmptyHtml(clean(html))).toBe(false)
  })
})
