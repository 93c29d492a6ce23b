import type { Subscriber } from '@arkpax/schema/newsletter'
import { useState } from 'react'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { NamedRows } from '~/components/admin/lists/NamedRows.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminNewsletterText } from './admin-newsletter.fi.ts'

const text = adminNewsletterText.chosen

/** Cancels the chosen subscriptions, after asking; all of it can be undone together. */
export function ChosenSubscribers({ rows }: { rows: ChosenRows<Subscriber> }) {
  const [isAsked, setAsked] = useState(false)
  const { act, progress, failures, forgetFailures } = useActOnRows<Subscriber>({
    nameOf: ({ email }) => email,
    changes: ['GET /api/admin/newsletters'],
  })
  const active = rows.chosen.filter(({ is_active }) => is_active)

  function cancel() {
    setAsked(false)
    void act({
      items: active,
      each: ({ email }) => callAsStaff('POST /api/admin/newsletters/unsubscribe', { body: { email } }),
      success: text.cancelled,
      undo: ({ email }) => callAsStaff('POST /api/admin/newsletters/resubscribe', { body: { email } }),
      undone: text.undone,
    })
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <Button size="sm" disabled={active.length === 0} onClick={() => setAsked(true)}>
          {text.cancel}
        </Button>
        {active.length === 0 && <span className="text-sm text-ink-muted">{text.already}</span>}
      </ChosenBar>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={cancel}
        title={text.title(active.length)}
        text={text.text}
        confirmLabel={text.confirm}
      >
        <NamedRows label={text.list} names={active.map(({ email }) => email)} />
      </ConfirmDialog>
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
