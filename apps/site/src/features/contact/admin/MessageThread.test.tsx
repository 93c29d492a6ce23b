// @vitest-environment happy-dom
import type { IncomingMail } from '@arkpax/schema/incoming-mail'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../../test/screen.tsx'
import { MessageThread } from './MessageThread.tsx'

const mail = (overrides: Partial<IncomingMail> = {}): IncomingMail => ({
  id: 'm',
  sender_name: 'Aino Korhonen',
  sender_email: 'aino@example.fi',
  subject: 'Re: Toimitusaika',
  text: 'Kiitos, torstai sopii.',
  quoted: null,
  starts_message: false,
  is_automatic: false,
  is_other_sender: false,
  too_large_bytes: null,
  received_at: '2026-11-21T12:00:00.000Z',
  attachments: [],
  ...overrides,
})

const reply = (id: string, created_at: string, message: string) => ({
  ...{ id, created_at, message },
  delivery: 'sent' as const,
  reason: null,
})

it('the thread is in the order of time, whoever wrote', () => {
  const { container } = renderScreen(
    <MessageThread
      message={{
        message: 'Ehtiikö torstaiksi?',
        subject: 'Toimitusaika',
        offer_turns: [],
        replies: [
          reply('a', '2026-11-21T11:00:00.000Z', 'Ehtii torstaiksi.'),
          reply('b', '2026-11-21T13:00:00.000Z', 'Tervetuloa!'),
        ],
        mails: [mail()],
      }}
    />,
  )
  const texts = ['Ehtiikö torstaiksi?', 'Ehtii torstaiksi.', 'Kiitos, torstai sopii.', 'Tervetuloa!']
  const places = texts.map((text) => container.textContent?.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)))
  expect(places).not.toContain(-1)
})

it('a mail that began the message is shown once, with what came with it', () => {
  const { container } = renderScreen(
    <MessageThread
      message={{
        message: 'Hei!',
        subject: 'Toimitusaika',
        offer_turns: [],
        replies: [],
        mails: [
          mail({
            text: 'Hei!',
            starts_message: true,
            attachments: [
              { id: '1', name: 'kuva.jpg', size: 1_234_567, refusal: null },
              { id: '2', name: 'lasku.exe', size: 900, refusal: 'kind' },
            ],
          }),
        ],
      }}
    />,
  )
  expect(container.textContent?.split('Hei!')).toHaveLength(2)
  expect(container.textContent).toContain('kuva.jpg (1,2\u00A0Mt)')
  expect(container.textContent).toContain('lasku.exe (1\u00A0kt), jätetty pois')
})

it('what a mail repeats is folded, and markup in it is text', () => {
  const { container } = renderScreen(
    <MessageThread
      message={{
        message: 'Hei!',
        subject: 'Toimitusaika',
        offer_turns: [],
        replies: [],
        mails: [mail({ text: '<img src=x onerror=alert(1)>', quoted: '> Ehtii torstaiksi.', is_other_sender: true })],
      }}
    />,
  )
  expect(container.querySelector('details')?.open).toBe(false)
  expect(container.querySelector('details')?.textContent).toContain('> Ehtii torstaiksi.')
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('Toisesta osoitteesta')
})

it('has lines of an offer between the words, with the way to it', () => {
  const turn = { offer_id: 'o1', number: 2001, reason: null }
  renderScreen(
    <MessageThread
      message={{
        ...{ message: 'Mitä maksaa?', subject: 'Toimitusaika', mails: [mail()] },
        replies: [],
        offer_turns: [
          { ...turn, revision: 1, turn: 'sent', at: '2026-11-21T11:00:00.000Z' },
          { ...turn, revision: 2, turn: 'sent', at: '2026-11-21T12:30:00.000Z' },
          { ...turn, revision: 2, turn: 'declined', at: '2026-11-21T13:00:00.000Z', reason: 'Liian kallis' },
        ],
      }}
    />,
  )
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(lines[0]).toContain('Tarjous 2001 lähetettiin')
  expect(lines[1]).toContain('Kiitos, torstai sopii.')
  expect(lines[2]).toContain('Tarjouksesta 2001 lähetettiin versio 2')
  expect(lines[3]).toMatch(/Asiakas hylkäsi tarjouksen 2001.*Syy: Liian kallis/)
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toContain('o1')
})

it('a mail under another subject than the conversation says which', () => {
  renderScreen(
    <MessageThread
      message={{
        ...{ message: 'Hei', subject: 'Toimitusaika', replies: [], offer_turns: [] },
        mails: [mail({ subject: 'Kysymys tarjouksesta 2001' }), mail({ id: 'n' })],
      }}
    />,
  )
  expect(screen.getByText('Kysymys tarjouksesta 2001')).toBeDefined()
  expect(screen.queryByText('Re: Toimitusaika')).toBeNull()
})
