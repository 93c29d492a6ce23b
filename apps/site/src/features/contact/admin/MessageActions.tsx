import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { FileSignature, Merge, PackagePlus, Trash2 } from 'lucide-react'
import { useMay } from '~/components/admin/signed-in.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminNewOrderPath, adminOfferOfMessagePath } from '~/lib/admin-paths.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { mergeText } from './merge.fi.ts'

interface Props {
  message: ContactMessageDetail
  onRemove: () => void
  onMerge: () => void
}

/** The ways on from a message: an order, or away with it. */
export function MessageActions({ message, onRemove, onMerge }: Props) {
  const mayOffer = useMay('offers.write')
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {mayOffer && (
        <a href={adminOfferOfMessagePath(message.id)} className={buttonClass('outline')}>
          <FileSignature className="size-4" aria-hidden="true" />
          {text.makeOffer}
        </a>
      )}
      <a href={adminNewOrderPath(message.id)} aria-keyshortcuts="o" className={buttonClass('outline')}>
        <PackagePlus className="size-4" aria-hidden="true" />
        {message.orders.length > 0 ? text.makeAnotherOrder : text.makeOrder}
      </a>
      {!message.merged_into && (
        <Button aria-keyshortcuts="m" onClick={onMerge}>
          <Merge className="size-4" aria-hidden="true" />
          {mergeText.open}
        </Button>
      )}
      <Button
        tone="quiet"
        aria-keyshortcuts="#"
        className="text-danger! max-sm:-ml-5 sm:-mr-5 sm:ml-auto"
        onClick={onRemove}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {text.remove}
      </Button>
    </div>
  )
}
