import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { screen } from '@testing-library/react'
import { Inbox } from '../src/features/contact/admin/Inbox.tsx'
import { inboxPreferences } from '../src/features/contact/admin/inbox-preferences.ts'
import { type Answers, json, renderScreen } from './screen.tsx'
import './settled-stores.ts'

export const MOMENT = '2026-11-20T10:00:00.000Z'
/** A message that waits for an answer. */
export const message = (id: string, more: Partial<ContactMessageDetail> = {}): ContactMessageDetail => ({
  id,
  name: 'Matti Meri',
  email: 'matti@example.fi',
  subject: `Aihe ${id}`,
  message: 'Hei!',
  status: 'read',
  admin_notes: null,
  inquiry: null,
  assignee: null,
  snoozed_until: null,
  waiting_since: MOMENT,
  reply_due_at: MOMENT,
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
  conversation: [],
  replies: [],
  mails: [],
  orders: [],
  notes: [],
  merged_into: null,
  parts: [],
  named_orders: [],
  offer_turns: [],
  others: [],
  ...more,
})

export const staff = [
  { id: 'me', name: 'Aino Virtanen', you: true },
  { id: 'eero', name: 'Eero Laine', you: false },
]

const savedReply = (id: string, name: string, text: string) => ({
  id,
  name,
  text,
  resolved_text: text,
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
})
const savedReplies = [
  savedReply('s1', 'Palautus', 'Palauta 30 päivässä.'),
  savedReply('s2', 'Toimitusaika', 'Hei {{etunimi}}, tilaus {{tilausnumero}} lähtee tänään.'),
]

const day = { opens: '09:00', closes: '17:00' }
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }
const hours = { week, closedOnHolidays: true, exceptions: [] }

export const ONE = '/api/admin/contact-messages/1'
const answers = (more: Answers = {}): Answers => ({
  'GET /api/admin/reply-promise': () => json({ hours, terms: { replyOfficeHours: 8 } }),
  'GET /api/admin/contact-messages': () => json([message('1'), message('2')]),
  'GET /api/admin/contact-staff': () => json(staff),
  'GET /api/admin/saved-replies': () => json(savedReplies),
  'GET /api/admin/saved-filters': () => json([]),
  'GET /api/admin/offers': () => json([]),
  [`GET ${ONE}`]: () => json(message('1')),
  'GET /api/admin/contact-messages/2': () => json(message('2')),
  [`PUT ${ONE}/presence`]: () => json({ others: [], state: '1' }),
  'PUT /api/admin/contact-messages/2/presence': () => json({ others: [], state: '1' }),
  ...more,
})

/** What each test of the inbox begins with. */
export function resetInbox() {
  history.replaceState(null, '', '/admin/contact-management')
  inboxPreferences.set({ shortcuts: true, openNext: false })
}

/** Opens the inbox with two messages. */
export async function show(more: Answers = {}) {
  const tab = renderScreen(<Inbox />, answers(more))
  await screen.findByRole('button', { name: /Aihe 1/ })
  return tab
}
/** The same, with the first of them open. */
export async function showOpened(more: Answers = {}) {
  const tab = await show(more)
  await tab.user.keyboard('j')
  await screen.findByRole('heading', { name: 'Aihe 1' })
  return tab
}
export const replyField = () => screen.getByLabelText<HTMLTextAreaElement>('Vastaus')
/** The first message as a call answers it that has changed it. */
export const changed = (more: Partial<ContactMessageDetail>) => () => json(message('1', { version: 2, ...more }))
