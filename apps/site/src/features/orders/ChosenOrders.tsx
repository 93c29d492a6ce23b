import { type OrderStatus, orderStatuses, orderStatusLabels } from '@arkpax/schema/order-statuses'
import type { Order, OrderStatusInput } from '@arkpax/schema/orders'
import { useState } from 'react'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { ChosenStatusDialog } from './ChosenStatusDialog.tsx'
import { chosenOrdersTexts as texts } from './chosen-orders.fi.ts'

/** Sets the status of the chosen orders, after one question that tells who is mailed; all of it can be undone together. */
export function ChosenOrders({ rows }: { rows: ChosenRows<Order> }) {
  const [status, setStatus] = useState<OrderStatus | ''>('')
  const [asked, setAsked] = useState<OrderStatus | null>(null)
  const { act, progress, failures, forgetFailures } = useActOnRows<Order>({
    nameOf: texts.nameOf,
    changes: ['GET /api/admin/orders', 'GET /api/admin/dashboard', 'GET /api/admin/products'],
  })

  function change(items: Order[], body: OrderStatusInput) {
    setAsked(null)
    const isMailed = body.notify && items.some(({ customer_email }) => customer_email !== '')
    void act({
      items,
      each: ({ id, version }) =>
        callAsStaff('PUT /api/admin/orders/{id}/status', { params: { id }, body, ifMatch: version }),
      success: texts.changed,
      description: isMailed ? texts.mailsLeave : texts.quietly,
      undo: async ({ id }, { undo }) =>
        undo &&
        callAsStaff('POST /api/admin/orders/{id}/status/undo', { params: { id }, body: { event_id: undo.event_id } }),
      undone: texts.undone,
    }).then(() => setStatus(''))
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <Select
          label={texts.status}
          labelHidden
          className="min-w-44"
          value={status}
          onChange={({ target }) => setStatus(orderStatuses.find((known) => known === target.value) ?? '')}
        >
          <option value="">{texts.choose}</option>
          <Options labels={orderStatusLabels} />
        </Select>
        <Button disabled={!status} pending={progress !== null} onClick={() => status && setAsked(status)}>
          {texts.change}
        </Button>
      </ChosenBar>
      {asked && (
        <ChosenStatusDialog orders={rows.chosen} status={asked} onConfirm={change} onClose={() => setAsked(null)} />
      )}
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
