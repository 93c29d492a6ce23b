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
  created_at: string
  /** It continues a conversation. */
  isAnswer: boolean
}

function compose({ isAnswer, ...message }: Notice, config: MailContext['config']): MailDraft {
  const { id, name, email, subject, created_at } = message
  return {
    subject: `${isAnswer ? 'Asiakas vastasi' : 'Yhteydenotto'}: ${subject}`,
    preview: `${name} odottaa vastausta.`,
    heading: isAnswer ? 'Asiakas vastasi' : 'Uusi yhteydenotto',
    blocks: [
      facts(['Nimi', name], ['Sähköposti', email], ['Aihe', subject], ['Saapunut', formatDateTime(created_at)]),
      quote(message.message),
      button('Avaa viesti hallinnassa', contactMessageLink(config, id)),
    ],
    reason: 'Sait tämän viestin, koska tähän osoitteeseen tulevat asiakkaiden yhteydenotot.',
    replyTo: { name, address: email },
  }
}

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
