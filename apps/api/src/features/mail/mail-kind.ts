import type * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { MailContent } from '../../services/mailer.ts'

/** What a renderer may use when the mail leaves. */
export interface MailContext extends Pick<Deps, 'db' | 'config'> {
  /** The address that the mail goes to. */
  to: string
  now: Date
}

/**
 * One kind of mail, in a file of its own:
 *
 * 1. `features/mail/<kind>.mail.ts` exports `mailKind({ payload, render, sample })`, with `composeMail` giving it our look;
 * 2. a name and a label in the schema (`mail.ts`, `labels.ts`), and a line in `mail-kinds.ts`;
 * 3. the feature calls `queueMail(db, { kind: '<kind>', to, payload }, now)` (`mail.service.ts`) in its own transaction.
 *
 * The payload is stored as JSON until 90 days after sending: ids rather than copies, never a token. `render` runs when the
 * mail leaves, outside any transaction, and again when sending is tried again; it may read the database and mint a token.
 * When it gives nothing, the mail is dropped. `sample` is the same mail with made-up figures, for the preview at
 * `/api/_mails` in development (`mail-preview.ts`).
 */
interface MailKind<Payload extends z.ZodType> {
  payload: Payload
  render(payload: z.output<Payload>, context: MailContext): Promise<MailContent | undefined>
  sample(config: MailContext['config']): Promise<MailContent>
}

/** Ties a kind's payload to its renderer; `renderStored` checks what the outbox has stored. */
export function mailKind<Payload extends z.ZodType>({ payload, render, sample }: MailKind<Payload>) {
  return {
    payload,
    sample,
    renderStored: async (stored: unknown, context: MailContext) => render(payload.parse(stored), context),
  }
}
