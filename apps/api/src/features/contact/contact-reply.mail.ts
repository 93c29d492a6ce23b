import { formatDateTime } from '@arkpax/schema/format-fi'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, note, paragraph, quote } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { findReplyForMail, type ReplyForMail } from './contact-replies.repo.ts'
import { placeInThread, type ThreadPlace } from './thread-place.service.ts'

function compose({ name, subject, question, asked_at, answer }: ReplyForMail, place: ThreadPlace = {}): MailDraft {
  // Where staff have begun the conversation, there may be nothing yet that is answered.
  const isAnswer = question !== ''
  return {
    ...place,
    subject: !isAnswer || /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    preview: answer,
    heading: isAnswer ? 'Vastaus viestiisi' : 'Viesti sinulle',
    blocks: [
      greeting(name),
      paragraph(answer),
      paragraph('Ystävällisin terveisin\nArkpaxin asiakaspalvelu'),
      ...(isAnswer ? [note(`Kirjoitit meille ${formatDateTime(asked_at)}:`), quote(question)] : []),
    ],
    reason: `Sait tämän viestin, koska ${isAnswer ? 'otit meihin yhteyttä' : 'olet asiakkaamme'}. Voit jatkaa keskustelua vastaamalla tähän viestiin.`,
    headers: { 'Auto-Submitted': 'no' },
  }
}

/** What staff answer to a visitor's message, or write first. Dropped when the message has been deleted by then. */
export const contactReply = mailKind({
  name: 'contact-reply',
  payload: z.object({ replyId: z.string() }),
  async render({ replyId }, { db, config }) {
    const reply = await findReplyForMail(db, replyId)
    return reply && compose(reply, await placeInThread(db, config, reply.message_id, new Date(reply.answered_at)))
  },
  sample: () =>
    compose({
      name: 'Aino Korhonen',
      subject: 'Toimitusaika',
      question: 'Hei!\nKuinka nopeasti Ark PRO ehtii Ouluun?',
      message_id: '0199f3a2-7d41-7000-8000-000000000001',
      answered_at: '2026-11-21T12:00:00.000Z',
      asked_at: '2026-11-21T10:05:00.000Z',
      answer:
        'kiitos viestistäsi. Ark PRO on varastossa, ja toimitus Ouluun kestää 3–5 arkipäivää.\n\nTuote lähtee meiltä heti, kun olet vahvistanut tilauksen.',
    }),
})
