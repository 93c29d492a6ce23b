import { type ContactMessageDetail, contactMessageDetail } from '@arkpax/schema/contact'
import { Send } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { Notice } from '~/components/admin/Notice.tsx'
import { currentOf } from '~/components/admin/stale.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { DraftKept } from './DraftKept.tsx'
import { lastReplyOf, repliesSince } from './missed-replies.ts'
import { TheirText } from './TheirText.tsx'
import type { Drafts } from './use-drafts.ts'
import { useReply } from './use-message-changes.ts'

interface Props {
  message: ContactMessageDetail
  drafts: Drafts
}

/**
 * Answers the message by mail. What is typed stays until the server has it, once however often it is sent. An answer that
 * somebody else has sent since is shown first.
 */
export function ReplyForm({ message: { id, email, replies, version }, drafts }: Props) {
  const { mutate, isPending, error } = useReply()
  const { text: reply, base: lastSeen } = drafts.get(id) ?? { text: '', base: lastReplyOf(replies) }
  const missed = repliesSince(replies, lastSeen)
  const problem = error instanceof ApiError ? error.problem : undefined

  function send(version: number) {
    mutate(
      [{ params: { id }, body: { message: reply }, idempotencyKey: draftKey(`reply:${id}`, reply), ifMatch: version }],
      {
        onSuccess: drop,
        onError(error) {
          const current = currentOf(error, contactMessageDetail)
          const isAnswered = current && repliesSince(current.replies, lastSeen).length > 0
          if (current && !isAnswered) send(current.version)
        },
      },
    )
  }

  function drop() {
    drafts.drop(id)
    dropDraft(`reply:${id}`)
  }

  function type(typed: string) {
    if (typed) drafts.set(id, { text: typed, base: lastSeen })
    else drop()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    send(version)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      {missed.length > 0 && (
        <Notice urgent title={text.answered.title} text={text.answered.text}>
          {missed.map((other) => (
            <TheirText key={other.id} text={other.message} />
          ))}
          <Button size="sm" className="min-h-11" onClick={drop}>
            {text.answered.discard}
          </Button>
        </Notice>
      )}
      <TextArea
        label={text.reply}
        hint={text.replyHint(email)}
        rows={6}
        maxLength={20_000}
        value={reply}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'message')?.detail}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" tone="solid" pending={isPending} disabled={!reply.trim()}>
          <Send className="size-4" aria-hidden="true" />
          {missed.length > 0 ? text.answered.sendAnyway : text.sendReply}
        </Button>
        <DraftKept isKept={drafts.get(id) !== undefined} />
      </div>
    </form>
  )
}
