import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { orderTitle } from '@arkpax/schema/order-names'
import type { StockHolds, StockReservation } from '@arkpax/schema/stock-reservations'
import type { ReactNode } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminOrderPath } from '~/lib/admin-paths.ts'
import { useFreshRead } from '~/lib/use-read.ts'
import { adminStockText } from './admin-stock.fi.ts'
import { ReserveForm } from './ReserveForm.tsx'
import { holdsText as text } from './stock-desk.fi.ts'
import { useRelease } from './use-release.ts'
import { WaitingPeople } from './WaitingPeople.tsx'

interface Props {
  /** The product that is asked about; null while the dialog is closed. */
  product: { id: string; name: string } | null
  onClose: () => void
}

/** What holds units of a product, who waits for it, and where units are kept for somebody. */
export const HoldsDialog = ({ product, onClose }: Props) => (
  <Dialog open={product !== null} onClose={onClose} title={product ? text.title(product.name) : ''} wide>
    {product && <Holds id={product.id} />}
  </Dialog>
)

function Holds({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useFreshRead('GET /api/admin/products/{id}/stock-holds', {
    params: { id },
  })
  const mayWrite = useMay('stock.write')
  const maySeePeople = useMay('customers.read')
  if (error && !isFetching) return <LoadFailure title={text.failed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <div className="grid grid-cols-1 gap-8">
      <Part title={text.orders} note={text.ordersText}>
        <OpenOrders orders={data.orders} />
      </Part>
      <Part title={text.reservations} note={text.reservationsText}>
        <Reservations reservations={data.reservations} mayWrite={mayWrite} />
        {mayWrite && <ReserveForm productId={id} />}
      </Part>
      {maySeePeople && (
        <Part title={text.waiting} note={text.waitingText}>
          <WaitingPeople productId={id} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-muted">{note}</p>
      {children}
    </section>
  )
}

function OpenOrders({ orders }: Pick<StockHolds, 'orders'>) {
  if (orders.length === 0) return <p>{text.noOrders}</p>
  return (
    <ul className="max-h-60 overflow-y-auto border-t border-line">
      {orders.map(({ id, number, quantity, created_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
          <a href={adminOrderPath(id)} className="inline-flex min-h-11 items-center underline">
            {orderTitle({ number })}
          </a>
          <span className="tabular-nums">
            {adminStockText.pieces(quantity)}, {formatDate(created_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The last day on which units are kept: they come free as the next one begins. */
const lastDayOf = ({ reserved_until }: StockReservation) => finnishDay(new Date(Date.parse(reserved_until) - 1))

function Reservations({ reservations, mayWrite }: Pick<StockHolds, 'reservations'> & { mayWrite: boolean }) {
  const { release, isPending } = useRelease(lastDayOf)
  if (reservations.length === 0) return <p>{text.noReservations}</p>
  return (
    <ul className="border-t border-line">
      {reservations.map((reservation) => (
        <li
          key={reservation.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
        >
          <span className="min-w-0 wrap-anywhere">
            {adminStockText.pieces(reservation.quantity)}: {reservation.note}
          </span>
          <span className="flex flex-wrap items-center gap-3">
            {text.until(lastDayOf(reservation))}
            {mayWrite && (
              <Button
                size="sm"
                className="min-h-11"
                aria-label={text.releaseOf(reservation.note)}
                disabled={isPending}
                onClick={() => release(reservation)}
              >
                {text.release}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
