import { HOUR_MS } from '@arkpax/schema/durations'
import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { findAccountsOf } from './accounts.repo.ts'
import { mintEmailToken } from './email-tokens.repo.ts'

const LIFETIME_MS = HOUR_MS

const compose = (name: string, url: string): MailDraft => ({
  subject: 'Vaihda salasanasi',
  preview: 'Linkki on voimassa tunnin.',
  heading: 'Vaihda salasanasi',
  blocks: [
    greeting(name),
    paragraph(
      'tällä linkillä voit asettaa Arkpax-tilillesi uuden salasanan. Samalla sinut kirjataan ulos kaikilta laitteilta.',
    ),
    button('Aseta uusi salasana', url),
    note(
      'Linkki on voimassa tunnin ja toimii kerran. Jos et pyytänyt sitä, salasanasi on ennallaan eikä sinun tarvitse tehdä mitään.',
    ),
  ],
  reason: 'Sait tämän viestin, koska tilillesi pyydettiin uutta salasanaa verkkosivuillamme.',
})

/** The link to a new password, for the verified account of an address, else for the newest. Dropped where there is none. */
export const passwordReset = mailKind({
  name: 'password-reset',
  payload: z.object({}),
  async render(_, { db, config, to, now, isPreview }) {
    const { verified, unverified } = await findAccountsOf(db, to)
    const account = verified ?? unverified
    if (!account) return undefined
    const wanted = { purpose: 'password-reset', email: to, userId: account.id, lifetimeMs: LIFETIME_MS }
    const token = isPreview ? PREVIEW_TOKEN : await mintEmailToken(db, wanted, now)
    return compose(account.first_name, `${config.publicUrl}/tili/uusi-salasana?token=${token}`)
  },
  sample: ({ publicUrl }) => compose('Aino', `${publicUrl}/tili/uusi-salasana?token=esimerkki`),
})
