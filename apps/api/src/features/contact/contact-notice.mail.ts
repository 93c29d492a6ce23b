import type { ContactMessage } from '@arkpax/schema/contact'
import { formatDateTime } from '@arkpax/schema/format-fi'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, quote } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { contactMessageLink } from '../mail/site-links.ts'
import { findContactMessage } from './contact.repo.ts'

function compose(
  message: Omit<ContactMessage, 'status' | 'admin_notes' | 'version' | 'waiting_since'>,
  config: MailContext['config'],
): MailDraft {
  const { id, name, email, subject, created_at } = message
  return {
    subject: `Yhteydenotto: ${subject}`,
    preview: `${name} odottaa vastausta.`,
    heading: 'Uusi yhteydenotto',
    blocks: [
      facts(['Nimi', name], ['Sähköposti', email], ['Aihe', subject], ['Saapunut', formatDateTime(created_at)]),
      quote(message.message),
      button('Avaa viesti hallinnassa', contactMessageLink(config, id)),
    ],
    reason: 'Sait tämän viestin, koska tähän osoitteeseen tulevat verkkosivujen yhteydenotot.',
    replyTo: { name, address: email },
  }
}

/** Tells staff of a visitor's message; answering it answers the visitor. Dropped when the message is deleted by then. */
export const contactNotice = mailKind({
  name: 'contact-notice',
  payload: z.object({ messageId: z.string() }),
  async render({ messageId }, { db, config }) {
    const message = await findContactMessage(db, messageId)
    return message && compose(message, config)
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
        updated_at: '2026-11-21T10:05:00.000Z',
      },
      config,
    ),
})
