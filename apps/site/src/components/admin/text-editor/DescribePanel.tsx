import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { TextField } from '~/components/ui/react/Field.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  editor: Editor
  /** Of the picture in the text. */
  position: number
  onClose: () => void
}

/** Asks what a picture shows, for those who do not see it. */
export function DescribePanel({ editor, position, onClose }: Props) {
  const [alt, setAlt] = useState<string>(() => editor.state.doc.nodeAt(position)?.attrs.alt ?? '')
  const [error, setError] = useState<string>()

  function close() {
    onClose()
    editor.commands.focus(position + 1)
  }
  function save() {
    if (!alt.trim()) return setError(text.altRequired)
    editor.commands.command(({ tr }) => {
      if (tr.doc.nodeAt(position)) tr.setNodeAttribute(position, 'alt', alt.trim())
      return true
    })
    close()
  }

  return (
    <PanelFrame label={text.alt} save={text.saveAlt} onSave={save} onCancel={close}>
      <AltField value={alt} error={error} onChange={setAlt} autoFocus />
    </PanelFrame>
  )
}

interface AltFieldProps {
  value: string
  error: string | undefined
  onChange: (alt: string) => void
  autoFocus?: boolean
}

/** The text of a picture. */
export const AltField = ({ value, error, onChange, autoFocus }: AltFieldProps) => (
  <TextField
    className="min-w-56 grow basis-80"
    label={text.alt}
    hint={text.altHint}
    required
    maxLength={300}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
    autoFocus={autoFocus}
  />
)
