import type { Mail } from '@arkpax/schema/mail'
import { mailKindLabel } from '@arkpax/schema/mail-labels'
import { ChosenAction } from '~/components/admin/lists/ChosenAction.tsx'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { adminMailText } from './admin-mail.fi.ts'

const text = adminMailText.chosen
const nameOf = ({ kind, recipient }: Mail) => adminMailText.rowName(mailKindLabel(kind), recipient)

/** Sends the chosen mails again or gives them up, after asking. */
export function ChosenMails({ rows }: { rows: ChosenRows<Mail> }) {
  const { act, progress, failures, forgetFailures } = useActOnRows<Mail>({
    nameOf,
    changes: ['GET /api/admin/mails', 'GET /api/admin/dashboard'],
  })
  const unsent = rows.chosen.filter(({ sent_at }) => sent_at === null)
  const stuck = unsent.filter(({ state }) => state !== 'waiting')

  function retry() {
    void act({
      items: stuck,
      each: ({ id }) => callAsStaff('POST /api/admin/mails/{id}/retry', { params: { id } }),
      success: text.retried,
    })
  }
  function remove() {
    void act({
      items: unsent,
      each: ({ id }) => callAsStaff('DELETE /api/admin/mails/{id}', { params: { id } }),
      success: text.removed,
    })
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <ChosenAction
          label={text.retry}
          isBusy={progress !== null}
          names={stuck.map(nameOf)}
          list={text.list}
          title={text.retryTitle}
          text={text.retryText}
          confirmLabel={text.retryConfirm}
          tone="action"
          onConfirm={retry}
        />
        <ChosenAction
          label={text.remove}
          isBusy={progress !== null}
          names={unsent.map(nameOf)}
          list={text.list}
          title={text.removeTitle}
          text={text.removeText}
          confirmLabel={text.removeConfirm}
          onConfirm={remove}
        />
        {unsent.length === 0 && <span className="text-sm text-ink-muted">{text.nothing}</span>}
      </ChosenBar>
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
