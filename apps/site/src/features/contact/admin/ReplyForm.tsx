import type { ContactMessage } from '@arkpax/schema/contact'
import { Send } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { idempotencyKeys } from '~/lib/idempotency.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import type { Drafts } from './use-drafts.ts'
import { useReply } from './use-message-changes.ts'

/** Answers the message by mail. What is typed stays until the server has it, once however often it is sent. */
export function ReplyForm({ message: { id, email }, drafts }: { message: ContactMessage; drafts: Drafts }) {
  const { mutate, isPending, error } = useReply()
  const [keyFor] = useState(idempotencyKeys)
  const reply = drafts.get(id) ?? ''
  const problem = error instanceof ApiError ? error.problem : undefined

  function send(event: SubmitEvent) {
    event.preventDefault()
    mutate([{ params: { id }, body: { message: reply }, idempotencyKey: keyFor(reply) }], {
      onSuccess: () => drafts.drop(id),
    })
  }

  return (
    <form onSubmit={send} className="grid grid-cols-1 gap-3">
      <TextArea
        label={text.reply}
        hint={text.replyHint(email)}
        rows={6}
        maxLength={20_000}
        value={reply}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'message')?.detail}
        onChange={({ target }) => drafts.set(id, target.value)}
      />
      <Button type="submit" tone="solid" className="justify-self-start" pending={isPending} disabled={!reply.trim()}>
        <Send className="size-4" aria-hidden="true" />
        {text.sendReply}
      </Button>
    </form>
  )
}
