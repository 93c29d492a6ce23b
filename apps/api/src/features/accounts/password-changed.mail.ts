import { formatDateTime } from '@arkpax/schema/format-fi'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { findAccountsOf } from './accounts.repo.ts'

const compose = (name: string, at: string, publicUrl: string): MailDraft => ({
  subject: 'Salasanasi on vaihdettu',
  preview: 'Jos et vaihtanut sitä itse, aseta heti uusi salasana.',
  heading: 'Salasanasi on vaihdettu',
  blocks: [
    greeting(name),
    paragraph(
      `Arkpax-tilisi salasana vaihdettiin ${formatDateTime(at)}. Samalla tilisi kirjattiin ulos muilta laitteilta. Jos vaihdoit salasanan itse, sinun ei tarvitse tehdä mitään.`,
    ),
    paragraph(
      `Jos et vaihtanut sitä itse, joku muu on voinut päästä tilillesi. Aseta heti uusi salasana ja vastaa tähän viestiin:\n${publicUrl}/tili/unohtunut-salasana`,
    ),
  ],
  reason: 'Sait tämän viestin, koska tilisi salasana vaihdettiin verkkosivuillamme.',
})

/** Tells the owner of an account that its password has been changed, by a mailed link or in the account. Dropped when the account is gone by now. */
export const passwordChanged = mailKind({
  name: 'password-changed',
  payload: z.object({ at: z.string() }),
  async render({ at }, { db, config, to }) {
    const { verified } = await findAccountsOf(db, to)
    return verified && compose(verified.first_name, at, config.publicUrl)
  },
  sample: ({ publicUrl }) => compose('Aino', '2026-11-21T10:05:00.000Z', publicUrl),
})
