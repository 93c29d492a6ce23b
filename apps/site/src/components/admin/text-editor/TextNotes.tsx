import { type Editor, useEditorState } from '@tiptap/react'
import { useSyncExternalStore } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { useUnsavedWarning } from '../use-unsaved-warning.ts'
import type { PictureUploads } from './picture-uploads.ts'
import { checksOf } from './text-checks.ts'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  editor: Editor
  uploads: PictureUploads
  /** Something about the last paste. */
  told: string | undefined
  onDescribe: (position: number) => void
}

/** Below a text: what is on its way into it, what was left out, and what waits for whoever writes it. */
export function TextNotes({ editor, uploads, told, onDescribe }: Props) {
  const { underWay, failures } = useSyncExternalStore(uploads.subscribe, uploads.read)
  const { withoutAlt, figures } = useEditorState({ editor, selector: ({ editor }) => checksOf(editor.state.doc) })
  useUnsavedWarning(underWay > 0)
  const [picture] = withoutAlt
  const [figure] = figures
  const messages = [...(underWay > 0 ? [text.uploading(underWay)] : []), ...failures, ...(told ? [told] : [])]
  return (
    <div className="text-sm has-[p]:border-t has-[p]:border-line has-[p]:px-4 has-[p]:py-2">
      <div role="status">
        {messages.map((message) => (
          <p key={message} className="py-1">
            {message}
          </p>
        ))}
      </div>
      {picture !== undefined && underWay === 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-danger">
          {text.withoutAlt(withoutAlt.length)}
          <Button tone="quiet" size="sm" className="min-h-11" onClick={() => onDescribe(picture)}>
            {text.describe}
          </Button>
        </p>
      )}
      {figure !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3">
          {text.unknownFigures(figures.length)}
          <Button
            tone="quiet"
            size="sm"
            className="min-h-11"
            onClick={() =>
              editor
                .chain()
                .setTextSelection(figure + 1)
                .scrollIntoView()
                .focus()
                .run()
            }
          >
            {text.goToFigure}
          </Button>
        </p>
      )}
    </div>
  )
}
