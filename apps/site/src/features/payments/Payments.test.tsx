// @vitest-environment happy-dom
import type { OrderMoney } from '@arkpax/schema/payments'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { BankEntries } from './BankEntries.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { Statements } from './Statements.tsx'

const READ = 'GET /api/admin/orders/t1/payments'
const money: OrderMoney = {
  ...{ state: 'part_paid', total: 100, paid: 40.5, refunded: 0, waiting: 0, credited: 0 },
  ...{ left: 59.5, refundable: 40.5, excess: 0 },
  payments: [
    {
      ...{ id: 'm1', kind: 'payment', method: 'bank_transfer', state: 'done', amount: 40.5, paid_on: '2026-11-20' },
      ...{ reason: null, from_bank: true, recorded_by: null, created_at: '2026-11-20T08:00:00.000Z', undo_until: null },
    },
  ],
  instructions: null,
  pay_url: 'https://arkpax.fi/maksu/o1.abc',
  can_send_instructions: true,
  reminded_at: null,
}
const lastToast = () => shownToasts().at(-1)

it('a payment is written down with a comma, told once, and taken back', async () => {
  const RECORD = 'POST /api/admin/orders/t1/payments'
  const recorded = { ...money, payments: [...money.payments, { ...money.payments[0], id: 'm2' }] }
  const { user, callsOf } = renderScreen(<OrderPayments orderId="t1" />, {
    [READ]: () => json(money),
    [RECORD]: () => json(recorded, 201),
    'POST /api/admin/payments/m2/undo': () => json(money),
  })
  await user.click(await screen.findByRole('button', { name: 'Kirjaa maksu' }))
  const amount = screen.getByLabelText<HTMLInputElement>('Summa (€)')
  expect(amount.value).toBe('59,50')
  await user.clear(amount)
  await user.type(amount, '9,90')
  await user.click(screen.getByRole('button', { name: 'Kirjaa' }))
  await waitFor(() => expect(lastToast()?.title).toBe('Maksu kirjattiin'))
  expect(callsOf(RECORD)).toMatchObject([{ body: { amount: 9.9, method: 'bank_transfer', note: null } }])
  const { action } = lastToast() ?? {}
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(lastToast()?.title).toBe('Kirjaus peruttiin'))
})

it('more than the order costs is written down only after a question', async () => {
  const RECORD = 'POST /api/admin/orders/t1/payments'
  const paid = { ...money, state: 'paid' as const, paid: 100, left: 0, refundable: 100 }
  const { user, callsOf } = renderScreen(<OrderPayments orderId="t1" />, {
    [READ]: () => json(paid),
    [RECORD]: () => json(paid, 201),
  })
  await user.click(await screen.findByRole('button', { name: 'Kirjaa maksu' }))
  await user.type(screen.getByLabelText('Summa (€)'), '100')
  await user.click(screen.getByRole('button', { name: 'Kirjaa' }))
  const question = within(await screen.findByRole('dialog', { name: 'Kirjataanko liikaa maksettu summa?' }))
  expect(question.getByText('Tilaus on jo maksettu. Tämän jälkeen liikaa on maksettu 100,00 €.')).toBeTruthy()
  expect(callsOf(RECORD)).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Kirjaa' }))
  await waitFor(() => expect(callsOf(RECORD)).toHaveLength(1))
})

it('of an order that is paid too much the excess is offered to be given back', async () => {
  const over = { ...money, state: 'overpaid' as const, paid: 120, left: 0, refundable: 120, excess: 20 }
  const { user } = renderScreen(<OrderPayments orderId="t1" />, { [READ]: () => json(over) })
  await user.click(await screen.findByRole('button', { name: 'Palauta rahaa' }))
  expect(screen.getByLabelText<HTMLInputElement>('Summa (€)').value).toBe('20,00')
  expect(screen.getByText(/^Maksettu liikaa 20,00 €\. Palautettavissa enintään 120,00 €\.$/)).toBeTruthy()
})

it('a refund is told as given back only once it has been paid out', async () => {
  const sums = { paid: 100, refunded: 30, left: 0, refundable: 70 }
  const waits = { ...money, ...sums, state: 'to_refund' as const, waiting: 30 }
  const tab = renderScreen(<OrderPayments orderId="t1" />, { [READ]: () => json(waits) })
  expect((await screen.findAllByText('Palautettavana')).at(-1)?.nextSibling?.textContent).toBe('30,00\u00A0€')
  expect(screen.queryByText('Palautettu')).toBeNull()
  tab.unmount()
  renderScreen(<OrderPayments orderId="t1" />, { [READ]: () => json({ ...waits, state: 'part_refunded', waiting: 0 }) })
  expect((await screen.findByText('Palautettu')).nextSibling?.textContent).toBe('30,00\u00A0€')
  expect(screen.queryByText('Palautettavana')).toBeNull()
})

it('what was typed of a payment is there again after a reload', async () => {
  localStorage.setItem('admin_token', 't')
  const open = async () => {
    const tab = renderScreen(<OrderPayments orderId="t1" />, { [READ]: () => json(money) })
    await tab.user.click(await screen.findByRole('button', { name: 'Kirjaa maksu' }))
    return tab
  }
  const first = await open()
  await first.user.type(screen.getByLabelText('Lisätieto (vapaaehtoinen)'), 'Käteisellä')
  await new Promise((pause) => setTimeout(pause, 400))
  first.unmount()
  await open()
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Lisätieto (vapaaehtoinen)').value).toBe('Käteisellä'),
  )
})

it('the address of the page on which the rest is paid can be copied, and is gone once all is paid', async () => {
  const { user } = renderScreen(<OrderPayments orderId="t1" />, { [READ]: () => json(money) })
  await user.click(await screen.findByRole('button', { name: 'Kopioi maksulinkki' }))
  expect(await navigator.clipboard.readText()).toBe(money.pay_url)
})

it('a refund that is too large is told at its field, and what was typed stays', async () => {
  const detail = 'Enintään 40,50\u00A0€, joka on maksettu eikä vielä palautettu'
  const { user, callsOf } = renderScreen(<OrderPayments orderId="t1" />, {
    [READ]: () => json(money),
    'POST /api/admin/orders/t1/refunds': () =>
      problem(422, 'invalid_fields', 'Tarkista tiedot', { errors: [{ path: 'amount', detail }] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Palauta rahaa' }))
  const amount = screen.getByLabelText<HTMLInputElement>('Summa (€)')
  await user.clear(amount)
  await user.type(amount, '50')
  await user.click(screen.getByRole('button', { name: 'Palauta' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Kerro, miksi raha palautetaan')
  await user.type(screen.getByLabelText('Syy'), 'Palautettu tuote')
  await user.click(screen.getByRole('button', { name: 'Palauta' }))
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  expect(amount.value).toBe('50')
  expect(callsOf('POST /api/admin/orders/t1/refunds')[0]?.body).toMatchObject({ amount: 50, paid_on: null })
})

const entry = {
  ...{ id: 'e1', booked_on: '2026-11-20', amount: 100, name: 'AINO KORHONEN', reference: null, message: 'Tilaus 1042' },
  ...{ state: 'unmatched', ignore_reason: null, order_id: null, order_number: null, version: 3 },
  suggestions: [
    { order_id: 't1', number: 1042, customer_name: 'Aino Korhonen', left: 100, same: ['number', 'amount'] },
  ],
}

it('an entry is given to the suggested order; a colleague who was quicker is told of', async () => {
  const SET = 'PUT /api/admin/bank-entries/e1'
  let answer = () => problem(412, 'stale', 'Joku muu on muokannut tätä välissä.', { current: { ...entry, version: 4 } })
  const { user, callsOf } = renderScreen(<BankEntries onOpen={() => {}} />, {
    'GET /api/admin/bank-entries': () => json([entry]),
    [SET]: () => answer(),
  })
  await user.click(await screen.findByRole('button', { name: 'Käsittele: AINO KORHONEN' }))
  expect(screen.getByLabelText<HTMLInputElement>('Tilausnumero').value).toBe('1042')
  await user.click(screen.getByRole('button', { name: 'Kohdista tilaukseen' }))
  await waitFor(() => expect(lastToast()?.title).toBe('Tapahtuman tallentaminen epäonnistui'))
  answer = () => json({ ...entry, state: 'matched', version: 5 })
  await user.click(screen.getByRole('button', { name: 'Kohdista tilaukseen' }))
  await waitFor(() => expect(lastToast()?.title).toBe('Tapahtuma kohdistettiin'))
  expect(callsOf(SET)).toMatchObject([
    { ifMatch: '"3"', body: { state: 'matched', order: '1042' } },
    { ifMatch: '"4"', body: { state: 'matched', order: '1042' } },
  ])
})

it('a statement is looked at before it is booked, and a broken one says what is wrong at its field', async () => {
  const counts = { exact: 1, under: 0, over: 0, refund: 0, queued: 0, outgoing: 0, known: 0, refused: 0 }
  const planned = {
    ...{ booked_on: '2026-11-20', amount: 100, name: 'Aino', reference: '10427', message: null },
    ...{ fate: 'exact', order_number: 1042, reason: null },
  }
  const statement = {
    ...{ iban: 'FI2112345600000785', is_own_account: true, first_day: '2026-11-20', last_day: '2026-11-20' },
    ...{ opening: 0, closing: 100, fault: null, counts, entries: [planned] },
  }
  const detail = 'Tiedosto ei ole ehjää XML:ää: rivi 3, merkki 1.'
  let preview = () => problem(422, 'invalid_fields', 'Tarkista tiedot', { errors: [{ path: 'content', detail }] })
  const { user, callsOf } = renderScreen(<Statements />, {
    'GET /api/admin/bank-statements': () => json([]),
    'POST /api/admin/bank-statements/preview': () => preview(),
    'POST /api/admin/bank-statements': () => json({ file_name: 'tiliote.xml', statements: [statement] }, 201),
  })
  await user.upload(screen.getByLabelText('Tiliote pankista'), new File(['<Document/>'], 'tiliote.xml'))
  await user.click(screen.getByRole('button', { name: 'Esikatsele' }))
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  preview = () => json({ file_name: 'tiliote.xml', statements: [statement] })
  await user.click(screen.getByRole('button', { name: 'Esikatsele' }))
  expect(await screen.findByText('Maksaa tilauksen: 1')).toBeTruthy()
  expect(callsOf('POST /api/admin/bank-statements')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Kirjaa tiliote' }))
  expect(await screen.findByRole('heading', { name: 'Tiliote kirjattiin' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Kirjaa tiliote' })).toBeNull()
})
