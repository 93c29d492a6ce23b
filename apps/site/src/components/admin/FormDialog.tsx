import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { dropDraft } from './form-drafts.ts'
import { useUnsavedWarning } from './use-unsaved-warning.ts'

interface Props {
  open: boolean
  title: string
  /** The name under which the form keeps what is typed. */
  draft: string
  onClose: () => void
  /** The question that comes before closing where something is typed. */
  discard: { title: string; text: string; confirmLabel: string }
  /** The form. It tells whether something is typed; `close` asks first where it is. */
  children: (form: { onTyped: (isTyped: boolean) => void; close: () => void }) => ReactNode
}

/** A wide dialog with a form: what is typed in it is lost neither by a stray Escape nor by leaving the page. */
export function FormDialog({ open, title, draft, onClose, discard, children }: Props) {
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useUnsavedWarning(isTyped)
  const close = () => (isTyped ? setAsking(true) : onClose())
  return (
    <>
      <Dialog open={open} onClose={close} title={title} wide>
        {children({ onTyped: setTyped, close })}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          dropDraft(draft)
          onClose()
        }}
        {...discard}
      />
    </>
  )
}
