import type { Deps } from './deps.ts'
import { returnAddress } from './features/contact/return-address.service.ts'
import { composeMail } from './features/mail/compose-mail.ts'
import type { MailRow, OutboxTable } from './features/mail/mail.table.ts'
import type { MailKind } from './features/mail/mail-kind.ts'
import { readSettings } from './features/settings/settings.repo.ts'
import { mailKinds } from './mail-kinds.ts'
import type { MailContent } from './services/mailer.ts'

const kinds = new Map<string, MailKind>(Object.entries(mailKinds))

type Stored = Pick<OutboxTable, 'kind' | 'recipient' | 'payload'>
type Leaving = Stored & Partial<Pick<MailRow, 'id' | 'lane'>>
type Edges = Pick<Deps, 'db' | 'config' | 'now'>

/** Renders a mail of the outbox as it leaves; nothing when its kind drops it. Throws for an unknown kind or payload. */
export async function renderMail(mail: Leaving, edges: Edges): Promise<MailContent | undefined> {
  const content = await render(mail, edges, { isPreview: false })
  if (!content || !mail.id || mail.lane !== 'bulk') return content
  const { newsletter } = await readSettings(edges.db)
  if (!newsletter.returnsToOwnAddress) return content
  return { ...content, returnPath: await returnAddress(edges.db, edges.config, mail.id) }
}

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
