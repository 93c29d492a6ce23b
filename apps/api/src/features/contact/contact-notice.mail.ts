import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import { formatDateTime } from '@arkpax/schema/format-fi'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, quote } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { contactMessageLink } from '../mail/site-links.ts'
import { findContactMessage } from './contact.repo.ts'
import { findIncomingMail } from './incoming-mails.repo.ts'

interface Notice {
  id: string
  name: string
  email: string
  subject: string
  message: string
  inquiry?: ContactInquiry | null
  created_at: string
  /** It continues a conversation. */
  isAnswer: boolean
}

function compose({ isAnswer, ...message }: Notice, config: MailContext['config']): MailDraft {
  const { id, name, email, subject, inquiry, created_at } = message
  return {
    subject: `${isAnswer ? 'Asiakas vastasi' : 'Yhteydenotto'}: ${subject}`,
    preview: `${name} odottaa vastausta.`,
    heading: isAnswer ? 'Asiakas vastasi' : 'Uusi yhteydenotto',
    blocks: [
      facts(['Nimi', name], ['Sähköposti', email], ['Aihe', subject], ['Saapunut', formatDateTime(created_at)]),
      ...(inquiry && !isAnswer ? [facts(...inquiryFacts(inquiry))] : []),
      quote(message.message),
      button('Avaa viesti hallinnassa', contactMessageLink(config, id)),
    ],
    reason: 'Sait tämän viestin, koska tähän osoitteeseen tulevat asiakkaiden yhteydenotot.',
    replyTo: { name, address: email },
  }
}

/** What an inquiry asks for, as far as it says. */
const inquiryFacts = ({ items, phone, company, business_id, postcode, delivery_name, delivery_wish }: ContactInquiry) =>
  [
    ...items.map(({ quantity, product_name }): [string, string | null] => [product_name, `${quantity}\u00A0kpl`]),
    ['Puhelin', phone] as const,
    ['Yritys', company && [company, business_id].filter(Boolean).join(', ')] as const,
    ['Postinumero', postcode] as const,
    ['Toimitustapa', delivery_name] as const,
    ['Toimitustoive', delivery_wish] as const,
  ].flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))

/**
 * Tells staff of a visitor's message, or of the mail that continues it; answering it answers the sender. Dropped when either is deleted by
 * then.
 */
export const contactNotice = mailKind({
  name: 'contact-notice',
  payload: z.object({ messageId: z.string(), incomingMailId: z.string().optional() }),
  async render({ messageId, incomingMailId }, { db, config }) {
    const message = await findContactMessage(db, messageId)
    if (!message) return undefined
    if (!incomingMailId) return compose({ ...message, isAnswer: false }, config)
    const mail = await findIncomingMail(db, incomingMailId)
    return mail && compose({ ...message, ...mail, isAnswer: true }, config)
  },
  sample: (config) =>
    compose(
      {
        id: '0199f3a2-7d41-7000-8000-000000000001',
        name: 'Aino Korhonen',
        email: 'aino.korhonen@example.fi',
        subject: 'Toimitusaika',
        message: 'Hei!\nKuinka nopeasti Ark PRO ehtii Ouluun?',
        created_at: '2026-11-21T10:05:00.000Z',
        isAnswer: false,
      },
      config,
    ),
})
