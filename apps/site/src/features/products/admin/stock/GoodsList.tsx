import { formatDate, formatNumber } from '@arkpax/schema/format-fi'
import type { IncomingGoods } from '@arkpax/schema/incoming-goods'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { CancelGoods } from './CancelGoods.tsx'
import { GoodsDialog } from './GoodsDialog.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { goodsText as text } from './stock-desk.fi.ts'

/** What is being done, and to which goods; none are those to be added. */
interface Doing {
  what: 'edit' | 'receive' | 'cancel'
  id: string | null
}

/** Goods on their way, the next ones first, and where they are added, received and cancelled. */
export function GoodsList() {
  const [isWhole, setWhole] = useState(false)
  const [doing, setDoing] = useState<Doing | null>(null)
  const mayWrite = useMay('stock.write')
  const list = usePagedList('GET /api/admin/incoming-goods', { state: isWhole ? 'all' : 'open' })
  const close = () => setDoing(null)
  const goods = list.items?.find(({ id }) => id === doing?.id) ?? null
  const { columns } = text
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-prose">
          <h2 className="display text-xl">{text.title}</h2>
          <p className="mt-1 text-ink-muted">{text.text}</p>
          <label className="mt-2 inline-flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-forest"
              checked={isWhole}
              onChange={() => setWhole(!isWhole)}
            />
            {text.all}
          </label>
        </div>
        {mayWrite && (
          <Button onClick={() => setDoing({ what: 'edit', id: null })}>
            <Plus className="size-4" aria-hidden="true" />
            {text.add}
          </Button>
        )}
      </div>
      <ListResults list={list} text={text.list} className="">
        {(all) => (
          <Table label={text.title} stacked>
            <thead>
              <tr>
                <HeadCell>{columns.product}</HeadCell>
                <HeadCell>{columns.expected}</HeadCell>
                <HeadCell numeric>{columns.quantity}</HeadCell>
                <HeadCell numeric>{columns.received}</HeadCell>
                <HeadCell>{columns.reference}</HeadCell>
                <HeadCell>
                  <span className="sr-only">{columns.actions}</span>
                </HeadCell>
              </tr>
            </thead>
            <tbody>
              {all.map((one) => (
                <GoodsRow key={one.id} goods={one} onDo={mayWrite ? setDoing : undefined} />
              ))}
            </tbody>
          </Table>
        )}
      </ListResults>
      <GoodsDialog open={doing?.what === 'edit'} goods={goods} onClose={close} />
      <ReceiptDialog goods={doing?.what === 'receive' ? goods : null} onClose={close} />
      <CancelGoods goods={doing?.what === 'cancel' ? goods : null} onClose={close} />
    </section>
  )
}

function GoodsRow({ goods, onDo }: { goods: IncomingGoods; onDo: ((doing: Doing) => void) | undefined }) {
  const { id, product_name, expected_on, quantity, received_quantity, reference } = goods
  const isOpen = goods.received_at === null && goods.cancelled_at === null
  const { columns } = text
  const action = (what: Doing['what'], label: string, name: string) => (
    <Button size="sm" className="min-h-11" aria-label={name} onClick={() => onDo?.({ what, id })}>
      {label}
    </Button>
  )
  return (
    <tr>
      <Cell className="min-w-44 font-medium wrap-anywhere">{product_name}</Cell>
      <Cell label={columns.expected} className="whitespace-nowrap">
        {formatDate(expected_on)} {goods.is_late && <Badge tone="danger">{text.late}</Badge>}
        {goods.cancelled_at && <Badge>{text.cancelled}</Badge>}
        {goods.received_at && <Badge tone="good">{text.done}</Badge>}
      </Cell>
      <Cell numeric label={columns.quantity}>
        {formatNumber(quantity)}
      </Cell>
      <Cell numeric label={columns.received}>
        {formatNumber(received_quantity)}
      </Cell>
      <Cell label={reference ? columns.reference : undefined} className="wrap-anywhere">
        {reference}
      </Cell>
      <Cell>
        {onDo && isOpen && (
          <div className="flex flex-wrap justify-end gap-2 lg:flex-nowrap">
            {action('receive', text.receive, text.receiveOf(product_name, expected_on))}
            {action('edit', text.edit, text.editOf(product_name, expected_on))}
            {action('cancel', text.cancel, text.cancelOf(product_name, expected_on))}
          </div>
        )}
      </Cell>
    </tr>
  )
}
