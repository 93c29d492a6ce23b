import { mailKindLabel } from '@arkpax/schema/mail-labels'
import { mayDo } from '@arkpax/schema/permissions'
import { recordAudit } from '../../db/audit-log.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Call, route } from '../../http/route.ts'
import type { MailContent } from '../../services/mailer.ts'
import type { MailRow } from './mail.table.ts'
import { deleteMail, findMail, findMailRow, listMails, retryMail } from './mails.repo.ts'

type Change = Pick<Call<'POST /api/admin/mails/{id}/retry'>, 'db' | 'staff' | 'now' | 'params'>

/** How a mail of the outbox is shown before it leaves; nothing when it would be dropped. */
type PreviewMail = (mail: MailRow, edges: Pick<Deps, 'db' | 'config' | 'now'>) => Promise<MailContent | undefined>

const notFound = () => new ApiError('not_found', { detail: 'Viestiä ei löytynyt.' })

export const mailRoutes = (previewMail: PreviewMail) => [
  route('GET /api/admin/mails', {}, ({ db, query }) => listMails(db, query)),

  route('GET /api/admin/mail-server', {}, async ({ deps }) => ({ is_set: deps.config.smtpUrl !== undefined })),

  route('GET /api/admin/mails/{id}/preview', {}, async (call) => {
    await refuseInvitation(call)
    const { db, deps, now, params } = call
    const row = await findMailRow(db, params.id)
    if (!row) throw notFound()
    if (row.sent_at) throw new ApiError('mail_sent')
    const content = await previewMail(row, { db, config: deps.config, now: () => now })
    return { recipient: row.recipient, mail: content ? { subject: content.subject, text: content.text } : null }
  }),

  route('POST /api/admin/mails/{id}/retry', {}, async (call) => {
    await refuseInvitation(call)
    const { db, now, staff } = call
    const { id } = call.params
    if (!(await retryMail(db, id, now))) throw refusal(await findMail(db, id, now))
    const found = await findMail(db, id, now)
    if (!found) throw notFound()
    const title = mailKindLabel(found.mail.kind)
    await recordAudit(db, now, staff, { action: 'retry', entity: 'mail', entityId: id, title })
    return found.mail
  }),

  route('DELETE /api/admin/mails/{id}', {}, async (call) => {
    await refuseInvitation(call)
    const { db, now, staff } = call
    const { id } = call.params
    const before = await findMail(db, id, now)
    if (!(await deleteMail(db, id, now))) throw refusal(await findMail(db, id, now))
    const title = before && mailKindLabel(before.mail.kind)
    await recordAudit(db, now, staff, { action: 'delete', entity: 'mail', entityId: id, title })
  }),
]

/** An invitation of staff, and the news that somebody has used it, are the matter of whoever manages staff. */
async function refuseInvitation({ db, staff, now, params }: Change): Promise<void> {
  if (mayDo(staff.role, 'staff.manage')) return
  const found = await findMail(db, params.id, now)
  if (found?.mail.kind.startsWith('staff-invitation')) throw new ApiError('role_forbidden')
}

/** Why a mail can be neither sent again nor deleted. */
function refusal(found: Awaited<ReturnType<typeof findMail>>): ApiError {
  if (!found) return notFound()
  return new ApiError(found.mail.sent_at ? 'mail_sent' : 'mail_under_way')
}
