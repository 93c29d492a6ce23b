import { formatDateTime } from '@arkpax/schema/format-fi'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'

const compose = (at: string, publicUrl: string): MailDraft => ({
  subject: 'Arkpax-tilisi on poistettu',
  preview: 'Jos et poistanut tiliäsi itse, vastaa tähän viestiin.',
  heading: 'Arkpax-tilisi on poistettu',
  blocks: [
    greeting(''),
    paragraph(`Arkpax-tilisi poistettiin ${formatDateTime(at)}, kuten pyysit.`),
    paragraph(
      `Tilausten, laskujen ja takuun tiedot säilyvät niin kauan kuin tietosuojaselosteessa kerrotaan:\n${publicUrl}/privacy-policy`,
    ),
    paragraph('Jos et poistanut tiliäsi itse, vastaa heti tähän viestiin.'),
  ],
  reason: 'Sait tämän viestin, koska tilisi poistettiin verkkosivuillamme.',
})

/** Tells whoever had an account that it has been deleted. It holds nothing of them but the address that it goes to. */
export const accountDeleted = mailKind({
  name: 'account-deleted',
  payload: z.object({ at: z.string() }),
  render: ({ at }, { config }) => compose(at, config.publicUrl),
  sample: ({ publicUrl }) => compose('2026-11-21T10:05:00.000Z', publicUrl),
})
