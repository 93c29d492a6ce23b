import { mailKindLabel } from '@arkpax/schema/labels'
import type { Mail } from '@arkpax/schema/mail'
import { useState } from 'react'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { NamedRows } from '~/components/admin/lists/NamedRows.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminMailText } from './admin-mail.fi.ts'

const text = adminMailText.chosen
const nameOf = ({ kind, recipient }: Mail) => adminMailText.rowName(mailKindLabel(kind), recipient)

/** Sends the chosen mails again or gives them up, after asking. */
export function ChosenMails({ rows }: { rows: ChosenRows<Mail> }) {
  const [asked, setAsked] = useState<'retry' | 'remove' | null>(null)
  const { act, progress, failures, forgetFailures } = useActOnRows<Mail>({
    nameOf,
    changes: ['GET /api/admin/mails', 'GET /api/admin/dashboard'],
  })
  const unsent = rows.chosen.filter(({ state }) => state !== 'sent')
  const stuck = unsent.filter(({ state }) => state !== 'waiting')
  const close = () => setAsked(null)

  function retry() {
    close()
    void act({
      items: stuck,
      each: ({ id }) => callAsStaff('POST /api/admin/mails/{id}/retry', { params: { id } }),
      success: text.retried,
    })
  }
  function remove() {
    close()
    void act({
      items: unsent,
      each: ({ id }) => callAsStaff('DELETE /api/admin/mails/{id}', { params: { id } }),
      success: text.removed,
    })
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        <Button size="sm" disabled={stuck.length === 0} onClick={() => setAsked('retry')}>
          {text.retry}
        </Button>
        <Button size="sm" disabled={unsent.length === 0} onClick={() => setAsked('remove')}>
          {text.remove}
        </Button>
        {unsent.length === 0 && <span className="text-sm text-ink-muted">{text.nothing}</span>}
      </ChosenBar>
      <ConfirmDialog
        open={asked === 'retry'}
        onClose={close}
        onConfirm={retry}
        title={text.retryTitle(stuck.length)}
        text={text.retryText}
        confirmLabel={text.retryConfirm}
        tone="action"
      >
        <NamedRows label={text.list} names={stuck.map(nameOf)} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        onConfirm={remove}
        title={text.removeTitle(unsent.length)}
        text={text.removeText}
        confirmLabel={text.removeConfirm}
      >
        <NamedRows label={text.list} names={unsent.map(nameOf)} />
      </ConfirmDialog>
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
