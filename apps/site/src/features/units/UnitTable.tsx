import { formatDate } from '@arkpax/schema/format-fi'
import { type Unit, type UnitStatus, unitStatusLabels } from '@arkpax/schema/units'
import { ChooseCell, ChooseHead } from '~/components/admin/lists/ChooseRow.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminOrderPath, adminUnitPath } from '~/lib/admin-paths.ts'
import { unitsText as text } from './units.fi.ts'

export const unitTones: Record<UnitStatus, BadgeTone> = {
  in_stock: 'neutral',
  sold: 'good',
  in_service: 'low',
  scrapped: 'danger',
}

interface Props {
  units: Unit[]
  sort: string
  onSort: (sort: string) => void
  rows: ChosenRows<Unit>
}

/** Units with where they are; each opens by its serial number. */
export function UnitTable({ units, sort, onSort, rows }: Props) {
  return (
    <Table label={text.title} stacked>
      <thead>
        <tr>
          <ChooseHead />
          <SortHead name="serial" label={text.columns.serial} {...{ sort, onSort }} />
          <SortHead name="product" label={text.columns.product} {...{ sort, onSort }} />
          <SortHead name="status" label={text.columns.status} {...{ sort, onSort }} />
          <HeadCell>{text.columns.order}</HeadCell>
          <HeadCell>{text.columns.made}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id} className="max-md:relative">
            <ChooseCell
              name={text.choose(unit.serial)}
              isChosen={rows.isChosen(unit.id)}
              onToggle={(isRange) => rows.toggle(unit.id, isRange)}
            />
            <UnitCells unit={unit} />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function UnitCells({ unit }: { unit: Unit }) {
  const { serial, product_name, status, order_id, order_number, made_on, batch } = unit
  return (
    <>
      <Cell className="min-w-40 wrap-anywhere max-md:pr-10">
        <a href={adminUnitPath(serial)} className="inline-flex min-h-9 items-center font-medium underline md:min-h-6">
          {serial}
        </a>
      </Cell>
      <Cell label={text.columns.product} className="wrap-anywhere">
        {product_name}
      </Cell>
      <Cell label={text.columns.status}>
        <Badge tone={unitTones[status]}>{unitStatusLabels[status]}</Badge>
      </Cell>
      <Cell label={text.columns.order} isBlank={!order_id}>
        {order_id ? (
          <a href={adminOrderPath(order_id)} className="inline-flex min-h-6 items-center tabular-nums underline">
            {order_number}
          </a>
        ) : (
          '–'
        )}
      </Cell>
      <Cell label={text.columns.made} isBlank={!made_on && !batch} className="wrap-anywhere">
        {[made_on && formatDate(made_on), batch].filter(Boolean).join(', ') || '–'}
      </Cell>
    </>
  )
}
