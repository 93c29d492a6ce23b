import { buyerName } from '@arkpax/schema/buyer-name'
import type { CustomerRow } from '@arkpax/schema/customers'
import { useState } from 'react'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { CUSTOMER_READS } from './customer-reads.ts'
import { chosenCustomersText as text } from './customers.fi.ts'
import { AddTag, RemoveTag } from './TagDialogs.tsx'
import { tagCustomer } from './tag-customers.ts'

/** Gives the chosen customers a tag or takes one away; all of it can be undone together. */
export function ChosenCustomers({ rows }: { rows: ChosenRows<CustomerRow> }) {
  const [asked, setAsked] = useState<'add' | 'remove' | null>(null)
  const { act, progress, failures, forgetFailures } = useActOnRows<CustomerRow>({
    nameOf: ({ company, name, email }) => buyerName(company, name) || email,
    changes: CUSTOMER_READS,
  })
  const { chosen } = rows
  const tags = [...new Set(chosen.flatMap((customer) => customer.tags))].sort((a, b) => a.localeCompare(b, 'fi'))
  const close = () => setAsked(null)

  function change(tag: string, isTagged: boolean) {
    close()
    const items = chosen.filter((customer) => customer.tags.includes(tag) !== isTagged)
    void act({
      items,
      each: (customer) => tagCustomer(customer, tag, isTagged),
      success: (count) => (isTagged ? text.added(tag, count) : text.removed(tag, count)),
      undo: (customer) => tagCustomer(customer, tag, !isTagged),
      undone: text.undone,
    })
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <Button size="sm" disabled={progress !== null} onClick={() => setAsked('add')}>
          {text.add}
        </Button>
        <Button size="sm" disabled={progress !== null || tags.length === 0} onClick={() => setAsked('remove')}>
          {text.remove}
        </Button>
      </ChosenBar>
      <AddTag
        open={asked === 'add'}
        isOnAll={(tag) => chosen.every((customer) => customer.tags.includes(tag))}
        onClose={close}
        onChoose={(tag) => change(tag, true)}
      />
      <RemoveTag open={asked === 'remove'} tags={tags} onClose={close} onChoose={(tag) => change(tag, false)} />
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
