import type { EditorView } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { type Pasted, readPasted } from './pasted-html.ts'
import type { PictureUploads } from './picture-uploads.ts'
import { textEditorText as text } from './text-editor.fi.ts'

/** What the API takes of a text, in characters of HTML. */
const LONGEST_TEXT = 500_000
/** Foreign HTML without its embedded pictures: what is longer is not even looked at. */
const LONGEST_PASTE = 5_000_000

/** More elements than this would keep the tab busy for seconds. */
const MOST_ELEMENTS = 10_000

interface Around {
  editor: () => Editor | null
  uploads: PictureUploads
  mayUpload: boolean
  /** How long the text is. */
  length: () => number
  tell: (message: string | undefined) => void
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** How a text takes what is pasted into it or dropped on it. */
export function pasteProps({ editor, uploads, mayUpload, length, tell }: Around) {
  let read: { html: string; pasted: Pasted } | undefined

  /** True of what is not for the text itself: files, and what is too long. */
  function takesOver(view: EditorView, data: DataTransfer | null, position?: number): boolean {
    const html = data?.getData('text/html') ?? ''
    const files = [...(data?.files ?? [])].filter(isPicture)
    const current = editor()
    tell(undefined)
    if (files.length > 0 && current && !/<(?:p|table|li|h[1-6])\b/i.test(html)) {
      if (mayUpload) uploads.insert(current, files, position)
      else tell(text.mayNotUpload)
      return true
    }
    if (html.length + (data?.getData('text/plain').length ?? 0) < LONGEST_TEXT / 10) return false
    read = withoutEmbedded(html) < LONGEST_PASTE ? { html, pasted: readPasted(html) } : undefined
    const added = html ? (read?.pasted.html.length ?? LONGEST_PASTE) : (data?.getData('text/plain').length ?? 0)
    if (added + length() <= LONGEST_TEXT && elementsIn(read?.pasted.html ?? '') <= MOST_ELEMENTS) return false
    tell(text.tooLong)
    view.focus()
    return true
  }

  return {
    transformPastedHTML(html: string): string {
      const pasted = read?.html === html ? read.pasted : readPasted(html)
      read = undefined
      const pictures = mayUpload ? pasted.pictures : []
      if (pasted.leftOut > 0) tell(text.picturesLeftOut(pasted.leftOut))
      else if (pictures.length < pasted.pictures.length) tell(text.mayNotUpload)
      const current = editor()
      // The text has them after this call.
      if (current && pictures.length > 0) queueMicrotask(() => uploads.send(current, pictures))
      return pasted.html
    },
    handleDOMEvents: {
      // Tab leaves the box, also in a list: the keyboard is caught nowhere.
      keydown: (_: EditorView, { key }: KeyboardEvent) => key === 'Tab',
      paste(view: EditorView, event: ClipboardEvent) {
        if (!takesOver(view, event.clipboardData)) return false
        event.preventDefault()
        return true
      },
      drop(view: EditorView, event: DragEvent) {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (view.dragging || !takesOver(view, event.dataTransfer, at?.pos)) return false
        event.preventDefault()
        return true
      },
    },
  }
}

const elementsIn = (html: string) => html.match(/<[a-z]/g)?.length ?? 0

/** How long HTML is without the pictures in it. */
function withoutEmbedded(html: string): number {
  let length = html.length
  for (const [data] of html.matchAll(/data:image\/[^"'\s>]+/g)) length -= data.length
  return length
}
