// @vitest-environment happy-dom
import type { CustomerDetail } from '@arkpax/schema/customers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '~/components/admin/signed-in.ts'
import { json, problem, renderScreen } from '../../../test/screen.tsx'
import { CustomerPage } from './CustomerPage.tsx'

const at = '2026-11-21T10:05:00.000Z'
const note = { id: 'n', text: 'Soittaa mieluummin.', author: 'Aino Virtanen', email: 'aino@koti.fi', version: 1 }
const customer: CustomerDetail = {
  ...{
    id: 'a',
    email: 'aino@koti.fi',
    name: 'Aino Korhonen',
    company: null,
    own_company: null,
    phone: '040 123 4567',
    tags: ['vene'],
  },
  ...{ orders: 1, bought: 3350, last_at: at, display_name: null, business_id: null, own_phone: null, version: 2 },
  addresses: [
    { customer_id: 'a', email: 'aino@koti.fi', account_since: at },
    { customer_id: 'b', email: 'aino@tyo.fi', account_since: null },
  ],
  notes: [{ ...note, created_at: at, updated_at: at }],
  sections: {
    orders: {
      items: [
        {
          id: '0199f3a2-7d41',
          number: 1042,
          status: 'pending',
          created_at: at,
          total_amount: 3350,
          shipping_address: 'Satamakatu 4',
          payment_state: 'untracked',
          delivery_state: 'none',
          items: [{ product_id: '1', product_name: 'Ark PRO 2400 W', quantity: 1 }],
        },
      ],
      more: true,
    },
    messages: { items: [], more: false },
    registrations: { items: [], more: false },
    reviews: { items: [], more: false },
    mails: { items: [], more: false },
    chats: { items: [], more: false },
    newsletter: null,
    offers: null,
    stock_alerts: null,
  },
  last_delivery: null,
}

const ONE = 'GET /api/admin/customers/a'
const open = (answers = {}) =>
  renderScreen(<CustomerPage id="a" onClose={() => {}} />, { [ONE]: () => json(customer), ...answers })

it('shows what belongs to a customer, and leaves out what the role may not see', async () => {
  open()
  const orders = await screen.findByRole('region', { name: 'Tilaukset' })
  expect(within(orders).getByRole('link', { name: 'Tilaus 1042' }).getAttribute('href')).toContain(
    '/admin/orders/0199f3a2-7d41',
  )
  expect(within(orders).getByRole('link', { name: 'Näytä kaikki: tilaukset' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Yhteydenotot' }).textContent).toContain('Ei yhteydenottoja.')
  expect(screen.queryByRole('region', { name: 'Uutiskirje' })).toBeNull()
})

it('offers no changes to a role that may only read', async () => {
  signedIn.set({ name: 'Aino', email: 'a@b.fi', role: 'viewer', second_factor: false, must_add_second_factor: false })
  open()
  await screen.findByRole('heading', { name: 'Aino Korhonen' })
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', ''])
})

it('tells what staff have done to the customer, when it is asked for', async () => {
  const line = {
    ...{
      id: '1',
      number: 7,
      actor: null,
      action: 'update',
      entity: 'customer',
      entity_id: 'a',
      title: 'Aino Korhonen',
    },
    ...{ changes: [{ field: 'company', from: null, to: 'Saari Oy' }], forgotten: false, created_at: at },
  }
  const { user } = open({ 'GET /api/admin/timelines/customer/a': () => json([line]) })
  await user.click(await screen.findByText('Muutoshistoria'))
  expect((await screen.findByText('Saari Oy')).closest('li')?.textContent).toBe('Yritys: Saari Oy')
})

it('keeps a new note over a reload and stores it once', async () => {
  const { user, unmount } = open()
  await user.type(await screen.findByLabelText('Uusi muistiinpano'), 'Tilaa keväällä lisää.')
  unmount()
  const again = open({
    'POST /api/admin/customers/a/notes': () => json({ ...note, id: 'm', created_at: at, updated_at: at }, 201),
  })
  const field = await screen.findByLabelText('Uusi muistiinpano')
  expect(field).toHaveProperty('value', 'Tilaa keväällä lisää.')
  await again.user.click(screen.getByRole('button', { name: 'Lisää muistiinpano' }))
  expect(again.callsOf('POST /api/admin/customers/a/notes')).toMatchObject([
    { body: { text: 'Tilaa keväällä lisää.' }, idempotencyKey: expect.any(String) },
  ])
  expect(field).toHaveProperty('value', '')
})

it('shows what somebody else has made of a note before it is written over', async () => {
  const theirs = { ...note, text: 'Vain sähköpostitse.', version: 2, created_at: at, updated_at: at }
  const { user, callsOf } = open({
    'PUT /api/admin/customer-notes/n': ({ ifMatch }: { ifMatch: string | null }) =>
      ifMatch === '"1"' ? problem(412, 'stale', 'Joku muu ehti ensin', { current: theirs }) : json(theirs),
  })
  await user.click(await screen.findByRole('button', { name: 'Muokkaa muistiinpanoa, kirjoittanut Aino Virtanen' }))
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Vain sähköpostitse.')
  await user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(callsOf('PUT /api/admin/customer-notes/n').map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
})

it('splits a merged address after asking', async () => {
  const { user, callsOf } = open({ 'POST /api/admin/customers/a/split': () => json(customer) })
  await user.click(await screen.findByRole('button', { name: 'Erota osoite aino@tyo.fi omaksi asiakkaakseen' }))
  await user.click(screen.getByRole('button', { name: 'Erota osoite' }))
  expect(callsOf('POST /api/admin/customers/a/split')).toMatchObject([{ body: { address_id: 'b' } }])
})

it('tells why the customer did not come', async () => {
  open({ [ONE]: () => problem(404, 'not_found', 'Asiakasta ei löytynyt.') })
  expect((await screen.findByRole('alert')).textContent).toContain('Asiakasta ei löytynyt.')
})

it('saves over what a colleague has saved meanwhile, with what both have typed', async () => {
  const PUT = 'PUT /api/admin/customers/a'
  const theirs = { ...customer, own_company: 'Vene Oy', version: 3 }
  const { user, callsOf } = open({
    [PUT]: ({ ifMatch }: { ifMatch: string | null }) =>
      ifMatch === '"2"'
        ? problem(412, 'stale', 'Muuttunut', { current: theirs })
        : json({ ...theirs, own_phone: '050 1', version: 4 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Muokkaa tietoja' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Puhelin/), '050 765 4321')
  await user.click(dialog.getByRole('button', { name: /^Tallenna/ }))
  await waitFor(() => expect(callsOf(PUT)).toHaveLength(2))
  expect(callsOf(PUT)[1]).toMatchObject({ ifMatch: '"3"', body: { phone: '050 765 4321', company: 'Vene Oy' } })
})
