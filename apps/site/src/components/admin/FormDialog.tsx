import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  /** The question that comes before closing where something is typed. */
  discard: { title: string; text: string; confirmLabel: string }
  /** The form. It tells whether something is typed; `close` asks first where it is. */
  children: (form: { onTyped: (isTyped: boolean) => void; close: () => void }) => ReactNode
}

/** A wide dialog with a form: what is typed in it is not lost by a stray Escape. */
export function FormDialog({ open, title, onClose, discard, children }: Props) {
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
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
          onClose()
        }}
        {...discard}
      />
    </>
  )
}
