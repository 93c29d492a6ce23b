import type { Deps } from './deps.ts'
import { composeMail } from './features/mail/compose-mail.ts'
import type { OutboxTable } from './features/mail/mail.table.ts'
import type { MailKind } from './features/mail/mail-kind.ts'
import { readSettings } from './features/settings/settings.repo.ts'
import { mailKinds } from './mail-kinds.ts'
import type { MailContent } from './services/mailer.ts'

const kinds = new Map<string, MailKind>(Object.entries(mailKinds))

/** Renders a mail of the outbox as it leaves; nothing when its kind drops it. Throws for an unknown kind or payload. */
export async function renderMail(
  { kind, recipient, payload }: Pick<OutboxTable, 'kind' | 'recipient' | 'payload'>,
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
): Promise<MailContent | undefined> {
  const known = kinds.get(kind)
  if (!known) throw new Error(`Unknown kind of mail: ${kind}`)
  const draft = await known.renderStored(JSON.parse(payload), { db, config, to: recipient, now: now() })
  return draft && composeMail(draft, { config, company: (await readSettings(db)).company })
}
