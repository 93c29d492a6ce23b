import type { MailLane } from '../src/features/mail/mail.table.ts'
import { claimMails, dropMail, markSent } from '../src/features/mail/outbox.repo.ts'
import { renderMail } from '../src/render-mail.ts'
import type { OutgoingMail } from '../src/services/mailer.ts'
import type { TestApp } from './create-test-app.ts'

/** Sends, to nobody, what the outbox would send at this moment of the test's clock, and gives it. */
export async function leavingMail({ deps }: TestApp): Promise<OutgoingMail[]> {
  const left: OutgoingMail[] = []
  const claim = (lane: MailLane) => claimMails(deps.db, 100, 1_000, deps.now(), lane)
  for (const row of [...(await claim('ordinary')), ...(await claim('bulk'))]) {
    const content = await renderMail(row, deps)
    if (content) left.push({ ...content, id: row.id, kind: row.kind, to: row.recipient })
    await (content ? markSent(deps.db, row, deps.now()) : dropMail(deps.db, row))
  }
  return left.sort((a, b) => (a.id < b.id ? -1 : 1))
}
