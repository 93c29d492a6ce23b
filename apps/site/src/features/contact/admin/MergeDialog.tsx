import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { MergeChoice } from './MergeChoice.tsx'
import { mergeText as text } from './merge.fi.ts'
import { useMerge } from './use-merge.ts'

interface Props {
  message: ContactMessageDetail
  open: boolean
  onClose: () => void
  /** Opens the message into which the others were merged. */
  onOpen: (id: string) => void
}

/** Chooses which messages of the same customer become one, and which of them is the main one. */
export function MergeDialog({ message, open, onClose, onOpen }: Props) {
  const { merge, isPending } = useMerge(({ id }) => {
    onClose()
    if (id !== message.id) onOpen(id)
  })
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {message.others.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <MergeChoice
          message={message}
          isPending={isPending}
          onCancel={onClose}
          onMerge={(main, ids) => merge(main, ids, main === message.id ? message.version : undefined)}
        />
      )}
    </Dialog>
  )
}
