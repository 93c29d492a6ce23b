import { formatDateTime } from '@arkpax/schema/format-fi'
import type { StaffRole } from '@arkpax/schema/permissions'
import { roleLabels } from '@arkpax/schema/staff-labels'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { findPerson } from './staff.repo.ts'

interface Accepted {
  name: string
  email: string
  role: StaffRole
  accepted_at: string
}

const compose = ({ name, email, role, accepted_at }: Accepted, { publicUrl }: MailContext['config']): MailDraft => ({
  subject: 'Kutsu Arkpaxin hallintaan on otettu vastaan',
  preview: `Tunnus on käytössä: ${name}.`,
  heading: 'Kutsu on otettu vastaan',
  blocks: [
    paragraph('Kutsun linkillä on valittu salasana, ja tunnus on käytössä.'),
    facts(
      ['Henkilö', name],
      ['Sähköposti', email],
      ['Rooli', roleLabels[role]],
      ['Otettu vastaan', formatDateTime(accepted_at)],
    ),
    paragraph(
      `Jos kutsun on käyttänyt joku muu kuin ${name}, omistajan on poistettava tunnus heti. Silloin myös sen käyttäjä kirjataan ulos.`,
    ),
    button('Avaa henkilöstö', `${publicUrl}/admin/staff`),
  ],
  reason: 'Sait tämän viestin, koska tunnus on sinun tai vastaat hallinnan tunnuksista.',
})

/** Tells the person and the owners that an invitation has been used: by somebody else, if it was passed on. Dropped when the person is gone. */
export const staffInvitationAccepted = mailKind({
  name: 'staff-invitation-accepted',
  payload: z.object({ user_id: z.string(), accepted_at: z.string() }),
  async render({ user_id, accepted_at }, { db, config }) {
    const person = await findPerson(db, user_id)
    return person && compose({ ...person, email: person.email ?? '', accepted_at }, config)
  },
  sample: (config) =>
    compose(
      { name: 'Aino Virtanen', email: 'aino@example.com', role: 'sales', accepted_at: '2026-11-21T10:05:00.000Z' },
      config,
    ),
})
