// @vitest-environment happy-dom
import type { CustomerDetail } from '@arkpax/schema/customers'
import type { PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { json, renderScreen } from '../../test/screen.tsx'
import { itKeepsItsPromises, type WritingForm } from '../../test/writing-forms.tsx'
import { CustomerPage } from './customers/CustomerPage.tsx'
import { MergeDialog } from './customers/MergeDialog.tsx'
import { RetryMail } from './mail/admin/MailQuestions.tsx'
import { NewRequest } from './privacy-requests/NewRequest.tsx'
import { RequestDialog } from './privacy-requests/RequestDialog.tsx'
import { AuthenticatorApp } from './staff/AuthenticatorApp.tsx'
import { OwnSessions } from './staff/OwnSessions.tsx'
import { PasskeyForm } from './staff/PasskeyForm.tsx'
import { PasskeyNameForm } from './staff/PasskeyNameForm.tsx'
import { PasswordForm } from './staff/PasswordForm.tsx'
import { NEW_PERSON, PersonDialog } from './staff/PersonDialog.tsx'

const at = '2026-11-20T10:00:00.000Z'
/** Presses the button of an authenticator app and gives the password that it asks for. */
async function beginApp(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Ota käyttöön' }))
  await user.type(await screen.findByLabelText('Salasana'), 'salasana123')
  await user.click(screen.getByRole('button', { name: 'Jatka' }))
}
const nothing = () => {}
beforeEach(() => history.replaceState(null, '', '/admin'))

const note = { id: 'n', text: 'Soittaa.', author: 'Aino Virtanen', email: 'aino@koti.fi', version: 1 }
const none = { items: [], more: false }
const customer: CustomerDetail = {
  ...{
    id: 'a',
    email: 'aino@koti.fi',
    name: 'Aino Korhonen',
    company: null,
    own_company: null,
    phone: null,
    tags: [],
    orders: 0,
  },
  ...{
    bought: 0,
    last_at: at,
    display_name: null,
    business_id: null,
    own_phone: null,
    version: 2,
    last_delivery: null,
  },
  addresses: [{ customer_id: 'a', email: 'aino@koti.fi', account_since: at }],
  notes: [{ ...note, created_at: at, updated_at: at }],
  sections: {
    ...{ orders: none, messages: none, registrations: none, reviews: none, mails: none, chats: none },
    newsletter: null,
    offers: null,
    stock_alerts: null,
  },
}
const other = { ...customer, id: 'b', email: 'aino@tyo.fi', name: 'A. Korhonen' }
const onCustomer = {
  show: () => <CustomerPage id="a" onClose={nothing} />,
  reads: { 'GET /api/admin/customers/a': () => json(customer) },
}
const savedNote = { ...note, text: 'Ei soiteta.', version: 2, created_at: at, updated_at: at }

const request: PrivacyRequest = {
  ...{
    id: 'r',
    kind: 'object',
    email: 'aino@koti.fi',
    channel: 'email',
    received_on: '2026-11-20',
    identity: 'mailbox',
  },
  ...{ extension_reason: null, due_on: '2026-12-20', answer_by: '2026-12-18', is_late: false, state: 'open' },
  ...{ outcome: null, closed_at: null, erased_at: null, left: [], version: 1, created_at: at },
}
/** A request as it is, and once `changed` has been stored as that. */
function onRequest(call: string, changed: Partial<PrivacyRequest>, now: Partial<PrivacyRequest> = {}) {
  let stored = { ...request, ...now }
  return {
    call,
    show: () => {
      stored = { ...request, ...now }
      return <RequestDialog id="r" onClose={nothing} />
    },
    reads: {
      'GET /api/admin/privacy-requests/r': () => json(stored),
      'GET /api/admin/privacy-requests/r/erasure': () =>
        json({ email: 'aino@koti.fi', parts: [], mail: { subject: 'Tietosi on poistettu', text: 'Hei!' } }),
    },
    stored: () => {
      stored = { ...stored, ...changed, version: 2 }
      return json(stored)
    },
  }
}

const person = {
  ...{ id: 'p1', name: 'Aino Virtanen', email: 'aino@example.com', role: 'sales', state: 'active', version: 1 },
  ...{ second_factor: false, invitation_expires_at: null, last_seen_at: null },
}
const onStaff = {
  reads: { 'GET /api/admin/staff': () => json({ members: [person], security: { second_factor_required: false } }) },
  choose: (user: Parameters<NonNullable<WritingForm['choose']>>[0]) =>
    user.selectOptions(screen.getByLabelText('Rooli'), 'sales'),
}
const kept = { id: 'k', list: 'orders', name: 'Odottavat', filters: { status: 'pending' }, is_default: false }

function List() {
  const filters = useListFilters('orders', { q: '', status: 'all', sort: '-date' })
  return (
    <ListTools filters={filters} sorts={{ date: 'Aika' }} labels={{ status: String }} search={{ label: 'Hae' }}>
      <button type="button" onClick={() => filters.set({ status: 'shipped' })}>
        Lähetetyt
      </button>
    </ListTools>
  )
}

itKeepsItsPromises([
  {
    name: 'a new note of a customer',
    ...onCustomer,
    call: 'POST /api/admin/customers/a/notes',
    typed: { 'Uusi muistiinpano': 'Tilaa keväällä lisää.' },
    send: 'Lisää muistiinpano',
    isKept: true,
    stored: () => json(savedNote, 201),
  },
  {
    name: 'a changed note of a customer',
    ...onCustomer,
    call: 'PUT /api/admin/customer-notes/n',
    open: async (user) => {
      await screen.findByLabelText('Uusi muistiinpano')
      if (!screen.queryByLabelText('Muistiinpano'))
        await user.click(screen.getByRole('button', { name: /^Muokkaa muistiinpanoa/ }))
    },
    typed: { Muistiinpano: 'Ei soiteta.' },
    send: 'Tallenna',
    isKept: true,
    stored: () => json(savedNote),
  },
  {
    name: 'the card of a customer',
    ...onCustomer,
    call: 'PUT /api/admin/customers/a',
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Muokkaa tietoja' })),
    typed: { Yritys: 'Veneily Oy', Tunnisteet: 'vene, jälleenmyyjä' },
    send: 'Tallenna',
    isKept: true,
  },
  {
    name: 'two customers that become one',
    show: () => <MergeDialog customer={customer} open onClose={nothing} />,
    reads: {
      'GET /api/admin/customers': () => json([other]),
      'GET /api/admin/customers/a/merge': () =>
        json({ addresses: ['aino@koti.fi', 'aino@tyo.fi'], orders: 0, bought: 0, notes: 1, tags: [] }),
    },
    call: 'POST /api/admin/customers/a/merge',
    choose: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Valitse aino@tyo.fi' }))
      await screen.findByText('Yhdistämisen jälkeen')
    },
    send: 'Yhdistä',
  },
  {
    name: 'a privacy request',
    show: () => <NewRequest open email="" onClose={nothing} onSaved={nothing} />,
    call: 'POST /api/admin/privacy-requests',
    typed: { 'Kenen tiedoista on kyse (sähköposti)': 'aino@koti.fi' },
    choose: async (user) => {
      await user.selectOptions(screen.getByLabelText('Mitä pyydetään'), 'access')
      await user.selectOptions(screen.getByLabelText('Miten pyyntö tuli'), 'email')
    },
    send: 'Kirjaa pyyntö',
    isKept: true,
  },
  {
    name: 'how it is known who asks',
    ...onRequest('PUT /api/admin/privacy-requests/r', { identity: 'phone' } as never),
    choose: async (user) => {
      const field = await screen.findByLabelText<HTMLSelectElement>('Henkilöllisyyden varmistaminen')
      await user.click(field)
      await user.selectOptions(field, field.options[2]?.value ?? '')
    },
  },
  {
    name: 'more time for a privacy request',
    ...onRequest('PUT /api/admin/privacy-requests/r', { extension_reason: 'Tietoja on paljon.' }),
    open: async (user) => user.click(await screen.findByText('Lisäaika')),
    typed: { 'Miksi lisäaikaa tarvitaan': 'Tietoja on paljon.' },
    send: 'Jatka määräaikaa kahdella kuukaudella',
    isKept: true,
  },
  {
    name: 'the end of a privacy request',
    ...onRequest('PUT /api/admin/privacy-requests/r/outcome', { state: 'done', outcome: 'Korjattu.', closed_at: at }),
    typed: { 'Mitä tehtiin tai miksi kieltäydyttiin': 'Korjattu.' },
    send: 'Merkitse tehdyksi',
    isKept: true,
  },
  {
    name: 'an erasure',
    ...onRequest(
      'POST /api/admin/privacy-requests/r/erasure',
      { state: 'done', email: null, closed_at: at },
      { kind: 'erase' },
    ),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Poista tiedot…' })),
    typed: { Sähköpostiosoite: 'aino@koti.fi' },
    send: 'Poista henkilötiedot',
  },
  {
    name: 'an invitation',
    ...onStaff,
    show: () => <PersonDialog editing={NEW_PERSON} onClose={nothing} />,
    call: 'POST /api/admin/staff',
    typed: { Nimi: 'Eero Laine', Sähköposti: 'eero@example.com' },
    send: 'Lähetä kutsu',
    isKept: true,
  },
  {
    name: 'a person',
    ...onStaff,
    show: () => <PersonDialog editing="p1" onClose={nothing} />,
    call: 'PUT /api/admin/staff/p1',
    typed: { Nimi: 'Aino Korhonen' },
    send: 'Tallenna',
    isKept: true,
  },
  {
    name: 'one’s own password',
    show: () => <PasswordForm email="aino@example.com" />,
    call: 'PUT /api/admin/password',
    typed: { 'Nykyinen salasana': 'salasana123', 'Uusi salasana': 'salasana123456' },
    send: 'Vaihda salasana',
    isKept: false,
    stored: () => new Response(null, { status: 204 }),
  },
  {
    name: 'an authenticator app that is begun',
    show: () => <AuthenticatorApp isOn={false} onChanged={nothing} />,
    call: 'POST /api/admin/second-factor',
    open: (user) => user.click(screen.getByRole('button', { name: 'Ota käyttöön' })),
    typed: { Salasana: 'salasana123' },
    send: 'Jatka',
    isKept: false,
    stored: () => json({ secret: 'ABC', uri: 'otpauth://totp/Arkpax?secret=ABC' }),
  },
  {
    name: 'the first code of an authenticator app',
    show: () => <AuthenticatorApp isOn={false} onChanged={nothing} />,
    reads: {
      'POST /api/admin/second-factor': () => json({ secret: 'ABC', uri: 'otpauth://totp/Arkpax?secret=ABC' }),
    },
    call: 'PUT /api/admin/second-factor',
    open: beginApp,
    typed: { 'Sovelluksen näyttämä koodi': '123456' },
    send: /Vahvista|käyttöön/,
  },
  {
    name: 'a passkey',
    show: () => <PasskeyForm onAdded={nothing} />,
    call: 'POST /api/admin/passkeys',
    typed: { Salasana: 'salasana123' },
    send: 'Jatka',
    isKept: false,
  },
  {
    name: 'the name of a passkey',
    show: () => (
      <PasskeyNameForm passkey={{ id: 'k', name: 'Puhelin', created_at: at, last_used_at: null }} onSaved={nothing} />
    ),
    call: 'PUT /api/admin/passkeys/k',
    typed: { Nimi: 'Työpuhelin' },
    send: 'Tallenna',
  },
  {
    name: 'a mail that is sent again',
    show: () => (
      <RetryMail mail={{ id: 'm1', kind: 'order-status', recipient: 'aino@koti.fi' } as never} onClose={nothing} />
    ),
    call: 'POST /api/admin/mails/m1/retry',
    send: 'Lähetä viesti',
  },
  {
    name: 'a kept filter',
    show: () => <List />,
    reads: { 'GET /api/admin/saved-filters': () => json([kept]) },
    call: 'POST /api/admin/saved-filters',
    open: async (user) => {
      await user.click(screen.getByRole('button', { name: 'Lähetetyt' }))
      await user.click(await screen.findByRole('button', { name: 'Tallenna suodatin' }))
    },
    typed: { Nimi: 'Matkalla' },
    send: 'Tallenna',
  },
  {
    name: 'the name of a kept filter',
    show: () => <List />,
    reads: { 'GET /api/admin/saved-filters': () => json([kept]) },
    call: 'PUT /api/admin/saved-filters/k',
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Muokkaa suodattimia' })),
    typed: { Nimi: 'Uudet' },
    send: /^Nimeä/,
  },
])

it('an authenticator app that is not taken into use after all leaves the focus on its button', async () => {
  const { user } = renderScreen(<AuthenticatorApp isOn={false} onChanged={nothing} />, {
    'POST /api/admin/second-factor': () => json({ secret: 'ABC', uri: 'otpauth://totp/Arkpax?secret=ABC' }),
  })
  await beginApp(user)
  await user.click(await screen.findByRole('button', { name: 'Peruuta' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ota käyttöön' }))
})

it('the list of devices has the focus where a device was signed out', async () => {
  const session = { user_agent: 'x', created_at: at, last_seen_at: at }
  let all = [
    { ...session, id: '1', current: true },
    { ...session, id: '2', current: false },
  ]
  const { user } = renderScreen(<OwnSessions />, {
    'GET /api/admin/sessions': () => json(all),
    'DELETE /api/admin/sessions/2': () => {
      all = all.slice(0, 1)
      return new Response(null, { status: 204 })
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Kirjaa ulos/ }))
  const list = screen.getByRole('list', { name: 'Kirjautuneet laitteet' })
  await waitFor(() => expect(document.activeElement).toBe(list))
})

it('the window of filters has the focus where a filter was forgotten', async () => {
  let all = [kept, { ...kept, id: 'l', name: 'Isot' }]
  const { user } = renderScreen(<List />, {
    'GET /api/admin/saved-filters': () => json(all),
    'DELETE /api/admin/saved-filters/k': () => {
      all = all.slice(1)
      return new Response(null, { status: 204 })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Muokkaa suodattimia' }))
  await user.click(await screen.findByRole('button', { name: 'Poista suodatin Odottavat' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Poista suodatin Odottavat' })).toBeNull())
  await act(async () => {})
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})
