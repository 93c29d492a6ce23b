import type { ContactMessage } from '@arkpax/schema/contact'
import { UNDO_MS, undoable } from '~/components/admin/undo-toast.ts'
import { inboxText as text } from './inbox.fi.ts'
import { momentText } from './moment-text.ts'
import { useUpdateMessage } from './use-message-changes.ts'

/** Puts a message away until a moment; the message that says so brings it back to where it was. */
export function useSnooze({ id, version, snoozed_until: before }: ContactMessage) {
  const undo = useUpdateMessage({ success: { id, title: text.snoozeUndone }, failure: text.snoozeUndoFailed })
  const { mutate, ...rest } = useUpdateMessage({
    success: ({ subject, version, snoozed_until }, sentAt) => ({
      id,
      title: text.snoozedTitle,
      description: text.snoozedText(momentText(snoozed_until ?? sentAt)),
      ...undoable({
        name: text.undoSnooze(subject),
        onPress: () => undo.mutate([{ params: { id }, body: { snoozed_until: stillAhead(before) }, ifMatch: version }]),
        until: sentAt + UNDO_MS,
      }),
    }),
    failure: text.snoozeFailed,
    onFailure: (failure) => failure.status === 422,
  })
  const snooze = (until: number, onSuccess: () => void) =>
    mutate([{ params: { id }, body: { snoozed_until: new Date(until).toISOString() }, ifMatch: version }], {
      onSuccess,
    })
  return { snooze, ...rest }
}

const stillAhead = (moment: string | null) => (moment && Date.parse(moment) > Date.now() ? moment : null)
