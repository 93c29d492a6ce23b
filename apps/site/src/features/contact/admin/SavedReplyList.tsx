import type { SavedReply } from '@arkpax/schema/saved-replies'
import { useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { savedRepliesText as text } from './saved-replies.fi.ts'
import { SAVED_REPLIES } from './use-saved-replies.ts'

/** The saved replies by name. */
export function SavedReplyList({ onEdit }: { onEdit: (id: string) => void }) {
  const read = useRead(SAVED_REPLIES)
  const [removing, setRemoving] = useState<SavedReply | null>(null)
  const { mutate: remove, isPending } = useWrite('DELETE /api/admin/saved-replies/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: [SAVED_REPLIES],
  })
  const stop = () => setRemoving(null)
  return (
    <div className="mt-5">
      <Loaded read={read} failure={text.loadFailed} waiting={<Loading />} empty={<EmptyState {...text.empty} />}>
        {(replies) => (
          <ul aria-label={text.list} className="border-t border-line">
            {replies.map((reply) => (
              <SavedReplyRow
                key={reply.id}
                reply={reply}
                onEdit={() => onEdit(reply.id)}
                onRemove={() => setRemoving(reply)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <ConfirmDialog
        open={removing !== null}
        onClose={stop}
        onConfirm={() => removing && remove([{ params: { id: removing.id } }], { onSettled: stop })}
        pending={isPending}
        {...text.removeQuestion}
        title={text.removeQuestion.title(removing?.name ?? '')}
      />
    </div>
  )
}

interface RowProps {
  reply: SavedReply
  onEdit: () => void
  onRemove: () => void
}

function SavedReplyRow({ reply: { name, resolved_text }, onEdit, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-48 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="line-clamp-2 text-sm text-ink-muted wrap-anywhere">{resolved_text}</p>
      </div>
      <div className="flex gap-1 max-sm:-ml-3">
        <Button tone="quiet" size="sm" aria-label={text.editOf(name)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button tone="quiet" size="sm" aria-label={text.removeOf(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
