import type { Subscriber } from '@arkpax/schema/newsletter'
import { ChosenAction } from '~/components/admin/lists/ChosenAction.tsx'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { adminNewsletterText } from './admin-newsletter.fi.ts'

const text = adminNewsletterText.chosen

/** Cancels the chosen subscriptions, after asking; all of it can be undone together. */
export function ChosenSubscribers({ rows }: { rows: ChosenRows<Subscriber> }) {
  const { act, progress, failures, forgetFailures } = useActOnRows<Subscriber>({
    nameOf: ({ email }) => email,
    changes: ['GET /api/admin/newsletters'],
  })
  const active = rows.chosen.filter(({ is_active }) => is_active)

  function cancel() {
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
        <ChosenAction
          label={text.cancel}
          isBusy={progress !== null}
          names={active.map(({ email }) => email)}
          list={text.list}
          title={text.title}
          text={text.text}
          confirmLabel={text.confirm}
          onConfirm={cancel}
        />
        {active.length === 0 && <span className="text-sm text-ink-muted">{text.already}</span>}
      </ChosenBar>
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
