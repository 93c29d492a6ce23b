// @vitest-environment happy-dom
import type { PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen } from '../../../test/screen.tsx'
import { RequestDialog } from './RequestDialog.tsx'

const request: PrivacyRequest = {
  ...{ id: 'r', kind: 'erase', email: 'aino@koti.fi', channel: 'email', received_on: '2026-11-20', identity: null },
  ...{ extension_reason: null, due_on: '2026-12-20', answer_by: '2026-12-18', is_late: false, state: 'open' },
  ...{ outcome: null, closed_at: null, erased_at: null, left: [], version: 1, created_at: '2026-11-20T10:00:00.000Z' },
}
const parts = [
  { kind: 'closed-orders', count: 2, effect: 'anonymised', until: '2032-12-31' },
  { kind: 'newsletter', count: 1, effect: 'deleted', until: null },
]
const mail = { subject: 'Tietosi on poistettu', text: 'Hei!\n\nPoistimme tietosi.' }
const ERASE = 'POST /api/admin/privacy-requests/r/erasure'
const open = (more: Partial<PrivacyRequest> = {}, answers = {}) =>
  renderScreen(<RequestDialog id="r" onClose={() => {}} />, {
    'GET /api/admin/privacy-requests/r': () => json({ ...request, ...more }),
    'GET /api/admin/privacy-requests/r/erasure': () => json({ email: 'aino@koti.fi', parts, mail }),
    ...answers,
  })

it('tells what would go, what the law keeps and until when, and the working day before the deadline', async () => {
  open()
  const preview = await screen.findByRole('region', { name: 'Tietojen poistaminen' })
  expect(await within(preview).findByText(/Uutiskirjeen tilaus, 1/)).toBeTruthy()
  expect(preview.textContent).toContain('Säilytetään 31.12.2032 asti.')
  expect(screen.getByText(/vastaa viimeistään 18\.12\.2026/)).toBeTruthy()
})

it('tells what staff have done about it, when it is asked for', async () => {
  const line = {
    ...{ id: '1', number: 7, actor: null, action: 'update', entity: 'privacy_request', entity_id: 'r', title: null },
    changes: [{ field: 'identity', from: null, to: 'Vastasi samasta sähköpostista' }],
    ...{ forgotten: false, created_at: '2026-11-20T10:00:00.000Z' },
  }
  const { user } = open({}, { 'GET /api/admin/timelines/privacy_request/r': () => json([line]) })
  await user.click(await screen.findByText('Muutoshistoria'))
  expect((await screen.findByText('Henkilöllisyyden varmistus:')).parentElement?.textContent).toContain(
    'Vastasi samasta sähköpostista',
  )
})

it('erases nothing before it is known who asks', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Poista tiedot…' }))
  expect(screen.queryByLabelText('Sähköpostiosoite')).toBeNull()
})

it('shows the mail before it leaves, and none where nobody is told', async () => {
  const { user } = open({ identity: 'mailbox' })
  await user.click(await screen.findByRole('button', { name: 'Poista tiedot…' }))
  await user.click(await screen.findByText('Näytä viesti'))
  expect(screen.getByRole('region', { name: 'Lähtevä viesti' }).textContent).toContain('Poistimme tietosi.')
  await user.click(screen.getByLabelText('Ilmoita asiakkaalle sähköpostilla'))
  expect(screen.queryByText('Näytä viesti')).toBeNull()
})

it('asks for the address, says what is wrong at its field, and tells the customer or not', async () => {
  const { user, callsOf } = open(
    { identity: 'mailbox' },
    {
      [ERASE]: ({ body }: { body: unknown }) =>
        JSON.stringify(body).includes('aino@koti.fi')
          ? json({ ...request, state: 'done', email: null })
          : problem(422, 'invalid_fields', 'Tarkista', {
              errors: [{ path: 'email', detail: 'Osoite ei ole sama kuin pyynnössä' }],
            }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Poista tiedot…' }))
  const field = screen.getByLabelText('Sähköpostiosoite')
  await user.type(field, 'muu@koti.fi')
  await user.click(screen.getByRole('button', { name: 'Poista henkilötiedot' }))
  expect(await screen.findByText('Osoite ei ole sama kuin pyynnössä')).toBeTruthy()
  expect(field).toHaveProperty('value', 'muu@koti.fi')
  await user.clear(field)
  await user.type(field, 'aino@koti.fi')
  await user.click(screen.getByLabelText('Ilmoita asiakkaalle sähköpostilla'))
  await user.click(screen.getByRole('button', { name: 'Poista henkilötiedot' }))
  expect(callsOf(ERASE).at(-1)).toMatchObject({ body: { email: 'aino@koti.fi', notify: false }, ifMatch: '"1"' })
})

it('asks for a reason where it is refused', async () => {
  const { user } = open(
    { kind: 'object' },
    {
      'PUT /api/admin/privacy-requests/r/outcome': () =>
        problem(422, 'invalid_fields', 'Tarkista', {
          errors: [{ path: 'outcome', detail: 'Kerro, miksi pyynnöstä kieltäydyttiin' }],
        }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Kieltäydy' }))
  expect(await screen.findByText('Kerro, miksi pyynnöstä kieltäydyttiin')).toBeTruthy()
})

it('shows only what came of it once it is closed', async () => {
  open({ state: 'done', email: null, closed_at: '2026-11-22T10:00:00.000Z', identity: 'mailbox' })
  expect(await screen.findByText('Osoite poistettu')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Kieltäydy' })).toBeNull()
})

it('says that it stays open while messages wait, and ends it earlier only for a reason', async () => {
  const waiting = [...parts, { kind: 'open-messages', count: 1, effect: 'kept', until: null }]
  const { user, callsOf } = open(
    { identity: 'mailbox' },
    {
      'GET /api/admin/privacy-requests/r/erasure': () => json({ email: 'aino@koti.fi', parts: waiting, mail }),
      [ERASE]: () => json({ ...request, state: 'done', email: null }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Poista tiedot…' }))
  expect(screen.getByText(/Pyyntö pysyy avoinna/)).toBeTruthy()
  await user.type(screen.getByLabelText('Sähköpostiosoite'), 'aino@koti.fi')
  await user.click(screen.getByLabelText('Päätä pyyntö jo nyt'))
  await user.click(screen.getByRole('button', { name: 'Poista henkilötiedot' }))
  expect(callsOf(ERASE)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /Miksi avoimet viestit/ }), 'Haluaa vielä vastauksen.')
  await user.click(screen.getByRole('button', { name: 'Poista henkilötiedot' }))
  expect(callsOf(ERASE).at(-1)).toMatchObject({ body: { open_messages_reason: 'Haluaa vielä vastauksen.' } })
})

it('lists what an erasure left, and why', async () => {
  open({
    ...{ state: 'done', email: null, closed_at: '2026-11-22T10:00:00.000Z', erased_at: '2026-11-22T10:00:00.000Z' },
    left: [{ kind: 'registrations', count: 1, effect: 'kept', until: '2031-06-01' }],
  })
  expect(await screen.findByText('Poiston jälkeen säilyi')).toBeTruthy()
  expect(screen.getByText(/Takuu ja mahdollinen takaisinveto/).textContent).toContain('1.6.2031')
})
