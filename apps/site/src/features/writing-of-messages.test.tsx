// @vitest-environment happy-dom
import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { screen } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { json } from '../../test/screen.tsx'
import '../../test/settled-stores.ts'
import { itKeepsItsPromises, type WritingForm } from '../../test/writing-forms.tsx'
import { Inbox } from './contact/admin/Inbox.tsx'
import { MergeDialog } from './contact/admin/MergeDialog.tsx'
import { SavedReplies } from './contact/admin/SavedReplies.tsx'

const at = '2026-11-20T10:00:00.000Z'
const nothing = () => {}
const ONE = '/api/admin/contact-messages/1'

const message: ContactMessageDetail = {
  inquiry: null,
  ...{ id: '1', name: 'Matti Meri', email: 'matti@example.fi', subject: 'Aihe', message: 'Hei!', status: 'read' },
  ...{
    admin_notes: null,
    assignee: null,
    snoozed_until: null,
    waiting_since: at,
    reply_due_at: at,
    version: 1,
    created_at: at,
  },
  ...{
    updated_at: at,
    conversation: [],
    replies: [],
    mails: [],
    orders: [],
    named_orders: [],
    offer_turns: [],
    merged_into: null,
    parts: [],
    others: [],
  },
  notes: [
    { id: 'n1', author_id: 'me', author_name: 'Aino', text: 'Soitettu.', version: 1, created_at: at, updated_at: at },
  ],
}
const day = { opens: '09:00', closes: '17:00' }
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }
const onMessage: Pick<WritingForm, 'show' | 'reads'> = {
  show: () => <Inbox />,
  reads: {
    'GET /api/admin/reply-promise': () =>
      json({ hours: { week, closedOnHolidays: true, exceptions: [] }, terms: { replyOfficeHours: 8 } }),
    'GET /api/admin/contact-messages': () => json([message]),
    'GET /api/admin/contact-staff': () => json([{ id: 'me', name: 'Aino Virtanen', you: true }]),
    'GET /api/admin/saved-replies': () => json([]),
    [`GET ${ONE}`]: () => json(message),
    [`PUT ${ONE}/presence`]: () => json({ others: [], state: '1' }),
  },
}
const savedReply = { id: 's1', name: 'Aika', text: 'Heti.', resolved_text: 'Heti.', version: 1 }

beforeEach(() => history.replaceState(null, '', '/admin/contact?message=1'))

itKeepsItsPromises([
  {
    name: 'an answer to a message',
    ...onMessage,
    call: `POST ${ONE}/replies`,
    typed: { Vastaus: 'Ehtii torstaiksi.' },
    send: 'Lähetä vastaus',
    isKept: true,
  },
  {
    name: 'the notes of a message',
    ...onMessage,
    call: `PUT ${ONE}`,
    typed: { Muistiinpanot: 'Soitetaan huomenna.' },
    send: 'Tallenna muistiinpanot',
    isKept: true,
    stored: () => json({ ...message, admin_notes: 'Soitetaan huomenna.', version: 2 }),
  },
  {
    name: 'a note to colleagues',
    ...onMessage,
    call: `POST ${ONE}/notes`,
    typed: { 'Uusi huomio': 'Katso tämä.' },
    send: 'Lisää huomio',
    isKept: true,
    stored: () => json({ ...message.notes[0], id: 'n2', text: 'Katso tämä.' }, 201),
  },
  {
    name: 'a changed note to colleagues',
    ...onMessage,
    call: 'PUT /api/admin/contact-notes/n1',
    open: async (user) => {
      await screen.findByLabelText('Uusi huomio')
      if (!screen.queryByLabelText('Huomio'))
        await user.click(await screen.findByRole('button', { name: /^Muokkaa huomiota/ }))
    },
    typed: { Huomio: 'Soitettu kahdesti.' },
    send: 'Tallenna huomio',
    isKept: true,
    stored: () => json({ ...message.notes[0], text: 'Soitettu kahdesti.', version: 2 }),
  },
  {
    name: 'whose a message is',
    ...onMessage,
    call: `PUT ${ONE}`,
    choose: async (user) => user.click(await screen.findByRole('button', { name: 'Ota itselle' })),
    stored: () => json({ ...message, assignee: { id: 'me', name: 'Aino Virtanen' }, version: 2 }),
  },
  {
    name: 'a message that is put away until later',
    ...onMessage,
    call: `PUT ${ONE}`,
    open: async (user) => user.click(await screen.findByRole('button', { name: /^Siirrä/ })),
    typed: { 'Muu aika': '2099-01-01T10:00' },
    send: 'Siirrä',
  },
  {
    name: 'messages that become one',
    show: () => (
      <MergeDialog
        message={{
          ...message,
          others: [{ id: '2', subject: 'Toinen', message: 'Hei taas!', status: 'new', created_at: at }],
        }}
        open
        onClose={nothing}
        onOpen={nothing}
      />
    ),
    call: `POST ${ONE}/merge`,
    send: 'Yhdistä',
  },
  {
    name: 'a saved reply',
    show: () => <SavedReplies />,
    reads: { 'GET /api/admin/saved-replies': () => json([{ ...savedReply, created_at: at, updated_at: at }]) },
    call: 'PUT /api/admin/saved-replies/s1',
    open: async (user) => {
      await user.click(screen.getByRole('button', { name: 'Valmiit vastaukset' }))
      await user.click(await screen.findByRole('button', { name: /^Muokkaa valmista vastausta/ }))
    },
    typed: { Nimi: 'Toimitusaika', Teksti: 'Lähtee tänään.' },
    send: 'Tallenna muutokset',
    isKept: true,
  },
])
