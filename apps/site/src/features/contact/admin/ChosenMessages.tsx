import type { ContactMessage, ContactStatus } from '@arkpax/schema/contact'
import { useState } from 'react'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { chosenMessagesText as text } from './chosen-messages.fi.ts'
import { inboxText } from './inbox.fi.ts'
import { SnoozeChosen } from './SnoozeChosen.tsx'
import { useActOnMessages } from './use-act-on-messages.ts'
import { useContactStaff } from './use-contact-staff.ts'

const NOBODY = 'nobody'
const OPEN: readonly ContactStatus[] = ['new', 'read']

/** Gives the chosen messages to somebody, resolves them, marks them read or puts them away; each can be undone together. */
export function ChosenMessages({ rows, now }: { rows: ChosenRows<ContactMessage>; now: number }) {
  const staff = useContactStaff()
  const { assign, setStatus, snooze, progress, failures, forgetFailures } = useActOnMessages()
  const [isAsking, setAsking] = useState(false)
  const unread = rows.chosen.filter(({ status }) => status === 'new')
  const unresolved = rows.chosen.filter(({ status }) => status !== 'resolved')
  const open = rows.chosen.filter(({ status }) => OPEN.includes(status))
  const isBusy = progress !== null

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <Select
          label={text.assignee}
          labelHidden
          className="min-w-44"
          value=""
          disabled={isBusy}
          onChange={({ target }) => assign(rows.chosen, target.value === NOBODY ? null : target.value)}
        >
          <option value="">{text.choose}</option>
          {staff.map(({ id, name, you }) => (
            <option key={id} value={id}>
              {you ? inboxText.you(name) : name}
            </option>
          ))}
          <option value={NOBODY}>{text.nobody}</option>
        </Select>
        <Button
          size="sm"
          disabled={isBusy || unresolved.length === 0}
          onClick={() => setStatus(unresolved, 'resolved')}
        >
          {text.resolve}
        </Button>
        <Button size="sm" disabled={isBusy || unread.length === 0} onClick={() => setStatus(unread, 'read')}>
          {text.read}
        </Button>
        <Button size="sm" disabled={isBusy || open.length === 0} onClick={() => setAsking(true)}>
          {text.snooze}
        </Button>
      </ChosenBar>
      <SnoozeChosen
        count={open.length}
        open={isAsking}
        now={now}
        onClose={() => setAsking(false)}
        onChoose={(until) => snooze(open, until)}
      />
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
