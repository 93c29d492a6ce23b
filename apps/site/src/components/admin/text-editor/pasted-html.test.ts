// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readPasted } from './pasted-html.ts'

const cleanPastedHtml = (html: string) => readPasted(html).html

const word = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><!--[endif]-->${text}</p>`

describe('what is pasted', () => {
  it('from Word keeps its headings, emphasis and lists, and loses how it looked', () => {
    const html = `<html xmlns:o="urn:x"><head><style>p {color:red}</style><meta name=Generator content="Word"></head><body><!--StartFragment-->
      <h1 style='color:blue'>Ark PRO<o:p></o:p></h1><h2>Teho</h2><p class=MsoNormal style='margin:0'><b>Vahva</b> ja <i style='mso-bidi-font-style:normal'>kevyt</i>.</p>
      ${word(1, '·', 'Pumppu')}${word(2, 'o', 'Kastelu')}${word(1, '·', 'Saha')}<p>Väli</p>${word(1, '1.', 'Avaa')}${word(1, '2.', 'Kytke')}<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
    expect(cleanPastedHtml(html).replace(/\s*\n\s*/g, '')).toBe(
      '<h2>Ark PRO</h2><h3>Teho</h3><p><strong>Vahva</strong> ja <em>kevyt</em>.</p>' +
        '<ul><li>Pumppu<ul><li>Kastelu</li></ul></li><li>Saha</li></ul><p>Väli</p><ol><li>Avaa</li><li>Kytke</li></ol>',
    )
  })

  it('from Google Docs is bold where it was, and its links lead where they say', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 style="font-weight:700">Mökille</h3><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:italic">Kestää</span><span style="font-weight:400"> sateen</span> <a href="https://www.google.com/url?q=https://www.tukes.fi/akut&amp;sa=D"><span>Tukes</span></a></p><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p role="presentation"><span>Yksi</span></p></li></ul></b>`
    expect(cleanPastedHtml(html)).toBe(
      '<h2>Mökille</h2><p><strong><em>Kestää</em></strong> sateen <a href="https://www.tukes.fi/akut">Tukes</a></p><ul><li><p>Yksi</p></li></ul>',
    )
  })

  it('brings no picture, script or address that could run', () => {
    expect(
      cleanPastedHtml('<p onclick="x()">A<img src=x onerror=1><script>1</script><a href="javascript:1">b</a></p>'),
    ).toBe('<p>Ab</p>')
  })

  it('brings no style sheet, not even one that never ends', () => {
    expect(cleanPastedHtml('<style>p{}</style><p>A</p><STYLE type="x">a</style ><p>B</p>')).toBe('<p>A</p><p>B</p>')
    expect(cleanPastedHtml('<p>A</p><style><p>B</p>')).toBe('<p>A</p>')
    expect(cleanPastedHtml('<style'.repeat(200_000))).toBe('')
  })

  it('from the editor itself stays as it is', () => {
    const html = '<p data-pm-slice="1 1 []">Teksti</p>'
    expect(cleanPastedHtml(html)).toBe(html)
  })
})
