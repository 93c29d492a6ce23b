import { deliveryStateLabels, paymentStateLabels } from '@arkpax/schema/order-states'
import { orderStatusLabels } from '@arkpax/schema/order-statuses'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { ordersTexts } from './orders.fi.ts'

interface Filters {
  status: string
  payment: string
  delivery: string
}

interface Props {
  chosen: Filters
  onChoose: (filters: Partial<Filters>) => void
}

/** Which orders the list shows. */
export function OrderFilters({ chosen, onChoose }: Props) {
  return (
    <>
      <Select
        label={ordersTexts.status}
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
    </>
  )
}
