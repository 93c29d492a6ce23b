import type { Deps } from './deps.ts'
import { composeMail } from './features/mail/compose-mail.ts'
import type { OutboxTable } from './features/mail/mail.table.ts'
import type { MailKind } from './features/mail/mail-kind.ts'
import { readSettings } from './features/settings/settings.repo.ts'
import { mailKinds } from './mail-kinds.ts'
import type { MailContent } from './services/mailer.ts'

const kinds = new Map<string, MailKind>(Object.entries(mailKinds))

type Stored = Pick<OutboxTable, 'kind' | 'recipient' | 'payload'>
type Edges = Pick<Deps, 'db' | 'config' | 'now'>

/** Renders a mail of the outbox as it leaves; nothing when its kind drops it. Throws for an unknown kind or payload. */
export const renderMail = (mail: Stored, edges: Edges) => render(mail, edges, { isPreview: false })

/** Renders a mail of the outbox for whoever looks at it; nothing is stored, and its links are none that work. Nothing when it would be dropped. */
export const previewMail = (mail: Stored, edges: Edges) => render(mail, edges, { isPreview: true })

async function render(
  { kind, recipient, payload }: Stored,
  { db, config, now }: Edges,
  { isPreview }: { isPreview: boolean },
): Promise<MailContent | undefined> {
  const known = kinds.get(kind)
  if (!known) throw new Error(`Unknown kind of mail: ${kind}`)
  const draft = await known.renderStored(JSON.parse(payload), { db, config, to: recipient, now: now(), isPreview })
  return draft && composeMail(draft, { config, company: (await readSettings(db)).company })
}
