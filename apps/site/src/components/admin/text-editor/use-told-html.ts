import type { Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { htmlOf } from './block-html.ts'

/** A text of this many positions is written out once the typing pauses, not with every key. */
const LONG = 5_000
const PAUSE_MS = 200

/** Tells the form what the text has become: at once of a short one, of a long one after a pause and when the focus leaves it. */
export function useToldHtml(onChange: (html: string) => void, value: string) {
  const tell = useRef(onChange)
  tell.current = onChange
  /** What the box holds, as it was given or told last: a value that differs has come from elsewhere. */
  const held = useRef(value)
  const waiting = useRef<{ timer: number; editor: Editor }>(undefined)

  function flush() {
    if (!waiting.current) return
    const { timer, editor } = waiting.current
    clearTimeout(timer)
    waiting.current = undefined
    const html = htmlOf(editor.state.doc)
    if (html === held.current) return
    held.current = html
    tell.current(html)
  }

  function changed(editor: Editor) {
    clearTimeout(waiting.current?.timer)
    waiting.current = { timer: window.setTimeout(flush, PAUSE_MS), editor }
    if (editor.state.doc.content.size < LONG) flush()
  }

  const flushLast = useRef(flush)
  flushLast.current = flush
  useEffect(() => () => flushLast.current(), [])
  return { held, changed, flush }
}
