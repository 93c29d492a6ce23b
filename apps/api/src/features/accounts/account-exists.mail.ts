import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { findAccountsOf } from './accounts.repo.ts'

const compose = (name: string, publicUrl: string): MailDraft => ({
  subject: 'Sinulla on jo tili',
  preview: 'Kirjaudu sisään tai vaihda unohtunut salasana.',
  heading: 'Sinulla on jo tili',
  blocks: [
    greeting(name),
    paragraph(
      'tällä osoitteella yritettiin luoda uusi Arkpax-tili, mutta sinulla on jo sellainen. Tilisi ja salasanasi ovat ennallaan.',
    ),
    button('Kirjaudu sisään', `${publicUrl}/kirjaudu`),
    paragraph(`Jos olet unohtanut salasanasi, vaihda se täällä:\n${publicUrl}/tili/unohtunut-salasana`),
    note('Jos et yrittänyt itse luoda tiliä, sinun ei tarvitse tehdä mitään.'),
  ],
  reason: 'Sait tämän viestin, koska tällä osoitteella yritettiin luoda tili verkkosivuillamme.',
})

/** Tells whoever registers an address once more that its account is there. Dropped when it is gone by now. */
export const accountExists = mailKind({
  name: 'account-exists',
  payload: z.object({}),
  async render(_, { db, config, to }) {
    const { verified } = await findAccountsOf(db, to)
    return verified && compose(verified.first_name, config.publicUrl)
  },
  sample: ({ publicUrl }) => compose('Aino', publicUrl),
})
