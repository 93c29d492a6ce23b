import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'

/** The mail, for whoever asks to see it before it leaves too. */
export const composeDataErased = (publicUrl: string, { openMessages }: { openMessages: boolean }): MailDraft => ({
  subject: 'Tietosi on poistettu',
  preview: 'Poistimme henkilötietosi, kuten pyysit.',
  heading: 'Tietosi on poistettu',
  blocks: [
    greeting(''),
    paragraph('poistimme pyynnöstäsi henkilötiedot, jotka meillä oli tällä sähköpostiosoitteella.'),
    paragraph(
      'Tilausten summat, päivät ja tuotteet säilyvät kirjanpidossa ilman nimeäsi ja yhteystietojasi, laskut ja kuitit sellaisinaan kirjanpitolain vaatimat kuusi vuotta. Avoimen tilauksen tiedot poistuvat, kun tilaus on toimitettu. Tuoterekisteröinnit säilyvät takuuta varten.',
    ),
    ...(openMessages ? [paragraph('Viestisi, johon emme ole vielä vastanneet, säilyy, kunnes asia on hoidettu.')] : []),
    paragraph(`Säilytysajat kerrotaan tietosuojaselosteessa:\n${publicUrl}/privacy-policy`),
    paragraph('Jos et pyytänyt poistoa tai sinulla on kysyttävää, vastaa tähän viestiin.'),
  ],
  reason: 'Sait tämän viestin, koska pyysit meitä poistamaan henkilötietosi.',
})

/** Tells a person that their data have been erased. It holds nothing of them but the address that it goes to. */
export const dataErased = mailKind({
  name: 'data-erased',
  payload: z.object({ openMessages: z.boolean().default(false) }),
  render: (payload, { config }) => composeDataErased(config.publicUrl, payload),
  sample: ({ publicUrl }) => composeDataErased(publicUrl, { openMessages: true }),
})
