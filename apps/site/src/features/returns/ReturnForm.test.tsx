// @vitest-environment happy-dom
import type { ReturnDetail } from '@arkpax/schema/returns'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, json, problem, renderScreen } from '../../../test/screen.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnMoney } from './ReturnMoney.tsx'
import { valuesOf } from './return-values.ts'

const piece = { order_item_id: 'l1', product_id: '1', product_name: 'Ark PRO', is_cancelled: false, value: 3350 }
const unit = { serial: null, is_scrapped: false, known_serials: ['APX-1'] }
const made: ReturnDetail = {
  id: 'r1',
  number: 5001,
  state: 'arrived',
  basis: 'law',
  order: { id: 'o1', number: 1042 },
  name: 'Matti Meikäläinen',
  announced_at: '2026-11-02T10:00:00.000Z',
  refund_due_on: '2026-11-16',
  may_wait: false,
  refunded: null,
  version: 3,
  receipt_email: 'matti@example.fi',
  customer_email: 'matti@example.fi',
  items: [{ ...piece, id: 'p1', loss: 0, loss_reason: null, restock: null, ...unit }],
  pickup_on: null,
  pickup_text: null,
  sent_on: null,
  arrived_on: '2026-11-05',
  pickup_cost: 0,
  delivery_refund: 0,
  note: null,
  sums: { goods: 3350, loss: 0, delivery: 0, pickup: 0, total: 3350, most: 3350 },
  paid_by: 'cash',
  credits: 'Kuitti 7',
  usual_pickup_cost: 59,
  delivery_paid: 0,
  usual_delivery_refund: 0,
  needs_freight: true,
  pictures: [],
  events: [],
  created_at: '2026-11-02T10:00:00.000Z',
}
const PUT = 'PUT /api/admin/returns/r1'
const PREVIEW = 'POST /api/admin/returns/r1/preview'
const REFUND = 'POST /api/admin/returns/r1/refund'
const mail = { to: 'matti@example.fi', subject: 'Palautuksesi on tarkastettu', text: 'Hei Matti' }

const openWith = (answers: Answers) => renderScreen(<ReturnForm of={made} onTyped={() => {}} />, answers)

it('shows the mail of a step before it leaves, and can take the step without it', async () => {
  const tab = openWith({
    [PREVIEW]: () => json({ mail }),
    [PUT]: () => json({ ...made, state: 'inspected', version: 4 }),
  })
  await tab.user.selectOptions(screen.getByLabelText('Varastoon'), 'Palaa myyntiin')
  await tab.user.type(screen.getByLabelText('Arvon alentuminen (€)'), '49,90')
  await tab.user.type(screen.getByLabelText('Peruste (asiakas näkee tämän)'), 'Naarmu')
  await tab.user.click(screen.getByRole('button', { name: 'Merkitse tarkastetuksi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Uusi tila: tarkastettu' }))
  expect(await dialog.findByText('Hei Matti')).toBeTruthy()
  expect(tab.callsOf(PUT)).toEqual([])
  await tab.user.click(dialog.getByLabelText('Älä ilmoita asiakkaalle'))
  await tab.user.click(dialog.getByRole('button', { name: 'Merkitse tarkastetuksi' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1))
  const [sent] = tab.callsOf(PUT)
  expect(sent?.ifMatch).toBe('"3"')
  expect(sent?.body).toMatchObject({
    state: 'inspected',
    notify: false,
    items: [{ id: 'p1', loss: 49.9, loss_reason: 'Naarmu', restock: true }],
  })
})

it('tells which unit came back and that it is scrapped, and says at its field whose it is not', async () => {
  const detail = 'Laite EB-1 on Lisäakku, ei tämä tuote'
  const tab = openWith({
    [PUT]: () => problem(422, 'invalid_fields', 'Tarkista', { errors: [{ path: 'items.0.serial', detail }] }),
  })
  expect(screen.getByText('Tilauksella lähetettiin: APX-1')).toBeTruthy()
  await tab.user.clear(screen.getByLabelText('Palautuneen laitteen sarjanumero'))
  await tab.user.type(screen.getByLabelText('Palautuneen laitteen sarjanumero'), 'EB-1')
  await tab.user.selectOptions(screen.getByLabelText('Varastoon'), 'Poistetaan käytöstä')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(tab.callsOf(PUT)[0]?.body).toMatchObject({
    items: [{ id: 'p1', serial: 'EB-1', restock: false, is_scrapped: true }],
  })
})

it('takes the only unit that was sent for the one that came back, unless staff say otherwise', async () => {
  const serial = () => screen.getByLabelText<HTMLInputElement>('Palautuneen laitteen sarjanumero')
  const tab = openWith({ [PUT]: () => json({ ...made, version: 4 }) })
  expect(serial().value).toBe('APX-1')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(tab.callsOf(PUT)[0]?.body).toMatchObject({ items: [{ id: 'p1', serial: 'APX-1' }] }))
  await tab.user.clear(serial())
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(tab.callsOf(PUT)[1]?.body).toMatchObject({ items: [{ id: 'p1', serial: null }] }))
})

it.each([
  ['two units were sent', [{ ...unit, known_serials: ['APX-1', 'APX-2'] }]],
  ['two pieces came', [unit, unit]],
  ['somebody has decided already', [{ ...unit, restock: false }]],
])('guesses no unit where %s', (_, pieces) => {
  const items = pieces.map((one, at) => ({ ...piece, id: `p${at}`, loss: 0, loss_reason: null, restock: null, ...one }))
  expect(valuesOf({ ...made, items }).items.map(({ serial }) => serial)).toEqual(pieces.map(() => ''))
})

it('says at its field what is no sum, and asks for the reason of a loss', async () => {
  const tab = openWith({})
  await tab.user.type(screen.getByLabelText('Arvon alentuminen (€)'), 'viisi')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText('Anna summa')).toBeTruthy()
  await tab.user.clear(screen.getByLabelText('Arvon alentuminen (€)'))
  await tab.user.type(screen.getByLabelText('Arvon alentuminen (€)'), '5')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText(/^Perustele arvon alentuminen/)).toBeTruthy()
  expect(tab.callsOf(PUT)).toEqual([])
})

it('goes on from what a colleague has saved meanwhile', async () => {
  let saves = 0
  const theirs = { ...made, version: 4, pickup_text: 'Kuljettaja soittaa' }
  const tab = openWith({
    [PUT]: () =>
      ++saves === 1 ? problem(412, 'stale', 'Muutettu', { current: theirs }) : json({ ...theirs, version: 5 }),
  })
  await tab.user.type(screen.getByLabelText('Huomautus (vain henkilökunnalle)'), 'Soitettu')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(2))
  expect(tab.callsOf(PUT)[1]).toMatchObject({
    ifMatch: '"4"',
    body: { note: 'Soitettu', pickup_text: 'Kuljettaja soittaa' },
  })
})

it('takes the step that was confirmed over what a colleague has saved meanwhile', async () => {
  const theirs = { ...made, version: 4, pickup_text: 'Kuljettaja soittaa' }
  const tab = openWith({
    [PREVIEW]: () => json({ mail }),
    [PUT]: ({ ifMatch }) =>
      ifMatch === '"3"'
        ? problem(412, 'stale', 'Muutettu', { current: theirs })
        : json({ ...theirs, state: 'inspected', version: 5 }),
  })
  await tab.user.selectOptions(screen.getByLabelText('Varastoon'), 'Palaa myyntiin')
  await tab.user.click(screen.getByRole('button', { name: 'Merkitse tarkastetuksi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Uusi tila: tarkastettu' }))
  await dialog.findByText('Hei Matti')
  await tab.user.click(dialog.getByRole('button', { name: 'Merkitse tarkastetuksi' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(2))
  expect(tab.callsOf(PUT)[1]).toMatchObject({
    ifMatch: '"4"',
    body: { state: 'inspected', notify: true, pickup_text: 'Kuljettaja soittaa' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('lets arrival and stock be written down after the money, and leaves its sums alone', async () => {
  const paid: ReturnDetail = { ...made, state: 'refunded', refunded: 3350, arrived_on: null }
  const tab = renderScreen(<ReturnForm of={paid} onTyped={() => {}} />, { [PUT]: () => json({ ...paid, version: 4 }) })
  expect(screen.getByText(/^Raha on palautettu ennen tuotteita/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Arvon alentuminen (€)').readOnly).toBe(true)
  await tab.user.selectOptions(screen.getByLabelText('Varastoon'), 'Palaa myyntiin')
  await tab.user.type(screen.getByLabelText('Saapui meille'), '2026-11-09')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1))
  expect(tab.callsOf(PUT)[0]?.body).toMatchObject({
    state: 'refunded',
    arrived_on: '2026-11-09',
    items: [{ id: 'p1', restock: true }],
  })
})

it('sends one refund where it is pressed twice, and again after one that failed', async () => {
  let tries = 0
  const tab = renderScreen(<ReturnMoney of={{ ...made, state: 'inspected' }} />, {
    [REFUND]: () =>
      ++tries === 1 ? problem(503, 'internal', 'Ei nyt') : json({ ...made, state: 'refunded', refunded: 3350 }),
  })
  await tab.user.click(screen.getByRole('button', { name: 'Hyvitä' }))
  const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hyvitä' })
  const pressTwice = () => {
    button.click()
    button.click()
  }
  pressTwice()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(tab.callsOf(REFUND)).toHaveLength(1)
  pressTwice()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(tab.callsOf(REFUND)).toHaveLength(2)
})

it('gives the money back by the way it came, with a credit note, once it is agreed', async () => {
  const tab = renderScreen(<ReturnMoney of={{ ...made, state: 'inspected' }} />, {
    [REFUND]: () => json({ ...made, state: 'refunded', refunded: 3350 }),
  })
  await tab.user.click(screen.getByRole('button', { name: 'Hyvitä' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hyvitetäänkö palautus?' }))
  expect(dialog.getByText(/Asiakkaalle palautetaan 3 350,00 €/)).toBeTruthy()
  await tab.user.click(dialog.getByRole('button', { name: 'Hyvitä' }))
  await waitFor(() => expect(tab.callsOf(REFUND)).toHaveLength(1))
  expect(tab.callsOf(REFUND)[0]).toMatchObject({
    ifMatch: '"3"',
    body: { method: 'cash', credit: true, notify: true, other_method_agreed: false },
  })
})

it('tells what was given back once it has been, and of nothing that is still to be', () => {
  const sums = { ...made.sums, loss: 150.5, total: 3199.5, most: 150.5 }
  renderScreen(<ReturnMoney of={{ ...made, state: 'refunded', refunded: 3199.5, sums }} />, {})
  expect(screen.getByText('Hyvitetty').nextSibling?.textContent).toBe('3\u00A0199,50\u00A0€')
  expect(screen.queryByText('Hyvitetään')).toBeNull()
  expect(screen.queryByText(/Tilauksesta voi palauttaa/)).toBeNull()
})

it('gives nothing back of a return that has ended without money', () => {
  renderScreen(<ReturnMoney of={{ ...made, state: 'closed' }} />, {})
  expect(screen.getByText('Hyvitetty').nextSibling?.textContent).toBe('0,00\u00A0€')
})

it('gives no money back while something that changes the sum is not saved, and says so', async () => {
  const tab = renderScreen(<ReturnMoney of={{ ...made, state: 'inspected' }} isTyped />, {})
  expect(screen.getByRole('status').textContent).toContain('tallentamattomia muutoksia')
  await tab.user.click(screen.getByRole('button', { name: 'Hyvitä' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says at its field that a piece still lacks its place, and takes no step', async () => {
  const errors = [{ path: 'items.0.restock', detail: 'Valitse, palaako tuote varastoon' }]
  const tab = openWith({ [PREVIEW]: () => problem(422, 'invalid_fields', 'Tarkista', { errors }) })
  await tab.user.click(screen.getByRole('button', { name: 'Merkitse tarkastetuksi' }))
  expect(await screen.findByText('Valitse, palaako tuote varastoon')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Varastoon')))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('takes the price of the pick-up from the terms at one press', async () => {
  const tab = openWith({})
  await tab.user.click(screen.getByRole('button', { name: 'Vähennä 59,00\u00A0€' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Noudon hinta/).value).toBe('59,00')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Noudon hinta/))
  expect(screen.queryByRole('button', { name: /^Vähennä/ })).toBeNull()
})
