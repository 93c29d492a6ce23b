import { buyerName } from '@arkpax/schema/buyer-name'
import type { CustomerDetail, CustomerRow } from '@arkpax/schema/customers'
import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { CUSTOMER_READS } from './customer-reads.ts'
import { mergeText as text } from './customers.fi.ts'

interface Props {
  customer: CustomerDetail
  open: boolean
  onClose: () => void
}

/** Merges another customer into this one: first it is chosen, then seen what comes together. */
export function MergeDialog({ customer, open, onClose }: Props) {
  const [other, setOther] = useState<CustomerRow | null>(null)
  const close = () => {
    setOther(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={text.title} wide>
      {other ? (
        <Preview id={customer.id} other={other} onBack={() => setOther(null)} onMerged={close} />
      ) : (
        <Choose customer={customer} onChoose={setOther} />
      )}
    </Dialog>
  )
}

function Choose({ customer, onChoose }: { customer: CustomerDetail; onChoose: (other: CustomerRow) => void }) {
  // Whoever is merged often has the same name.
  const [q, setQ] = useState(customer.name ?? '')
  const list = usePagedList('GET /api/admin/customers', { q })
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>{text.intro}</p>
      <SearchField label={text.search} value={q} onChange={setQ} />
      <ListResults list={list} text={text.others} className="">
        {(customers) => <Others customers={customers.filter(({ id }) => id !== customer.id)} onChoose={onChoose} />}
      </ListResults>
    </div>
  )
}

/** The search also finds the customer itself, who is not offered. */
function Others({ customers, onChoose }: { customers: CustomerRow[]; onChoose: (other: CustomerRow) => void }) {
  if (customers.length === 0) return <EmptyState {...text.others.empty} />
  return (
    <ul aria-label={text.results} className="border-t border-line">
      {customers.map((other) => (
        <li
          key={other.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{buyerName(other.company, other.name) || other.email}</p>
            <p className="text-sm text-ink-muted">
              {other.email}, {text.summary(other.orders, other.bought)}
            </p>
          </div>
          <Button size="sm" aria-label={text.chooseOf(other.email)} onClick={() => onChoose(other)}>
            {text.choose}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface PreviewProps {
  id: string
  other: CustomerRow
  onBack: () => void
  onMerged: () => void
}

function Preview({ id, other, onBack, onMerged }: PreviewProps) {
  const preview = useFreshRead('GET /api/admin/customers/{id}/merge', { params: { id }, query: { other_id: other.id } })
  const { mutate, isPending } = useWrite('POST /api/admin/customers/{id}/merge', {
    success: text.done,
    failure: text.mergeFailed,
    changes: CUSTOMER_READS,
  })
  return (
    <Loaded read={preview} failure={text.previewFailed} waiting={<Loading />}>
      {({ addresses, orders, bought, notes, tags }) => (
        <div className="grid grid-cols-1 gap-5">
          <h3 className="font-semibold">{text.previewTitle}</h3>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere">
            <dt className="text-ink-muted">{text.addresses}</dt>
            <dd>{addresses.join(', ')}</dd>
            <dt className="text-ink-muted">{text.orders}</dt>
            <dd className="tabular-nums">{formatNumber(orders)}</dd>
            <dt className="text-ink-muted">{text.bought}</dt>
            <dd className="tabular-nums">{formatEuros(bought)}</dd>
            <dt className="text-ink-muted">{text.notes}</dt>
            <dd className="tabular-nums">{formatNumber(notes)}</dd>
            <dt className="text-ink-muted">{text.tags}</dt>
            <dd>{tags.join(', ') || '–'}</dd>
          </dl>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onBack} autoFocus>
              {text.back}
            </Button>
            <Button
              tone="action"
              pending={isPending}
              onClick={() => mutate([{ params: { id }, body: { other_id: other.id } }], { onSuccess: onMerged })}
            >
              {text.confirm}
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  )
}
