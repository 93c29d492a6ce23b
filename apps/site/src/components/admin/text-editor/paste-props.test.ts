// @vitest-environment happy-dom
import type { UploadedMedia } from '@arkpax/schema/media'
import { Editor } from '@tiptap/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ApiError } from '~/lib/api.ts'
import { htmlOf } from './block-html.ts'
import { extensionsOf } from './editor-extensions.ts'
import { pasteProps } from './paste-props.ts'
import { PictureUploads, type SendPicture } from './picture-uploads.ts'

const settled = () => new Promise((done) => setTimeout(done, 5))
const stored: SendPicture = async ({ name }) =>
  ({ media: { address: `/media/${name}`, alt: '', width: 800, height: 600 }, is_duplicate: false }) as UploadedMedia

function show({ send = stored, mayUpload = true, start = '' } = {}) {
  const told: (string | undefined)[] = []
  const uploads = new PictureUploads(send)
  let editor: Editor | null = null
  const props = pasteProps({
    editor: () => editor,
    uploads,
    mayUpload,
    length: () => (editor ? htmlOf(editor.state.doc).length : 0),
    tell: (message) => told.push(message),
  })
  editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsOf('post', { onDescribe() {}, nameOf: () => Promise.resolve(undefined) }),
    content: start,
    injectCSS: false,
    editorProps: props,
  })
  editor.commands.setTextSelection(editor.state.doc.content.size)
  const shown = editor
  // It looks at its page once more, 20 ms later, unless it has ended.
  onTestFinished(() => shown.destroy())
  return {
    editor: shown,
    uploads,
    told: () => told.at(-1),
    html: () => htmlOf(shown.state.doc),
    /** Gives whether the text itself was left out of it. */
    paste(html: string, files: File[] = []) {
      const data = { files, getData: (type: string) => (type === 'text/html' ? html : '') }
      const event = { clipboardData: data, preventDefault() {} } as unknown as ClipboardEvent
      if (props.handleDOMEvents.paste(shown.view, event)) return true
      shown.view.pasteHTML(html)
      return false
    },
  }
}
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

describe('pictures that are pasted', () => {
  it('as files go into the library and stand in the text in their order', async () => {
    const { paste, html } = show({ start: '<p>Alku</p>' })
    expect(paste('', [photo('a'), photo('b')])).toBe(true)
    expect(html()).toBe('<p>Alku</p>')
    await settled()
    expect(html()).toBe(
      '<p>Alku</p><figure><img src="/media/a" alt="" width="800" height="600"></figure><figure><img src="/media/b" alt="" width="800" height="600"></figure>',
    )
  })

  it('inside HTML go there, too', async () => {
    const { paste, html } = show()
    paste('<p>Teksti</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Asema">')
    await settled()
    expect(html()).toContain('<img src="/media/liitetty-1.png" alt="Asema" width="800" height="600">')
  })

  it('fall away when the library refuses them, and say why', async () => {
    const detail = 'SVG-kuvia ei oteta vastaan.'
    const send: SendPicture = () =>
      Promise.reject(new ApiError(422, '', { type: '', title: '', status: 422, code: 'media_refused', detail }))
    const { paste, html, uploads } = show({ send, start: '<p>Alku</p>' })
    paste('', [photo('a')])
    await settled()
    expect(html()).toBe('<p>Alku</p>')
    expect(uploads.read()).toEqual({ underWay: 0, failures: [`Kuva a jäi pois: ${detail}`] })
  })

  it('stay out for whoever may not add to the library, and it is told', async () => {
    const { paste, html, told } = show({ mayUpload: false })
    paste('<p>Teksti</p><img src="data:image/png;base64,iVBORw0KGgo=">')
    await settled()
    expect(html()).not.toContain('<img src="/media')
    expect(told()).toContain('roolisi ei saa')
    expect(paste('', [photo('a')])).toBe(true)
    expect(html()).not.toContain('<img')
  })

  it('are sent three at a time, and none is lost', async () => {
    let most = 0
    let now = 0
    const send: SendPicture = async (file) => {
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      return stored(file)
    }
    const { paste, html } = show({ send })
    paste(
      '',
      Array.from({ length: 100 }, (_, number) => photo(`p${number}`)),
    )
    for (let tries = 0; tries < 200 && html().split('<img').length < 101; tries += 1) await settled()
    expect(html().split('<img')).toHaveLength(101)
    expect(most).toBe(3)
  })
})

describe('a paste', () => {
  it('that would make the text too long is refused with a clear message, and nothing is lost', () => {
    const { paste, html, told } = show({ start: '<p>Oma teksti</p>' })
    expect(paste(`<p>${'pitkä '.repeat(180_000)}</p>`)).toBe(true)
    expect(html()).toBe('<p>Oma teksti</p>')
    expect(told()).toContain('liian pitkä')
  })

  it('that has too many parts is refused, too', () => {
    const { paste, html, told } = show()
    expect(paste(`<table>${'<tr><td>a</td></tr>'.repeat(6_000)}</table>`)).toBe(true)
    expect(html()).toBe('')
    expect(told()).toContain('Liitä se osissa')
  })

  it('that is long only by its styles comes', () => {
    const { paste, html } = show()
    expect(paste(`<p style="${'x'.repeat(900_000)}">Lyhyt</p>`)).toBe(false)
    expect(html()).toBe('<p>Lyhyt</p>')
  })

  it('brings nothing that runs', () => {
    const { paste, html } = show()
    paste(
      '<p onclick="x()">A<script>alert(1)</script><a href="javascript:alert(1)">b</a></p><iframe src="//x"></iframe>',
    )
    expect(html()).toBe('<p>Ab</p>')
  })
})
