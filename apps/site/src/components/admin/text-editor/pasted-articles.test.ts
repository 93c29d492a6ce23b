// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { docsArticle, wordArticle } from '../../../../test/pasted-samples.ts'
import { htmlOf } from './block-html.ts'
import { extensionsOf } from './editor-extensions.ts'
import { readPasted } from './pasted-html.ts'

/** What stands in the editor after a paste. */
function pasted(html: string) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsOf('post', { onDescribe() {}, nameOf: () => Promise.resolve(undefined) }),
    injectCSS: false,
  })
  onTestFinished(() => editor.destroy())
  editor.view.pasteHTML(readPasted(html).html)
  return htmlOf(editor.state.doc)
}

describe('an article', () => {
  it('from Word comes as it was written, without how it looked, what was deleted and what was said beside it', () => {
    expect(pasted(wordArticle)).toBe(
      [
        '<h2>Akku talvella</h2><h2>Lataa lämpimässä</h2>',
        '<p><strong>Älä lataa</strong> akkua <em>pakkasessa</em>: alle 0\u00A0°C kennot kuluvat.[1] Asema kestää <a href="https://www.tukes.fi/akut">ohjeen</a> mukaan 2\u00A0400\u00A0Wh.</p>',
        '<ul><li><p>Tuo asema sisään</p><ul><li><p>Odota pari tuntia</p><ul><li><p>Kosketa koteloa</p></li></ul></li></ul></li><li><p>Lataa</p></li></ul>',
        '<p>Sen jälkeen:</p><ol start="3"><li><p>Irrota johto</p></li><li><p>Sulje kannet</p></li></ol>',
        '<table><thead><tr><th scope="col">Laite</th><th scope="col">Aika</th></tr></thead><tbody><tr><td colspan="2">Pumppu, 9\u00A0h</td></tr></tbody></table>',
        '<hr><p>[1] Valmistajan ohje.</p>',
      ].join(''),
    )
  })

  it('from Google Docs is bold where it was, its lists stand inside their items, and its links lead where they say', () => {
    expect(pasted(docsArticle)).toBe(
      [
        '<h2>Akku talvella</h2><p><strong>Älä lataa</strong> akkua <em>pakkasessa</em>. Lue <a href="https://www.tukes.fi/akut">ohje</a>.</p>',
        '<h3>Näin</h3><ul><li><p>Tuo sisään</p><ul><li><p>Odota</p></li></ul></li><li><p>Lataa</p></li></ul>',
        '<ol><li><p>Irrota</p></li></ol><ul><li><p>Kannet kiinni</p></li></ul>',
        '<table><tbody><tr><td>Laite</td><td>Aika</td></tr><tr><td>Pumppu</td><td>9 h</td></tr></tbody></table>',
      ].join(''),
    )
  })

  it('tells how many pictures stayed behind, because only their places were in the clipboard', () => {
    expect(readPasted(wordArticle)).toMatchObject({ leftOut: 1, pictures: [] })
    expect(readPasted(docsArticle)).toMatchObject({ leftOut: 1, pictures: [] })
  })
})

describe('pictures in the clipboard', () => {
  it('that came along stand where they stood, under a key, with their text', async () => {
    const { html, pictures, leftOut } = readPasted(
      '<p>Ennen <img src="data:image/png;base64,iVBORw0KGgo=" alt="Asema" onerror="x()"> jälkeen</p><p>Loppu</p>',
    )
    expect(html).toMatch(
      /^<p>Ennen {2}jälkeen<\/p><figure><img src="uploading:\d+" alt="Asema"><\/figure><p>Loppu<\/p>$/,
    )
    expect(pictures.map(({ file }) => [file.name, file.type, file.size])).toEqual([['liitetty-1.png', 'image/png', 8]])
    expect(leftOut).toBe(0)
  })

  it('of ours stay, those of elsewhere and of wrong data do not', () => {
    const { html, leftOut } = readPasted(
      '<img src="/media/a" alt="A"><img src="https://evil.example/a.png"><img src="data:image/png;base64,%%%"><img src="data:image/svg+xml;base64,PHN2Zz4=">',
    )
    expect(html).toBe('<figure><img src="/media/a" alt="A"></figure>')
    expect(leftOut).toBe(3)
  })
})

describe('a paste that is too much', () => {
  it.each([
    ['a megabyte of opened tags', '<a'.repeat(500_000)],
    ['hundreds of items of Word', '<p style="mso-list:l0 level1 lfo1">x</p>'.repeat(500)],
    [
      'items ever deeper',
      Array.from({ length: 500 }, (_, level) => `<p style="mso-list:l0 level${level} lfo1">x</p>`).join(''),
    ],
  ])('is read in a moment: %s', (_, html) => {
    const begun = performance.now()
    readPasted(html)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
