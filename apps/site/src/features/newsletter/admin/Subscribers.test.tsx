// @vitest-environment happy-dom
import type { Subscriber } from '@arkpax/schema/newsletter'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { Subscribers } from './Subscribers.tsx'

const subscriber: Subscriber = {
  ...{ id: '1', email: 'aino@example.fi', is_active: false, subscribed_at: '2026-11-20T10:00:00.000Z' },
  ...{ unsubscribed_at: '2026-11-22T10:00:00.000Z', unsubscribed_by: 'bounce' },
  ...{ resubscribed_at: null, resubscribe_reason: null, consent_source: null, source: 'form', language: 'sv' },
  ...{ text_version: '2026-11-23', awaits_confirmation_since: null, confirmed_at: null },
}
const reason = 'Viesti palautui perille menemättä: 550 5.1.1 User unknown'
const event = { page: null, language: null, text_version: null, text: null, reason: null, source: null }
const detail = {
  ...subscriber,
  events: [
    { ...event, id: 'b', kind: 'hard-bounce', at: '2026-11-22T10:00:00.000Z', reason },
    { ...event, id: 'a', kind: 'subscribed', at: '2026-11-20T10:00:00.000Z', page: '/sv/blogg', text: 'Uudet oppaat.' },
  ],
}

it('a subscriber is listed with where it came from and why it was taken off, and its whole consent is one press away', async () => {
  const { user } = renderScreen(<Subscribers />, {
    'GET /api/admin/newsletters': () => json([subscriber]),
    'GET /api/admin/newsletters/1': () => json(detail),
  })
  const row = within((await screen.findByText('aino@example.fi')).closest('tr') ?? document.body)
  row.getByText('Sivuston lomake, ruotsi')
  row.getByText('kirje ei mennyt perille')
  await user.click(row.getByRole('button', { name: 'Suostumuksen historia: aino@example.fi' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Osoite ei toimi, tilaus peruttiin')
  dialog.getByText(`Syy: ${reason}`)
  dialog.getByText('Sivu: /sv/blogg')
  dialog.getByText('Näytetty teksti: Uudet oppaat.')
})

it('the list is narrowed by state, source, language and confirmation', async () => {
  const { user, calls } = renderScreen(<Subscribers />, { 'GET /api/admin/newsletters': () => json([subscriber]) })
  await screen.findByText('aino@example.fi')
  await user.click(screen.getByRole('button', { name: 'Suodata' }))
  for (const [label, option] of [
    ['Tila', 'Odottaa vahvistusta'],
    ['Lähde', 'Tuotu tiedostosta'],
    ['Kieli', 'Ruotsi'],
    ['Osoite vahvistettu', 'Ei'],
  ] as const)
    await user.selectOptions(screen.getByLabelText(label), option)
  await screen.findByText('aino@example.fi')
  const asked = calls.filter(({ call }) => call === 'GET /api/admin/newsletters').at(-1)
  expect(asked?.query).toMatchObject({ status: 'awaiting', source: 'import', language: 'sv', confirmed: 'no' })
})
