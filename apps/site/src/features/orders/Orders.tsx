import { orderExportQuery } from '@arkpax/schema/orders'
import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { NewOrderDialog } from './NewOrderDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderList } from './OrderList.tsx'
import { ordersTexts } from './orders.fi.ts'

/** A status in the address that is not one of ours shows all orders. */
const status = orderExportQuery.shape.status.catch('all')

/** The orders: found, opened, changed, made by hand or from a contact message. */
export function Orders() {
  const [address, setAddress] = useUrlState({ q: '', status: 'all', order: '', contact: '', uusi: '' })
  const mayWrite = useMay('orders.write')
  const filters = { q: address.q, status: status.parse(address.status) }
  const search = useCallback((q: string) => setAddress({ q }, 'replace'), [setAddress])

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap gap-3">
        {mayWrite && (
          <Button tone="action" onClick={() => setAddress({ uusi: '1' })}>
            <Plus className="size-4" aria-hidden="true" />
            {ordersTexts.newOrder}
          </Button>
        )}
        <ExportButton may="orders.export" endpoint="GET /api/admin/orders/export" options={[{ query: filters }]} />
      </div>
      <div>
        <OrderFilters {...filters} onSearch={search} onStatus={(chosen) => setAddress({ status: chosen })} />
        <OrderList
          filters={filters}
          onOpen={(order) => setAddress({ order })}
          onClear={() => setAddress({ q: '', status: 'all' })}
        />
      </div>
      <OrderDialog id={address.order} onClose={() => setAddress({ order: '' })} />
      <NewOrderDialog
        open={mayWrite && (address.uusi !== '' || address.contact !== '')}
        contactId={address.contact}
        onClose={() => setAddress({ uusi: '', contact: '' })}
        onCreated={(order) => setAddress({ uusi: '', contact: '', order }, 'replace')}
      />
    </div>
  )
}
