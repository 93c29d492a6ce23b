import { beforeAll, describe, expect, it } from 'vitest'
import { hostileHtml } from '../../../test/hostile-html.ts'
import { loadHtmlCleaner } from '../../services/clean-html.ts'
import { blocksToMail } from './blocks-to-mail.ts'
import { blocksToText } from './blocks-to-text.ts'
import { cardsIn, type MailCard } from './text-cards.ts'

const cards: Record<string, MailCard> = {
  'product 1': {
    title: 'Ark PRO',
    url: 'https://arkpax.fi/tuote/1',
    picture: 'https://arkpax.fi/images/a.webp',
    lines: ['1 299,00\u00A0€', 'Varastossa'],
  },
  'post talvi': { title: 'Akku & talvi', url: 'https://arkpax.fi/blogi/talvi', lines: ['Seitsemän vinkkiä.'] },
}
const around = {
  publicUrl: 'https://arkpax.fi',
  cardOf: (noun: string, id: string) => cards[`${noun} ${id}`],
}
let clean: (html: string) => string
beforeAll(async () => {
  clean = await loadHtmlCleaner()
})
const mail = (html: string) => blocksToMail(clean(html), around)
const text = (html: string) => blocksToText(clean(html), around)

describe('a text in a mail', () => {
  it('leads to whole addresses, and looks like our mails without a style sheet', () => {
    const html = mail(
      '<h2>A</h2><p>B <a href="/tuotteet">C</a></p><img src="/media/x" alt="D" width="1600" height="900">',
    )
    expect(html).toContain('<a href="https://arkpax.fi/tuotteet" class="ink" style="')
    expect(html).toMatch(/<img src="https:\/\/arkpax\.fi\/media\/x" alt="D" width="504" style="[^"]*height:auto/)
    expect(html).toMatch(/^<h2 class="ink" style="[^"]*font-size:21px/)
    expect(html).not.toContain('height="900"')
  })

  it('leaves no link of an address that may not stand there', () => {
    const html = mail('<p><a href="javascript:alert(1)">paha</a></p>')
    expect(html).toContain('>paha</p>')
    expect(html).not.toContain('<a ')
  })

  it('has callouts and quotes in tables, with what they are in words', () => {
    const html = mail(
      '<aside class="callout callout-danger"><p>Älä upota.</p></aside><blockquote><p>Q</p></blockquote>',
    )
    expect(html).toContain('border-left:3px solid #b0211c')
    expect(html).toMatch(/Varoitus<\/p>Älä upota\.<\/td>/)
    expect(html).not.toMatch(/<aside|<blockquote|<figure|class="callout/)
  })

  it('has a link below the picture of a video', () => {
    const html = mail(
      '<figure class="video"><a href="https://youtu.be/abc"><img src="/media/x" alt="Esittely"></a><figcaption>Katso tämä</figcaption></figure>',
    )
    expect(html).toMatch(/<a href="https:\/\/youtu\.be\/abc"[^>]*>Katso video<\/a>/)
    expect(html).toContain('Katso tämä')
  })

  it('has its cards filled, and none of what nobody sees any more', () => {
    const html = '<div data-product="1"></div><div data-product="9"></div><div data-post="talvi"></div>'
    expect(cardsIn(clean(html))).toEqual([
      { noun: 'product', id: '1' },
      { noun: 'product', id: '9' },
      { noun: 'post', id: 'talvi' },
    ])
    const filled = mail(html)
    expect(filled.match(/<a [^>]*>(?:Ark PRO|Akku &amp; talvi)<\/a>/g)).toHaveLength(2)
    expect(filled).toContain('1 299,00\u00A0€')
    expect(filled).not.toContain('data-')
  })

  it('shows the words of a picture that comes inside its address', () => {
    expect(mail('<p><img src="data:image/png;base64,AAAA" alt="Kaavio"></p>')).toMatch(/>Kaavio<\/p>$/)
  })

  it.each(hostileHtml)('runs nothing: %s', (html) => {
    expect(mail(html)).not.toMatch(/<(?:script|svg|iframe|object)|<[^>]*\son\w+=|href="(?!https?:|mailto:)/i)
  })
})

describe('the text part of a mail', () => {
  it('says what the HTML says, in the same order', () => {
    const html = `<h2>Talvi</h2><p>Lataa <strong>lämpimässä</strong>,<br>ks. <a href="/support">ohje</a>.</p>
      <ul><li><p>yksi</p><ul><li>sisä</li></ul></li><li>kaksi</li></ul><ol start="3"><li>kolme</li></ol>
      <blockquote><p>A</p><p>B</p></blockquote><aside class="callout callout-tip"><p>Pidä sisällä.</p></aside><hr>
      <figure class="video"><a href="https://youtu.be/abc"><img src="/media/x" alt="Esittely"></a><figcaption>Katso</figcaption></figure>
      <table><thead><tr><th>Laite</th><th>Aika</th></tr></thead><tbody><tr><td>Pumppu</td><td><p>46 h</p></td></tr></tbody></table>
      <div data-product="1"></div><div data-product="9"></div><p>Kysy: <a href="mailto:a@arkpax.fi">a@arkpax.fi</a> &lt;3</p>`
    expect(text(html)).toBe(`Talvi

Lataa lämpimässä,
ks. ohje (https://arkpax.fi/support).

- yksi
  - sisä
- kaksi

3. kolme

> A
> 
> B

VINKKI: Pidä sisällä.

* * *

[Kuva: Esittely] (https://youtu.be/abc)
Katso

Laite | Aika
Pumppu | 46 h

Ark PRO
1 299,00\u00A0€
Varastossa
https://arkpax.fi/tuote/1

Kysy: a@arkpax.fi <3`)
  })

  it('is made of half a megabyte in a moment', () => {
    const long = clean('<p>Teksti ja <a href="/a">linkki</a>.</p><ul><li>A</li></ul>'.repeat(8_000))
    const begun = performance.now()
    expect(blocksToText(long, around).length).toBeGreaterThan(100_000)
    expect(blocksToMail(long, around).length).toBeGreaterThan(long.length)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
