import { buyerName } from '@arkpax/schema/buyer-name'
import type { CustomerDetail } from '@arkpax/schema/customers'
import { Merge, MessageSquarePlus, PackagePlus, Pencil, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminNewPrivacyRequestPath, adminOrderForPath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { CustomerDialog } from './CustomerDialog.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerNotes } from './CustomerNotes.tsx'
import { CustomerSections } from './CustomerSections.tsx'
import { customerText as text } from './customers.fi.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { WriteMessage } from './WriteMessage.tsx'

/** One customer with everything that belongs to them, and what can be done for them. */
export function CustomerPage({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useRead('GET /api/admin/customers/{id}', { params: { id } })
  useOpenThing((data && buyerName(data.company, data.name)) || data?.email || text.noName, onClose)
  return (
    <div className="grid grid-cols-1 gap-6">
      {error ? (
        <LoadFailure title={text.failed} error={error} onRetry={refetch} />
      ) : data ? (
        <Opened customer={data} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Opened({ customer }: { customer: CustomerDetail }) {
  const [open, setOpen] = useState<'write' | 'edit' | 'merge' | null>(null)
  const name = useRef<HTMLHeadingElement>(null)
  useEffect(() => name.current?.focus(), [])
  const close = () => setOpen(null)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2 ref={name} tabIndex={-1} className="display min-w-0 text-xl wrap-anywhere outline-none">
          {buyerName(customer.company, customer.name) || text.noName}
        </h2>
        <Actions
          customer={customer}
          onWrite={() => setOpen('write')}
          onEdit={() => setOpen('edit')}
          onMerge={() => setOpen('merge')}
        />
      </div>
      <CustomerFacts customer={customer} />
      <CustomerNotes customer={customer} />
      <CustomerSections customer={customer} />
      <ThingHistory entity="customer" id={customer.id} />
      <WriteMessage customer={customer} open={open === 'write'} onClose={close} />
      <CustomerDialog customer={customer} open={open === 'edit'} onClose={close} />
      <MergeDialog customer={customer} open={open === 'merge'} onClose={close} />
    </>
  )
}

interface ActionProps {
  customer: CustomerDetail
  onWrite: () => void
  onEdit: () => void
  onMerge: () => void
}

function Actions({ customer: { id, email }, onWrite, onEdit, onMerge }: ActionProps) {
  const mayMessage = useMay('messages.write')
  const [mayWrite, mayOrder, mayPrivacy] = [useMay('customers.write'), useMay('orders.write'), useMay('privacy.manage')]
  return (
    <div className="flex flex-wrap gap-3">
      {mayMessage && (
        <Button size="sm" onClick={onWrite}>
          <MessageSquarePlus className="size-4" aria-hidden="true" />
          {text.write}
        </Button>
      )}
      {mayOrder && (
        <a href={adminOrderForPath(id)} className={buttonClass('outline', 'sm')}>
          <PackagePlus className="size-4" aria-hidden="true" />
          {text.newOrder}
        </a>
      )}
      {mayWrite && (
        <>
          <Button size="sm" onClick={onEdit}>
            <Pencil className="size-4" aria-hidden="true" />
            {text.edit}
          </Button>
          <Button size="sm" onClick={onMerge}>
            <Merge className="size-4" aria-hidden="true" />
            {text.merge}
          </Button>
        </>
      )}
      {mayPrivacy && (
        <a href={adminNewPrivacyRequestPath(email)} className={buttonClass('outline', 'sm')}>
          <ShieldCheck className="size-4" aria-hidden="true" />
          {text.privacy}
        </a>
      )}
    </div>
  )
}
