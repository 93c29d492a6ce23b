import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What happens and whether it can be undone. */
  text: string
  confirmLabel: string
  pending?: boolean
  /** `danger` unless what is asked takes nothing away. */
  tone?: 'danger' | 'action'
  /** What has to be seen before the answer, under the text. */
  children?: ReactNode
}

/** Asks before something that cannot be undone. The safe choice comes first and has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  text,
  confirmLabel,
  pending,
  tone = 'danger',
  children,
}: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p>{text}</p>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} autoFocus>
          Peruuta
        </Button>
        <Button tone={tone} onClick={onConfirm} pending={pending}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
