import type { CustomerAddress, CustomerDetail } from '@arkpax/schema/customers'
import { finnishDay, formatDateTime, formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { customerText as text } from './customers.fi.ts'

/** What is known of a customer at a glance: sums, how to reach them, their addresses and tags. */
export function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const { orders, bought, last_at, company, business_id, phone, tags, sections } = customer
  const today = finnishDay(new Date())
  const devices = sections.registrations?.items.filter(({ warrantyEnd }) => warrantyEnd >= today).length
  return (
    <section
      aria-label={text.summary}
      className="grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <dl className="grid grid-cols-2 gap-5 md:grid-cols-4">
        <Fact term={text.orders}>{formatNumber(orders)}</Fact>
        <Fact term={text.bought} hint={text.boughtHint}>
          {formatEuros(bought)}
        </Fact>
        <Fact term={text.last}>{formatDateTime(last_at)}</Fact>
        {devices !== undefined && <Fact term={text.devices}>{formatNumber(devices)}</Fact>}
      </dl>
      <div className="grid grid-cols-1 gap-5 border-t border-line pt-5 md:grid-cols-2">
        <dl>
          <Fact term={text.emails}>
            <Addresses customer={customer} />
          </Fact>
        </dl>
        <dl className="grid grid-cols-1 content-start gap-5">
          {phone && (
            <Fact term={text.phone}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="underline">
                {phone}
              </a>
            </Fact>
          )}
          {company && <Fact term={text.company}>{company}</Fact>}
          {business_id && <Fact term={text.businessId}>{business_id}</Fact>}
          {tags.length > 0 && (
            <Fact term={text.tags}>
              <span className="flex flex-wrap gap-1.5">
                {tags.map((tag) => (
                  <Badge key={tag} tone="outline">
                    {tag}
                  </Badge>
                ))}
              </span>
            </Fact>
          )}
        </dl>
      </div>
    </section>
  )
}

function Fact({ term, hint, children }: { term: string; hint?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label">
        {term}
        {hint && <span className="font-normal normal-case"> ({hint})</span>}
      </dt>
      <dd className="mt-1 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}

/** The addresses with the way to make a merged one a customer of its own again. */
function Addresses({ customer: { id, addresses } }: { customer: CustomerDetail }) {
  const [splitting, setSplitting] = useState<CustomerAddress | null>(null)
  const mayWrite = useMay('customers.write')
  const { mutate, isPending } = useWrite('POST /api/admin/customers/{id}/split', {
    success: text.splitDone,
    failure: text.splitFailed,
    changes: CUSTOMER_READS,
  })
  const close = () => setSplitting(null)
  return (
    <>
      <ul className="grid grid-cols-1 gap-1">
        {addresses.map((address) => (
          <li key={address.customer_id} className="flex flex-wrap items-center gap-x-2">
            <a href={`mailto:${address.email}`} className="min-w-0 underline">
              {address.email}
            </a>
            <CopyButton value={address.email} what={text.emailCopied} />
            {address.account_since && (
              <span className="text-sm text-ink-muted">{text.account(address.account_since)}</span>
            )}
            {mayWrite && address.customer_id !== id && (
              <Button
                size="sm"
                tone="quiet"
                aria-label={text.splitOf(address.email)}
                onClick={() => setSplitting(address)}
              >
                {text.split}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={splitting !== null}
        onClose={close}
        pending={isPending}
        onConfirm={() =>
          splitting && mutate([{ params: { id }, body: { address_id: splitting.customer_id } }], { onSuccess: close })
        }
        {...text.splitQuestion(splitting?.email ?? '')}
      />
    </>
  )
}
