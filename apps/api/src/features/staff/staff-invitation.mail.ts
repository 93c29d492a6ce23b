import { formatDateTime } from '@arkpax/schema/format-fi'
import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import * as z from 'zod'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { findInvitation, setInvitationToken } from './staff.repo.ts'

const compose = (name: string, url: string, expiresAt: string): MailDraft => ({
  subject: 'Kutsu Arkpaxin hallintaan',
  preview: 'Valitse salasana, niin pääset kirjautumaan.',
  heading: 'Kutsu Arkpaxin hallintaan',
  blocks: [
    greeting(name),
    paragraph(
      'tällä linkillä valitset salasanan, jolla kirjaudut Arkpaxin hallintaan. Jos sinulla oli jo tunnus, vanha salasana ja kaksivaiheinen kirjautuminen poistuvat samalla käytöstä.',
    ),
    button('Valitse salasana', url),
    note(
      `Linkki on voimassa ${formatDateTime(expiresAt)} asti ja toimii kerran. Se on vain sinulle: älä välitä sitä eteenpäin.`,
    ),
  ],
  reason: 'Sait tämän viestin, koska Arkpaxin omistaja kutsui sinut hallintaan.',
})

/** The link with which a person of the staff sets a password. Dropped when the person is gone, has a newer invitation, or this one has run out. */
export const staffInvitation = mailKind({
  name: 'staff-invitation',
  payload: z.object({ invitation_id: z.string() }),
  async render({ invitation_id }, { db, config, now, isPreview }) {
    const token = isPreview ? PREVIEW_TOKEN : newToken()
    const invited = isPreview
      ? await findInvitation(db, invitation_id, now)
      : await setInvitationToken(db, invitation_id, hashToken(token), now)
    if (!invited?.expires_at) return undefined
    return compose(invited.name, `${config.publicUrl}/admin/invitation?token=${token}`, invited.expires_at)
  },
  sample: ({ publicUrl }) =>
    compose('Aino Virtanen', `${publicUrl}/admin/invitation?token=esimerkki`, '2026-11-24T10:05:00.000Z'),
})
