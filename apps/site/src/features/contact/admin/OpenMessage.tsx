import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { useState } from 'react'
import { Notice } from '~/components/admin/Notice.tsx'
import { PresenceNotice } from '~/components/admin/PresenceNotice.tsx'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminNewOrderPath } from '~/lib/admin-paths.ts'
import { adminContactText } from './admin-contact.fi.ts'
import { HandedOver } from './HandedOver.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { MessageActions } from './MessageActions.tsx'
import { MessageAssignee } from './MessageAssignee.tsx'
import type { MessageProps } from './MessageDetail.tsx'
import { MessageHeading, SUBJECT } from './MessageHeading.tsx'
import { MessageInquiry } from './MessageInquiry.tsx'
import { MessageNotes } from './MessageNotes.tsx'
import { MessageOffers } from './MessageOffers.tsx'
import { MessageOrders } from './MessageOrders.tsx'
import { MessageParts } from './MessageParts.tsx'
import { MessageSnooze } from './MessageSnooze.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import { MessageThread } from './MessageThread.tsx'
import { mergeText } from './merge.fi.ts'
import { NEW_NOTE } from './NewNote.tsx'
import { REPLY, ReplyForm } from './ReplyForm.tsx'
import { TeamNotes } from './TeamNotes.tsx'
import { presenceText } from './team-notes.fi.ts'
import { useAssign } from './use-assign.ts'
import { useMessagePresence } from './use-message-presence.ts'
import { useSetStatus } from './use-set-status.ts'
import { useShortcuts } from './use-shortcuts.ts'

const focusField = (name: string) => document.querySelector<HTMLElement>(`[data-field=${name}]`)?.focus()

/** A message that has been read from the server, and the keys by which it is seen to. */
export function OpenMessage({
  message,
  now,
  drafts,
  onRemove,
  onOpen,
  onDone,
}: MessageProps & { message: ContactMessageDetail }) {
  const { others, onTyping } = useMessagePresence(message.id)
  const { takeIt } = useAssign(message)
  const setStatus = useSetStatus(message, onDone)
  const [isSnoozing, setSnoozing] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const isWaiting = message.status === 'new' || message.status === 'read'
  useShortcuts({
    reply: () => focusField(REPLY),
    note: () => focusField(NEW_NOTE),
    assign: takeIt,
    resolve: () => setStatus('resolved'),
    snooze: () => isWaiting && setSnoozing(true),
    merge: () => setMerging(!message.merged_into),
    order: () => location.assign(adminNewOrderPath(message.id)),
    remove: () => onRemove(message),
  })
  const leaveField = () => focusField(SUBJECT)
  const onSent = () => {
    leaveField()
    onDone()
  }
  return (
    <>
      <MessageHeading message={message} now={now} />
      <PresenceNotice others={others} text={presenceText} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <MessageAssignee message={message} />
        {isWaiting && (
          <MessageSnooze message={message} now={now} isAsked={isSnoozing} onAsk={setSnoozing} onSnoozed={onDone} />
        )}
      </div>
      <MessageInquiry inquiry={message.inquiry} />
      <HandedOver conversation={message.conversation} />
      <MessageThread message={message} />
      <MessageParts message={message} />
      <MessageOffers messageId={message.id} />
      <MessageOrders title={adminContactText.orders} orders={message.orders} />
      <MessageOrders title={adminContactText.namedOrders} orders={message.named_orders} />
      {message.merged_into ? (
        <Notice {...mergeText.isPart}>
          <Button onClick={() => onOpen(message.merged_into ?? '')}>{mergeText.openMain}</Button>
        </Notice>
      ) : (
        <ReplyForm message={message} drafts={drafts.replies} onTyping={onTyping} onLeave={leaveField} onSent={onSent} />
      )}
      <MessageStatus message={message} onSet={setStatus} />
      <TeamNotes message={message} drafts={drafts.team} />
      <MessageNotes message={message} drafts={drafts.notes} />
      <ThingHistory entity="contact_message" id={message.id} />
      <MessageActions message={message} onRemove={() => onRemove(message)} onMerge={() => setMerging(true)} />
      <MergeDialog message={message} open={isMerging} onClose={() => setMerging(false)} onOpen={onOpen} />
    </>
  )
}
