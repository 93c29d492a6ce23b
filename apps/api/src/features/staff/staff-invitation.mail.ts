import * as z from 'zod'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { findPerson, setInvitationToken } from './staff.repo.ts'

/** How long an invitation works. */
const INVITATION_MS = 72 * 3_600_000

const compose = (name: string, url: string): MailDraft => ({
  subject: 'Kutsu Arkpaxin hallintaan',
  preview: 'Valitse salasana, niin pääset kirjautumaan.',
  heading: 'Kutsu Arkpaxin hallintaan',
  blocks: [
    greeting(name),
    paragraph(
      'tällä linkillä valitset salasanan, jolla kirjaudut Arkpaxin hallintaan. Jos sinulla oli jo tunnus, vanha salasana ja kaksivaiheinen kirjautuminen poistuvat samalla käytöstä.',
    ),
    button('Valitse salasana', url),
    note('Linkki on voimassa 72\u00A0tuntia ja toimii kerran. Se on vain sinulle: älä välitä sitä eteenpäin.'),
  ],
  reason: 'Sait tämän viestin, koska Arkpaxin omistaja kutsui sinut hallintaan.',
})

/** The link with which a person of the staff sets a password. Dropped when the person is gone, or has a newer invitation. */
export const staffInvitation = mailKind({
  name: 'staff-invitation',
  payload: z.object({ user_id: z.string(), invitation_id: z.string() }),
  async render({ user_id, invitation_id }, { db, config, now }) {
    const person = await findPerson(db, user_id)
    const token = newToken()
    const expiresAt = new Date(now.getTime() + INVITATION_MS).toISOString()
    if (!person || !(await setInvitationToken(db, invitation_id, hashToken(token), expiresAt))) return undefined
    return compose(person.name, `${config.publicUrl}/admin/invitation?token=${token}`)
  },
  sample: ({ publicUrl }) => compose('Aino Virtanen', `${publicUrl}/admin/invitation?token=esimerkki`),
})
