import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { staffAddressOf } from '../mail/mail-sender.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { offerNews } from './offer-news.mail.ts'

/** Tells staff what a customer has answered to an offer. */
export async function tellOfferNews(
  db: Kysely<Database>,
  config: Pick<Config, 'staffEmail'>,
  payload: z.input<typeof offerNews.payload>,
  now: Date,
): Promise<void> {
  const { company } = await readSettings(db)
  await queueMail(db, offerNews, { to: staffAddressOf(config, company), payload }, now)
}
