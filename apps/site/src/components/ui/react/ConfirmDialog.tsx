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
}

/** Asks before something that cannot be undone. The safe choice comes first and has the focus. */
export function ConfirmDialog({ open, onClose, onConfirm, title, text, confirmLabel, pending }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} autoFocus>
          Peruuta
        </Button>
        <Button tone="danger" onClick={onConfirm} pending={pending}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
