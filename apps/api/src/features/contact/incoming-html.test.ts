import { expect, it } from 'vitest'
import { htmlToText } from './incoming-html.ts'
import { splitQuoted } from './incoming-quotes.ts'

it('paragraphs, lists and breaks stay, marks and pictures go', () => {
  expect(
    htmlToText(
      '<html><head><title>x</title><style>p{color:red}</style></head><body><p>Hei,</p><p>tarvitsen:<br>kaksi</p><ul><li>asemaa</li><li>paneelia</li></ul></body></html>',
    ),
  ).toBe('Hei,\n\ntarvitsen:\nkaksi\n\n- asemaa\n- paneelia')
})

it('lines that are blocks of their own stay lines, and empty ones stay empty', () => {
  expect(htmlToText('<div><div>Hei,</div><div><br></div><div>ensimmäinen<br></div><div>toinen</div></div>')).toBe(
    'Hei,\n\nensimmäinen\ntoinen',
  )
})

it('scripts, trackers and addresses of links leave nothing', () => {
  const text = htmlToText(
    `<p>Hei <a href="https://seuranta.example/klik?id=1">linkki</a></p><script>fetch('https://x.example')</script>
     <img src="https://seuranta.example/p.gif" width=1 height=1 alt="p"><iframe src=//x.example></iframe>
     <div style="display:none">Piilossa</div><svg><script>1</script></svg><object data=x>y</object>&lt;b&gt;`,
  )
  expect(text).toContain('Hei linkki')
  expect(text).toContain('<b>')
  expect(text).not.toMatch(/seuranta|x\.example|fetch|Piilossa|script|iframe/)
})

it('what Gmail quotes is folded, and what Outlook quotes', () => {
  const gmail = htmlToText(
    '<div dir="ltr">Sopii!</div><br><div class="gmail_quote"><div class="gmail_attr">pe 20. marrask. 2026 klo 12.05 Arkpax (<a href="mailto:a@arkpax.fi">a@arkpax.fi</a>) kirjoitti:<br></div><blockquote><p>Hei Aino,</p><p>ehtii.</p></blockquote></div>',
  )
  expect(splitQuoted(gmail)).toMatchObject({ text: 'Sopii!', quoted: expect.stringContaining('> Hei Aino,') })
  const outlook = htmlToText(
    '<p>Käy näin.</p><div id="divRplyFwdMsg"><b>Lähettäjä:</b> Arkpax<br><b>Lähetetty:</b> 20.11.2026<br><b>Aihe:</b> Tilaus</div><p>Hei</p>',
  )
  expect(splitQuoted(outlook)).toMatchObject({ text: 'Käy näin.', quoted: expect.stringContaining('Lähetetty') })
})

it('a mail that is nested without end is read', () => {
  expect(htmlToText(`${'<div><blockquote>'.repeat(20_000)}Hei`)).toContain('Hei')
})
