import { HOUR_MS } from '@arkpax/schema/durations'
import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { findCustomer } from './accounts.repo.ts'
import { mintEmailToken } from './email-tokens.repo.ts'

const LIFETIME_MS = 48 * HOUR_MS

const payload = z.object({ customer_id: z.string() })

const compose = (name: string, url: string): MailDraft => ({
  subject: 'Vahvista sähköpostiosoitteesi',
  preview: 'Vahvistuksen jälkeen näet tilauksesi ja takuusi tililläsi.',
  heading: 'Vahvista sähköpostiosoitteesi',
  blocks: [
    greeting(name),
    paragraph(
      'kiitos, kun loit Arkpax-tilin. Vahvista vielä, että tämä osoite on sinun. Sen jälkeen näet tililläsi tilauksesi ja tuotteidesi takuut.',
    ),
    button('Vahvista osoite', url),
    note(
      'Linkki on voimassa 48\u00A0tuntia. Jos et ole luonut tiliä, älä vahvista osoitetta: vahvistamaton tili poistuu viikossa.',
    ),
  ],
  reason: 'Sait tämän viestin, koska tällä osoitteella luotiin tili verkkosivuillamme.',
})

/** The link that gives an address to its account. Dropped when the account is gone or the address is verified by now. */
export const addressVerification = mailKind({
  name: 'address-verification',
  payload,
  async render({ customer_id }, { db, config, to, now, isPreview }) {
    const customer = await findCustomer(db, customer_id)
    if (!customer || customer.email_verified || customer.email !== to) return undefined
    const wanted = { purpose: 'address-verification', email: to, userId: customer.id, lifetimeMs: LIFETIME_MS }
    const token = isPreview ? PREVIEW_TOKEN : await mintEmailToken(db, wanted, now)
    return compose(customer.first_name, `${config.publicUrl}/tili/vahvista?token=${token}`)
  },
  sample: ({ publicUrl }) => compose('Aino', `${publicUrl}/tili/vahvista?token=esimerkki`),
})
