import { type ReactNode, type RefObject, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { controlClass } from '~/components/ui/field.recipe.ts'
import { Field } from '~/components/ui/react/Field.tsx'
import { postFormText } from './admin-blog.fi.ts'
import { HtmlToolbar } from './HtmlToolbar.tsx'
import type { Insertion, Selection } from './html-tools.ts'

interface Props {
  field: UseFormRegisterReturn
  error?: string
  /** What stands beside the box: the preview. */
  children: ReactNode
}

/** The HTML of a post with its tools, and beside it what becomes of it. */
export function HtmlField({ field: { ref, ...field }, error, children }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const apply = useHtmlTools(area)
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <Field label={postFormText.content} hint={postFormText.contentHint} error={error}>
        {(control) => (
          <>
            <HtmlToolbar controls={control.id} onUse={apply} />
            <textarea
              {...field}
              {...control}
              ref={(element) => {
                area.current = element
                ref(element)
              }}
              rows={10}
              className={`${controlClass} min-h-72 font-mono text-sm`}
              spellCheck
            />
          </>
        )}
      </Field>
      {children}
    </div>
  )
}

/** Changes the chosen part of a text area as if it had been typed, so that undo takes it back. */
function useHtmlTools(area: RefObject<HTMLTextAreaElement | null>) {
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
