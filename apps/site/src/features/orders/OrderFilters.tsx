import { deliveryStateLabels, paymentStateLabels } from '@arkpax/schema/order-states'
import { orderStatusLabels } from '@arkpax/schema/order-statuses'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { ordersTexts } from './orders.fi.ts'

interface Filters {
  status: string
  payment: string
  delivery: string
}

interface Props {
  q: string
  chosen: Filters
  onSearch: (q: string) => void
  onChoose: (filters: Partial<Filters>) => void
}

/** Which orders the list shows. */
export function OrderFilters({ q, chosen, onSearch, onChoose }: Props) {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,1fr)_repeat(3,12.5rem)]">
      <div className="col-span-full lg:col-span-1">
        <SearchField
          label={ordersTexts.search}
          placeholder={ordersTexts.searchPlaceholder}
          value={q}
          onChange={onSearch}
        />
      </div>
      <Select
        label={ordersTexts.status}
        className="max-lg:col-span-full"
        value={chosen.status}
        onChange={({ target }) => onChoose({ status: target.value })}
      >
        <option value="all">{ordersTexts.allStatuses}</option>
        <Options labels={orderStatusLabels} />
      </Select>
      <Select
        label={ordersTexts.payment}
        value={chosen.payment}
        onChange={({ target }) => onChoose({ payment: target.value })}
      >
        <option value="all">{ordersTexts.allPayments}</option>
        <Options labels={paymentStateLabels} />
      </Select>
      <Select
        label={ordersTexts.deliveryState}
        value={chosen.delivery}
        onChange={({ target }) => onChoose({ delivery: target.value })}
      >
        <option value="all">{ordersTexts.allDeliveries}</option>
        <Options labels={deliveryStateLabels} />
      </Select>
    </div>
  )
}
