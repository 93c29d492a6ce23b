import type { ReactNode } from 'react'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { type DiscardQuestion, useDiscardQuestion } from './use-discard-question.ts'

interface Props {
  open: boolean
  title: string
  /** The name under which the form keeps what is typed. */
  draft: string
  onClose: () => void
  /** The question that comes before closing where something is typed. */
  discard: DiscardQuestion
  /** The form. It tells whether something is typed; `close` asks first where it is. */
  children: (form: { onTyped: (isTyped: boolean) => void; close: () => void }) => ReactNode
}

/** A wide dialog with a form: what is typed in it is lost neither by a stray Escape nor by leaving the page. */
export function FormDialog({ open, title, draft, onClose, discard, children }: Props) {
  const { onTyped, close, dialog } = useDiscardQuestion({ draft, question: discard, onClose })
  return (
    <>
      <Dialog open={open} onClose={close} title={title} wide>
        {children({ onTyped, close })}
      </Dialog>
      <ConfirmDialog {...dialog} />
    </>
  )
}
