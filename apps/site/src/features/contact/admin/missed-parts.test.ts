import { expect, it } from 'vitest'
import { lastPartOf, partsSince } from './missed-parts.ts'

const MOMENT = '2026-11-22T08:00:00.000Z'
const reply = (id: string) => ({ id, message: id, created_at: MOMENT, delivery: null, reason: null })
const mail = (id: string, more = {}) => ({
  id,
  sender_name: 'Aino',
  sender_email: 'aino@example.fi',
  subject: 'Re',
  text: id,
  quoted: null,
  starts_message: false,
  is_automatic: false,
  is_other_sender: false,
  too_large_bytes: null,
  // It was sent before what it came after.
  received_at: '2026-11-22T07:00:00.000Z',
  attachments: [],
  ...more,
})
const thread = { replies: [reply('a'), reply('c')], mails: [mail('b'), mail('d'), mail('e', { is_automatic: true })] }
const since = (lastSeen: string) =>
  partsSince(thread, lastSeen).map((part) => (part.type === 'reply' ? part.reply.id : part.mail.id))

it('the last part is the one that a new answer follows', () => {
  expect([lastPartOf({ replies: [], mails: [] }), lastPartOf(thread)]).toEqual(['', 'e'])
})

it('what has come after it is what the writer has not seen, but for what machines say', () => {
  expect([since('e'), since('c'), since('b'), since('')]).toEqual([[], ['d'], ['d', 'c'], ['b', 'd', 'a', 'c']])
})

it('an answer that was taken back leaves nothing to be seen', () => {
  expect(partsSince({ replies: [reply('a')], mails: [] }, 'c')).toEqual([])
})
