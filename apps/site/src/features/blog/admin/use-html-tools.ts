import type { RefObject } from 'react'
import type { Insertion, Selection } from './html-tools.ts'

/** Changes the chosen part of a text area as if it had been typed, so that undo takes it back. */
export function useHtmlTools(area: RefObject<HTMLTextAreaElement | null>) {
  return (tool: (selection: Selection) => Insertion) => {
    const box = area.current
    if (!box) return
    const { selectionStart: start, selectionEnd: end, value: text } = box
    const { html, selectFrom, selectTo } = tool({ text, start, end })
    box.focus()
    typeInto(box, html)
    box.setSelectionRange(start + selectFrom, start + selectTo)
  }
}

/** `insertText` is the one way to change a field that keeps its undo history; where it is not there, the value is set. */
function typeInto(box: HTMLTextAreaElement, html: string) {
  if (document.execCommand('insertText', false, html)) return
  box.setRangeText(html)
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
