import type { OfferDetail } from '@arkpax/schema/offers'
import { Copy, Link, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { offerText as text } from './offers.fi.ts'
import { RecordAcceptance } from './RecordAcceptance.tsx'

interface Props {
  offer: OfferDetail
  onGone: () => void
  onOpen: (id: string) => void
}

const changes = ['GET /api/admin/offers', 'GET /api/admin/offers/{id}', 'GET /api/admin/products'] as const

/** What can be done with an offer beside writing and sending it. */
export function OfferActions({ offer, onGone, onOpen }: Props) {
  const { id, status } = offer
  const [asked, setAsked] = useState<'withdraw' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const copy = useWrite('POST /api/admin/offers', {
    failure: text.copyFailed,
    changes: ['GET /api/admin/offers'],
    onSuccess: (made) => onOpen(made.id),
  })
  const link = useWrite('POST /api/admin/offers/{id}/link', {
    failure: text.linkFailed,
    onSuccess: ({ url }) => void copyLink(url),
  })
  const withdraw = useWrite('POST /api/admin/offers/{id}/withdraw', {
    success: text.withdrawn,
    failure: text.withdrawFailed,
    changes: [...changes],
    onSuccess: close,
  })
  const remove = useWrite('DELETE /api/admin/offers/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: ['GET /api/admin/offers'],
    onSuccess: onGone,
  })
  if (!useMay('offers.write')) return null
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {status === 'sent' && <RecordAcceptance offer={offer} />}
      {offer.revision > 0 && (
        <Button pending={link.isPending} onClick={() => link.mutate([{ params: { id } }])}>
          <Link className="size-4" aria-hidden="true" />
          {text.copyLink}
        </Button>
      )}
      <Button pending={copy.isPending} onClick={() => copy.mutate([{ body: { copy_of: id } }])}>
        <Copy className="size-4" aria-hidden="true" />
        {text.copy}
      </Button>
      {status === 'sent' && (
        <Button tone="quiet" className="text-danger! sm:ml-auto" onClick={() => setAsked('withdraw')}>
          <Undo2 className="size-4" aria-hidden="true" />
          {text.withdraw}
        </Button>
      )}
      {status === 'draft' && (
        <Button tone="quiet" className="text-danger! sm:ml-auto" onClick={() => setAsked('remove')}>
          <Trash2 className="size-4" aria-hidden="true" />
          {text.remove}
        </Button>
      )}
      <ConfirmDialog
        {...text.withdrawQuestion}
        open={asked === 'withdraw'}
        onClose={close}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate([{ params: { id } }])}
      />
      <ConfirmDialog
        {...text.removeQuestion}
        open={asked === 'remove'}
        onClose={close}
        pending={remove.isPending}
        onConfirm={() => remove.mutate([{ params: { id } }])}
      />
    </div>
  )
}

/** Where the clipboard is closed to us, the link is shown, to be copied by hand. */
async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: text.linkCopied, tone: 'success' })
  } catch {
    showToast({ title: text.linkShown, description: url, tone: 'success' })
  }
}
