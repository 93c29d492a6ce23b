import { factsOf, resolveFacts } from '@arkpax/schema/facts'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findContactMessage } from './contact.repo.ts'
import { placeInThread, type ThreadPlace } from './thread-place.service.ts'

/** One that was queued by an older version names no message. */
const payload = z.object({ name: z.string(), messageId: z.string().optional() })

const compose = (name: string, days: string, place: ThreadPlace = {}): MailDraft => ({
  ...place,
  subject: 'Viestisi on perillä',
  preview: `Vastaamme ${days}\u00A0arkipäivän kuluessa.`,
  heading: 'Kiitos viestistäsi',
  blocks: [
    greeting(name),
    paragraph(`viestisi on tullut meille perille, ja vastaamme siihen ${days}\u00A0arkipäivän kuluessa.`),
    paragraph('Jos jotain jäi mainitsematta, vastaa tähän sähköpostiin. Vastauksesi tulee asiakaspalveluumme.'),
  ],
  reason: 'Sait tämän viestin, koska tästä osoitteesta otettiin yhteyttä asiakaspalveluumme.',
  headers: { 'Auto-Submitted': 'auto-replied' },
})

/**
 * Tells a visitor that the message has come and when it is answered. It does not repeat the message: the address is not
 * verified, and our mail must not carry a stranger's text to anyone.
 */
export const contactAcknowledgement = mailKind({
  name: 'contact-acknowledgement',
  payload,
  async render({ name, messageId }, { db, config }) {
    const facts = factsOf({ settings: await readSettings(db), products: [] })
    const message = messageId ? await findContactMessage(db, messageId) : undefined
    const place = message && (await placeInThread(db, config, message.id, new Date(message.created_at)))
    return compose(name, resolveFacts('[[terms.replyDays]]', facts), place)
  },
  sample: () => compose('Aino Korhonen', '1–2'),
})
