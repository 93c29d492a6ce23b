// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { htmlOf } from './block-html.ts'
import { extensionsOf } from './editor-extensions.ts'
import { unsupportedTags } from './supported-html.ts'
import type { TextBlocks } from './text-blocks.ts'

function editorWith(html: string, blocks: TextBlocks = 'letter') {
  const element = document.createElement('div')
  const editor = new Editor({
    element,
    extensions: extensionsOf(blocks, { onDescribe() {}, nameOf: () => Promise.resolve(undefined) }),
    content: html,
    injectCSS: false,
  })
  onTestFinished(() => editor.destroy())
  return editor
}
const through = (html: string, blocks?: TextBlocks) => htmlOf(editorWith(html, blocks).state.doc)

describe('a block that is stored', () => {
  it.each([
    ['callout', '<aside class="callout callout-warning"><p>Lataa lämpimässä.</p><ul><li><p>Yksi</p></li></ul></aside>'],
    [
      'picture',
      '<figure><img src="/media/a" alt="Asema" width="800" height="600"><figcaption>Kuva <em>A</em></figcaption></figure>',
    ],
    ['picture without caption', '<figure><img src="/media/a" alt="Asema"></figure>'],
    [
      'video',
      '<figure class="video"><a href="https://www.youtube.com/watch?v=abc"><img src="/media/a" alt="Esittely"></a><figcaption>Katso</figcaption></figure>',
    ],
    [
      'table',
      '<table><thead><tr><th scope="col">Laite</th><th scope="col">Aika</th></tr></thead><tbody><tr><th scope="row">Pumppu</th><td>46\u00A0h</td></tr><tr><td colspan="2">Yhteensä</td></tr></tbody></table>',
    ],
    ['table without head', '<table><tbody><tr><td>A</td><td><ul><li><p>B</p></li></ul></td></tr></tbody></table>'],
    ['cards', '<div data-product="1"></div><p>Väli</p><div data-post="akku-pakkasessa"></div>'],
    ['figure to check', '<p>Kestää <mark data-figure="46 h">46 h</mark>.</p>'],
    [
      'running text',
      '<h2>A</h2><p><strong>B</strong> <a href="/tuotteet">C</a><br>D</p><blockquote><p>E</p></blockquote><hr><ol start="3"><li><p>F</p></li></ol>',
    ],
  ])('comes back as it was: %s', (_, html) => {
    expect(unsupportedTags(html, 'letter')).toEqual([])
    expect(through(html)).toBe(html)
    expect(html).not.toContain('style=')
  })

  it('is nothing where nothing is written', () => {
    expect(through('')).toBe('')
    expect(through('<p></p>')).toBe('')
    expect(through('<div data-product="1"></div>')).toBe('<div data-product="1"></div>')
  })

  it('leaves a picture out that is still on its way', () => {
    expect(through('<p>A</p><figure><img src="uploading:1" alt=""></figure>')).toBe('<p>A</p>')
  })
})

describe('what the formatted view cannot show is edited as HTML', () => {
  it.each([
    ['<pre><code>a</code></pre>', ['pre', 'code']],
    ['<table><caption>A</caption><tbody><tr><td>B</td></tr></tbody></table>', ['caption']],
    ['<table><tbody><tr><td><h2>B</h2></td></tr></tbody></table>', ['h2']],
    ['<figure><p>Ei kuvaa</p></figure>', ['figure']],
    ['<div><p>A</p></div>', ['div', 'p']],
    ['<h4>A</h4>', ['h4']],
    ['<p>H<sub>2</sub>O</p>', ['sub']],
  ])('%s', (html, tags) => {
    expect(unsupportedTags(html, 'post')).toEqual(tags)
  })

  it('also a card or a table where the text has no place for them', () => {
    expect(unsupportedTags('<div data-post="a"></div>', 'post')).toEqual(['div'])
    expect(unsupportedTags('<div data-product="a"></div>', 'story')).toEqual(['div'])
    expect(unsupportedTags('<aside class="callout callout-tip"><p>A</p></aside>', 'story')).toEqual(['aside'])
  })

  it('and a megabyte of opened tags is looked through in a moment', () => {
    const begun = performance.now()
    unsupportedTags('<a'.repeat(500_000), 'post')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})

it('writes by Markdown: headings, lists, quotes, emphasis and rules', () => {
  const editor = editorWith('')
  const type = (text: string) => {
    for (const letter of text) {
      const { from, to } = editor.state.selection
      const handled = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, letter, () => editor.state.tr),
      )
      if (!handled) editor.view.dispatch(editor.state.tr.insertText(letter, from, to))
    }
  }
  type('## Otsikko')
  editor.commands.enter()
  type('Se on **vahva** ja *kevyt* asema')
  editor.commands.enter()
  type('- yksi')
  expect(htmlOf(editor.state.doc)).toBe(
    '<h2>Otsikko</h2><p>Se on <strong>vahva</strong> ja <em>kevyt</em> asema</p><ul><li><p>yksi</p></li></ul>',
  )
})
