import { renderMail } from '../src/render-mail.ts'
import type { TestApp } from './create-test-app.ts'

/** The mails that wait in the outbox for an address, oldest first, as they would leave now; dropped ones are null. */
export async function mailsTo({ deps }: TestApp, email: string) {
  const rows = await deps.db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute()
  return Promise.all(rows.map(async (row) => ({ kind: row.kind, mail: (await renderMail(row, deps)) ?? null })))
}

type LinkMail = 'address-verification' | 'password-reset' | 'staff-invitation'

/** The token of the newest mailed link of a kind to an address. */
export async function mailedToken(test: TestApp, email: string, kind: LinkMail) {
  const sent = (await mailsTo(test, email)).findLast((queued) => queued.kind === kind)
  const token = sent?.mail?.text.match(/\?token=([\w-]{43})/)?.[1]
  if (!token) throw new Error(`No ${kind} to ${email}`)
  return token
}
