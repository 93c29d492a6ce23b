import { type ContactMessageDetail, contactMessageDetail } from '@arkpax/schema/contact'
import { openPlaces } from '@arkpax/schema/saved-replies'
import { CheckCheck, MessageSquareText, Send } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { draftKey, dropDraft } from '~/components/admin/form-drafts.ts'
import { currentOf } from '~/components/admin/stale.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { ApiError } from '~/lib/api.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { DraftKept } from './DraftKept.tsx'
import { MissedParts } from './MissedParts.tsx'
import { lastPartOf, partsSince } from './missed-parts.ts'
import { OpenPlaces } from './OpenPlaces.tsx'
import { SuggestingArea, type SuggestingHandle } from './SuggestingArea.tsx'
import { savedRepliesText } from './saved-replies.fi.ts'
import type { Drafts } from './use-drafts.ts'
import { useReply } from './use-reply.ts'
import { useSavedReplies } from './use-saved-replies.ts'

/** Where the key of a reply brings the focus. */
export const REPLY = 'vastaus'

interface Props {
  message: ContactMessageDetail
  drafts: Drafts
  /** Called with every letter. */
  onTyping: () => void
  /** The field is left with Escape. */
  onLeave: () => void
  /** The answer is on its way. */
  onSent: () => void
}

/**
 * Answers the message by mail. What is typed stays until the server has it, once however often it is sent. An answer that
 * somebody else has sent since, and a mail that has come, are shown first.
 */
export function ReplyForm({ message, drafts, onTyping, onLeave, onSent }: Props) {
  const { id, email, version } = message
  const field = useRef<SuggestingHandle>(null)
  const suggest = useSavedReplies(message)
  const [asking, setAsking] = useState<{ about: 'missed' | 'places'; resolve: boolean } | null>(null)
  const { mutate, isPending, error } = useReply(drafts)
  const { text: reply, base: lastSeen } = drafts.get(id) ?? { text: '', base: lastPartOf(message) }
  const places = openPlaces(reply)
  const missed = partsSince(message, lastSeen)
  const problem = error instanceof ApiError ? error.problem : undefined

  function send(version: number, resolve: boolean) {
    const body = { message: reply, resolve }
    const idempotencyKey = draftKey(`reply:${id}`, JSON.stringify(body))
    mutate([{ params: { id }, body, idempotencyKey, ifMatch: version }], {
      onSuccess() {
        drop()
        onSent()
      },
      onError(error) {
        const current = currentOf(error, contactMessageDetail)
        if (current && partsSince(current, lastSeen).length === 0) send(current.version, resolve)
      },
    })
  }

  /** What has come meanwhile may have come on the screen a moment ago: only a button that names it goes past it unasked. */
  function trySend(resolve: boolean, isAware: boolean) {
    if (isPending || !reply.trim()) return
    if (missed.length > 0 && !isAware) setAsking({ about: 'missed', resolve })
    else if (places.length > 0) setAsking({ about: 'places', resolve })
    else send(version, resolve)
  }

  function sendAsked() {
    setAsking(null)
    if (asking?.about === 'missed') trySend(asking.resolve, true)
    else if (asking) send(version, asking.resolve)
  }

  function drop() {
    drafts.drop(id)
    dropDraft(`reply:${id}`)
  }

  function type(typed: string) {
    onTyping()
    if (typed) drafts.set(id, { text: typed, base: lastSeen })
    else drop()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onLeave()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    trySend(event.shiftKey, false)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    trySend(false, true)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <MissedParts parts={missed} onDiscard={drop} />
      <SuggestingArea
        ref={field}
        label={text.reply}
        hint={text.replyHint(email)}
        data-field={REPLY}
        aria-keyshortcuts="r"
        rows={6}
        maxLength={20_000}
        value={reply}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'message')?.detail}
        mark="/"
        suggest={suggest}
        countText={savedRepliesText.count}
        onChange={type}
        onKeyDown={press}
      />
      <OpenPlaces places={places} onGoTo={(place) => field.current?.select(place)} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          tone="solid"
          aria-keyshortcuts="Control+Enter"
          pending={isPending}
          disabled={!reply.trim()}
        >
          <Send className="size-4" aria-hidden="true" />
          {missed.length > 0 ? text.sendAnyway : text.sendReply}
        </Button>
        <Button
          aria-keyshortcuts="Control+Shift+Enter"
          pending={isPending}
          disabled={!reply.trim()}
          onClick={() => trySend(true, false)}
        >
          <CheckCheck className="size-4" aria-hidden="true" />
          {text.sendAndResolve}
        </Button>
        <Button tone="quiet" onClick={() => field.current?.offer()}>
          <MessageSquareText className="size-4" aria-hidden="true" />
          {savedRepliesText.insert}
        </Button>
        <DraftKept isKept={drafts.get(id) !== undefined} />
      </div>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={sendAsked}
        {...(asking?.about === 'missed'
          ? text.missedQuestion
          : { ...savedRepliesText.openQuestion, text: savedRepliesText.openQuestion.text(places.join(', ')) })}
      />
    </form>
  )
}
