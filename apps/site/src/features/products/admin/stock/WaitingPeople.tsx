import { formatDate } from '@arkpax/schema/format-fi'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { holdsText as text } from './stock-desk.fi.ts'

/** Those who have asked to be told when there is some, in the order of the queue. */
export function WaitingPeople({ productId }: { productId: string }) {
  const list = usePagedList('GET /api/admin/stock-alerts', { product_id: productId })
  return (
    <ListResults list={list} text={text.waitingList} className="">
      {(people) => (
        <ol className="max-h-80 overflow-y-auto border-t border-line">
          {people.map(({ id, email, confirmed_at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
              <span className="min-w-0 wrap-anywhere">{email}</span>
              <span className="text-sm text-ink-muted tabular-nums">
                {confirmed_at ? formatDate(confirmed_at) : text.unconfirmed} <CustomerLink email={email} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </ListResults>
  )
}
