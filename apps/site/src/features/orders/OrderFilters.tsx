import { orderStatusLabels } from '@arkpax/schema/order-statuses'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { ordersTexts } from './orders.fi.ts'

interface Props {
  q: string
  status: string
  onSearch: (q: string) => void
  onStatus: (status: string) => void
}

/** Which orders the list shows. */
export function OrderFilters({ q, status, onSearch, onStatus }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <SearchField
        label={ordersTexts.search}
        placeholder={ordersTexts.searchPlaceholder}
        value={q}
        onChange={onSearch}
      />
      <Select label={ordersTexts.status} value={status} onChange={(event) => onStatus(event.target.value)}>
        <option value="all">{ordersTexts.allStatuses}</option>
        <Options labels={orderStatusLabels} />
      </Select>
    </div>
  )
}
