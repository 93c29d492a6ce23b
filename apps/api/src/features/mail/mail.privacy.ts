import { DAY_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import { erasurePart } from '../../services/erasure-part.ts'
import { sweepMailFiles } from '../../services/file-mailer.ts'
import type { Privacy } from '../../services/privacy.ts'
import { sweepSentJournal } from '../../services/sent-journal.ts'
import { forgetBulkRate } from './bulk-rate.repo.ts'
import { deleteMailsDoneBefore, readMailsTo } from './mails.repo.ts'

/** How long a mail is kept after it has left, in the outbox and as a file. */
const MAIL_DAYS = 90

const keptSince = (now: Date) => new Date(now.getTime() - MAIL_DAYS * DAY_MS)

export const mailPrivacy: Privacy = {
  columns: { outbox: ['recipient', 'payload', 'last_error'] },
  ownData: async (db, { email }) => (email ? { mails: await readMailsTo(db, email) } : {}),
  erase: { because: 'What has been sent is kept for 90 days, so that a question about a mail can be answered.' },
  erasureParts: async (db, { email }) => {
    const mails = email ? await readMailsTo(db, email) : []
    const last = mails.at(-1)?.created_at
    const until = last && finnishDay(new Date(Date.parse(last) + MAIL_DAYS * DAY_MS))
    return erasurePart('mails', 'kept', mails.length, until)
  },
  retain: [
    (db, now) => deleteMailsDoneBefore(db, keptSince(now)),
    (_db, now, config) => sweepMailFiles(config, keptSince(now)),
    forgetBulkRate,
    (_db, now, config) => sweepSentJournal(config, now),
  ],
}
