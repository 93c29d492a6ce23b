import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { formatted, note } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { letterPageLink } from '../mail/site-links.ts'
import { type WayOut, wayOutBy, wayOutOfLetter } from '../newsletter/way-out.service.ts'
import { fillLetter, type SentContent, sentContent } from './letter-content.service.ts'
import { findRecipient } from './letter-recipients.repo.ts'
import { findLetterRow } from './letters.repo.ts'

const TEST_REASON = 'Tämä on testi, joka lähetettiin hallinnasta. Tilaajat eivät saaneet sitä.'
const REASON = 'Sait tämän viestin, koska olet tilannut uutiskirjeemme.'

interface Letter {
  content: Omit<SentContent, 'page'>
  slug: string | null
}

/** A letter as everybody reads it, without the way out of one of them. */
function composeLetter({ content, slug }: Letter, config: MailContext['config']): MailDraft {
  const { subject, preheader, html, text } = content
  return {
    subject,
    preview: preheader,
    heading: subject,
    blocks: [formatted(html, text), ...(slug ? [note(`Lue tämä selaimessa: ${letterPageLink(config, slug)}`)] : [])],
    reason: REASON,
  }
}

const withWayOut = (draft: MailDraft, { link, headers }: WayOut): MailDraft => ({
  ...draft,
  blocks: [...draft.blocks, note(`Lopeta uutiskirjeen tilaus: ${link}`)],
  headers,
})

/** The same as it is looked at before it leaves: with every line that a reader gets, and a way out that is nobody's. */
export const composeLookedAt = (letter: Letter, config: MailContext['config']): MailDraft => ({
  ...withWayOut(composeLetter(letter, config), wayOutBy(config, PREVIEW_TOKEN)),
  headers: undefined,
})

/**
 * A letter to one subscriber, the same for all that get it; to nobody in particular (`subscriber_id` null) it is a test of what is written
 * now. Dropped for whoever takes no letters any more.
 */
export const letterMail = mailKind({
  name: 'letter',
  payload: z.object({ letter_id: z.string(), subscriber_id: z.string().nullable() }),
  async render({ letter_id, subscriber_id }, { db, config, now, isPreview }) {
    const row = await findLetterRow(db, letter_id)
    if (!row) return undefined
    if (subscriber_id === null) {
      const content = await fillLetter(db, row, { config, now })
      return {
        ...composeLookedAt({ content, slug: row.archive_slug }, config),
        subject: `[Testi] ${row.subject}`,
        reason: TEST_REASON,
      }
    }
    const recipient = await findRecipient(db, subscriber_id)
    if (!recipient || row.sent_content === null) return undefined
    const content = sentContent.parse(JSON.parse(row.sent_content))
    const wayOut = isPreview
      ? wayOutBy(config, PREVIEW_TOKEN)
      : await wayOutOfLetter(db, config, { subscriptionId: recipient.id, letterId: letter_id })
    return withWayOut(composeLetter({ content, slug: row.archive_slug }, config), wayOut)
  },
  sample: (config) =>
    withWayOut(composeLetter({ content: SAMPLE, slug: 'talven-kirje' }, config), wayOutBy(config, 'esimerkki')),
})

const SAMPLE = {
  subject: 'Talvi tulee, akku kestää',
  preheader: 'Näin käytät voima-asemaa pakkasella.',
  html: '<p>Hei! Kokosimme vinkit pakkaskeleille.</p>',
  text: 'Hei! Kokosimme vinkit pakkaskeleille.',
}
