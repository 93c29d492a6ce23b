import { formatDate } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import type { Registration } from '@arkpax/schema/registrations'
import { looksLikeSerial } from '@arkpax/schema/serial-number'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { warrantyFormLink } from '../mail/site-links.ts'
import { passportUrl } from '../units/passport-url.ts'
import { findPassportsOf } from '../units/passports-of-serials.repo.ts'
import { findRegistration } from './registrations.repo.ts'

type Receipt = Pick<Registration, 'firstName' | 'productModel' | 'serialNumber' | 'purchaseDate' | 'warrantyEnd'>

const compose = (
  { firstName, productModel, serialNumber, purchaseDate, warrantyEnd }: Receipt,
  config: MailContext['config'],
  { passportId, wasKnown = false }: { passportId?: string; wasKnown?: boolean } = {},
): MailDraft => ({
  subject: `Takuu on voimassa ${formatDate(warrantyEnd)} asti`,
  preview: `${productModelLabel(productModel)} on ${wasKnown ? 'jo rekisteröity' : 'rekisteröity'}.`,
  heading: wasKnown ? 'Laitteesi on jo rekisteröity' : 'Laitteesi on rekisteröity',
  blocks: [
    greeting(firstName),
    paragraph(
      wasKnown
        ? 'tällä sähköpostiosoitteella ja sarjanumerolla on jo rekisteröinti, ja se on ennallaan. Säilytä tämä viesti: siitä näet takuun tiedot, jotka ovat jo meillä, jos laite tarvitsee huoltoa.'
        : 'kiitos rekisteröinnistä. Säilytä tämä viesti: siitä näet takuun tiedot, jotka ovat jo meillä, jos laite tarvitsee huoltoa.',
    ),
    facts(
      ['Malli', productModelLabel(productModel)],
      ...(looksLikeSerial(serialNumber) ? [['Sarjanumero', serialNumber] as const] : []),
      ['Ostopäivä', formatDate(purchaseDate)],
      ['Takuu päättyy', formatDate(warrantyEnd)],
    ),
    paragraph('Jos laitteessa ilmenee vika, kerro siitä lomakkeella. Saat heti takuuasian numeron.'),
    button('Ilmoita viasta', warrantyFormLink(config, looksLikeSerial(serialNumber) ? serialNumber : '')),
    ...(passportId
      ? [
          paragraph(
            'Laitteellasi on akkupassi: siitä näet, mistä akku on tehty, miten sitä hoidetaan ja miten se kierrätetään.',
          ),
          button('Avaa akkupassi', passportUrl(config.publicUrl, passportId)),
        ]
      : []),
    note('Säilytä myös ostokuitti. Jos tiedoissa on virhe, vastaa tähän viestiin.'),
  ],
  reason: 'Sait tämän viestin, koska tällä sähköpostiosoitteella rekisteröitiin tuote.',
})

/** Confirms a registration, new or known before, with the day on which the warranty ends: only the mailbox learns what is stored. */
export const registrationReceipt = mailKind({
  name: 'registration-receipt',
  payload: z.object({ registrationId: z.string(), wasKnown: z.boolean().optional() }),
  async render({ registrationId, wasKnown }, { db, config }) {
    const registration = await findRegistration(db, registrationId)
    if (!registration) return undefined
    const { serialNumber } = registration
    const passportId = (await findPassportsOf(db, [serialNumber])).get(serialNumber)
    return compose(registration, config, { passportId, wasKnown })
  },
  sample: (config) =>
    compose(
      {
        firstName: 'Aino',
        productModel: 'Ark PRO 2400W',
        serialNumber: 'APX-2400-000123',
        purchaseDate: '2026-06-01',
        warrantyEnd: '2028-06-01',
      },
      config,
      { passportId: 'malli' },
    ),
})
