import { deliveryStateLabels, paymentStateLabels } from '@arkpax/schema/order-states'
import { orderStatusLabels } from '@arkpax/schema/order-statuses'
import { orderExportQuery } from '@arkpax/schema/orders'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { NewOrderDialog } from './NewOrderDialog.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderList } from './OrderList.tsx'
import { ordersTexts } from './orders.fi.ts'

const { shape } = orderExportQuery
/** What the address has that is not ours shows all orders, newest first. */
const status = shape.status.catch('all')
const payment = shape.payment.catch('all')
const delivery = shape.delivery.catch('all')
const sort = shape.sort.catch('-date')

/** The orders: found, opened, changed, made by hand or from a contact message. */
export function Orders() {
  const [address, setAddress] = useUrlState({ contact: '', asiakas: '', uusi: '' })
  const filters = useListFilters('orders', { q: '', status: 'all', payment: 'all', delivery: 'all', sort: '-date' })
  const mayWrite = useMay('orders.write')
  const { values, days } = filters
  const query = {
    q: values.q,
    status: status.parse(values.status),
    payment: payment.parse(values.payment),
    delivery: delivery.parse(values.delivery),
    sort: sort.parse(values.sort),
    ...days,
  }

  return (
    <>
      <TitleActions>
        <ExportButton may="orders.export" endpoint="GET /api/admin/orders/export" options={[{ query }]} />
        <ExportButton
          may="orders.export"
          endpoint="GET /api/admin/orders/line-export"
          options={[{ query }]}
          label={ordersTexts.exportLines}
        />
        {mayWrite && <NewButton label={ordersTexts.newOrder} onClick={() => setAddress({ uusi: '1' })} />}
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={ordersTexts.sorts}
        hasSortHeads
        labels={{ status: statusLabel, payment: paymentLabel, delivery: deliveryLabel }}
        search={{ label: ordersTexts.search, placeholder: ordersTexts.searchPlaceholder }}
      >
        <OrderFilters chosen={query} onChoose={filters.set} />
      </ListTools>
      <OrderList
        query={query}
        isFiltered={filters.isFiltered}
        onSort={(chosen) => filters.set({ sort: chosen })}
        onClear={filters.clear}
      />
      <NewOrderDialog
        open={mayWrite && (address.uusi !== '' || address.contact !== '' || address.asiakas !== '')}
        contactId={address.contact}
        customerId={address.asiakas}
        onClose={() => setAddress({ uusi: '', contact: '', asiakas: '' })}
        onCreated={() => setAddress({ uusi: '', contact: '', asiakas: '' }, 'replace')}
      />
    </>
  )
}

/** What a chosen filter says on its chip; a value that the address has and nobody knows is shown as it is. */
const chipOf = (name: string, labels: Readonly<Record<string, string>>) => (value: string) =>
  labels[value] ? `${name}: ${labels[value].toLowerCase()}` : value

const statusLabel = chipOf(ordersTexts.status, orderStatusLabels)
const paymentLabel = chipOf(ordersTexts.payment, paymentStateLabels)
const deliveryLabel = chipOf(ordersTexts.deliveryState, deliveryStateLabels)
