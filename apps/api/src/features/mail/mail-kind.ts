import type { MailKindName } from '@arkpax/schema/mail'
import type * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { MailDraft } from './compose-mail.ts'

/** What a renderer may use when the mail leaves. */
export interface MailContext extends Pick<Deps, 'db' | 'config'> {
  /** The address that the mail goes to. */
  to: string
  now: Date
  /** Somebody looks at it before it leaves: nothing is stored, and a link that signs in leads nowhere. */
  isPreview: boolean
}

/**
 * One kind of mail, in a file of its noun:
 *
 * 1. `features/<noun>/<kind>.mail.ts` exports `mailKind({ name, payload, render, sample })`; `composeMail` gives what it renders our look;
 * 2. a name and a label in the schema (`mail.ts`, `mail-labels.ts`), and a line in `apps/api/src/mail-kinds.ts`;
 * 3. the feature calls `queueMail(db, kind, { to, payload }, now)` (`mail.service.ts`) in its own transaction.
 *
 * The payload is stored as JSON until 90 days after sending: ids rather than copies, never a token. `render` runs when the
 * mail leaves, outside any transaction, and again when sending is tried again; it may read the database and mint a token.
 * When it gives nothing, the mail is dropped. With `isPreview` it stores nothing, and `PREVIEW_TOKEN` stands for a token. `sample` is the same mail with made-up figures, for the preview at
 * `/api/_mails` in development (`mail-preview.ts`).
 */
interface Described<Name extends MailKindName, Payload extends z.ZodType> {
  name: Name
  payload: Payload
  render(payload: z.output<Payload>, context: MailContext): Promise<MailDraft | undefined> | MailDraft
  sample(config: MailContext['config']): MailDraft
}

/** A kind as the outbox knows it: by its name, with a payload that is checked again when the mail leaves. */
export interface MailKind<Payload extends z.ZodType = z.ZodType> {
  name: MailKindName
  payload: Payload
  sample(config: MailContext['config']): MailDraft
  renderStored(stored: unknown, context: MailContext): Promise<MailDraft | undefined>
}

/** Every kind under its own name. */
export type MailKinds = { [Name in MailKindName]: MailKind & { name: Name } }

/** Ties a kind's payload to its renderer. */
export function mailKind<const Name extends MailKindName, Payload extends z.ZodType>({
  name,
  payload,
  render,
  sample,
}: Described<Name, Payload>): MailKind<Payload> & { name: Name } {
  return {
    name,
    payload,
    sample,
    renderStored: async (stored, context) => render(payload.parse(stored), context),
  }
}
