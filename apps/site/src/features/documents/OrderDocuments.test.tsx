// @vitest-environment happy-dom
import type { DocumentDetail } from '@arkpax/schema/documents'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'

const invoice: DocumentDetail = {
  id: 'd1',
  kind: 'invoice',
  number: 20001,
  order_id: 'o1',
  order_number: 1042,
  credits_number: null,
  issued_on: '2026-11-24',
  due_on: '2026-12-08',
  buyer_name: 'Venetarvike Oy',
  buyer_email: 'matti@example.fi',
  net: 635.86,
  vat: 162.14,
  total: 798,
  credited: 0,
  issued_by: 'Aino Virtanen',
  created_at: '2026-11-24T08:00:00.000Z',
  lines: [{ name: 'Paneeli', quantity: 2, vat_percent: 25.5, total: 798, left: 2 }],
  rates: [{ vat_percent: 25.5, left: 798 }],
}
const READ = 'GET /api/admin/orders/o1/documents'
const answered =
  (documents: DocumentDetail[], refusals: object, to_credit = 0) =>
  () =>
    json({
      documents,
      to_credit,
      credit_due: to_credit > 0 ? { document_id: 'd1', sums: [{ vat_percent: 25.5, amount: to_credit }] } : null,
      refusals,
    })
const show = (answers: Parameters<typeof renderScreen>[1]) => renderScreen(<OrderDocuments orderId="o1" />, answers)

it('an invoice is made after a question', async () => {
  const ISSUE = 'POST /api/admin/orders/o1/documents'
  const { user, callsOf } = show({
    [READ]: answered([], { invoice: null, receipt: 'Tilausta ei ole vielä maksettu kokonaan.' }),
    [ISSUE]: () => json(invoice, 201),
  })
  await user.click(await screen.findByRole('button', { name: 'Tee lasku' }))
  expect(callsOf(ISSUE)).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'Tee lasku' }).at(-1) as HTMLElement)
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Lasku 20001 on tehty'))
  expect(callsOf(ISSUE)[0]?.body).toEqual({ kind: 'invoice' })
})

it('what cannot be made says why', async () => {
  show({ [READ]: answered([], { invoice: 'Tilaus on peruutettu.', receipt: 'Tilaus on peruutettu.' }) })
  expect(await screen.findByText('Tilaus on peruutettu.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tee lasku' })).toBeNull()
})

it('documents that say more than the order costs now tell that a credit note is due', async () => {
  show({ [READ]: answered([invoice], { invoice: 'On jo', receipt: 'On jo' }, 399) })
  expect(await screen.findByText(/^Asiakirjoissa on 399,00\s€ enemmän kuin tilauksen nykyinen hinta/)).toBeTruthy()
})

it('a part is credited with a reason, and what the server says of a line stands at it', async () => {
  const CREDIT = 'POST /api/admin/documents/d1/credit'
  let isRefused = true
  const refusal = problem(422, 'invalid_fields', 'Tarkista', {
    errors: [{ path: 'lines.0.quantity', detail: 'Rivistä voi hyvittää enintään 1\u00A0kpl' }],
  })
  const { user, callsOf } = show({
    [READ]: answered([invoice], { invoice: 'On jo', receipt: 'On jo' }),
    [CREDIT]: () => (isRefused ? refusal : json({ ...invoice, kind: 'credit_note', number: 30001, total: -399 }, 201)),
  })
  await user.click(await screen.findByRole('button', { name: 'Hyvitä: Lasku 20001' }))
  const pieces = screen.getByLabelText<HTMLInputElement>(/^Paneeli/)
  expect(pieces.value).toBe('2')
  await user.click(screen.getByRole('button', { name: 'Tee hyvityslasku' }))
  expect(await screen.findByText('Kerro hyvityksen syy')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Syy/), 'Palautus')
  await user.click(screen.getByRole('button', { name: 'Tee hyvityslasku' }))
  expect(await screen.findByText(/Rivistä voi hyvittää enintään 1.kpl/)).toBeTruthy()
  isRefused = false
  await user.clear(pieces)
  await user.type(pieces, '1')
  await user.click(screen.getByRole('button', { name: 'Tee hyvityslasku' }))
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Hyvityslasku 30001 on tehty'))
  expect(callsOf(CREDIT).at(-1)?.body).toEqual({ reason: 'Palautus', lines: [{ line: 0, quantity: 1 }] })
})

it('a cut of the price is credited as a sum of its rate, and what the server says of it stands at it', async () => {
  const CREDIT = 'POST /api/admin/documents/d1/credit'
  let isRefused = true
  const refusal = problem(422, 'invalid_fields', 'Tarkista', {
    errors: [{ path: 'sums.0.amount', detail: 'Tästä verokannasta voi hyvittää enintään 798,00\u00A0€' }],
  })
  const { user, callsOf } = show({
    [READ]: answered([invoice], { invoice: 'On jo', receipt: 'On jo' }),
    [CREDIT]: () => (isRefused ? refusal : json({ ...invoice, kind: 'credit_note', number: 30001, total: -97 }, 201)),
  })
  await user.click(await screen.findByRole('button', { name: 'Hyvitä: Lasku 20001' }))
  await user.selectOptions(screen.getByLabelText('Mitä hyvitetään?'), 'sums')
  await user.type(screen.getByLabelText(/^Syy/), 'Naarmu')
  const submit = screen.getByRole('button', { name: 'Tee hyvityslasku' })
  await user.click(submit)
  expect(await screen.findByText('Anna hyvitettävä summa')).toBeTruthy()
  expect(callsOf(CREDIT)).toEqual([])
  await user.type(screen.getByLabelText(/^Summa veroineen, alv 25,5/), '970')
  await user.click(submit)
  expect(await screen.findByText(/Tästä verokannasta voi hyvittää enintään/)).toBeTruthy()
  isRefused = false
  await user.clear(screen.getByLabelText(/^Summa veroineen/))
  await user.type(screen.getByLabelText(/^Summa veroineen/), '97,00')
  await user.click(submit)
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Hyvityslasku 30001 on tehty'))
  expect(callsOf(CREDIT).at(-1)?.body).toEqual({ reason: 'Naarmu', sums: [{ vat_percent: 25.5, amount: 97 }] })
})

it('what is to be credited since an order was made cheaper is credited as it is offered', async () => {
  const CREDIT = 'POST /api/admin/documents/d1/credit'
  const { user, callsOf } = show({
    [READ]: answered([invoice], { invoice: 'On jo', receipt: 'On jo' }, 49.9),
    [CREDIT]: () => json({ ...invoice, kind: 'credit_note', number: 30001, total: -49.9 }, 201),
  })
  await user.click(await screen.findByRole('button', { name: 'Tee hyvityslasku erotuksesta' }))
  await user.click(await screen.findByRole('button', { name: 'Tee hyvityslasku' }))
  await waitFor(() => expect(callsOf(CREDIT)).toHaveLength(1))
  const sums = [{ vat_percent: 25.5, amount: 49.9 }]
  expect(callsOf(CREDIT)[0]?.body).toEqual({ reason: 'Tilauksen hinta aleni.', sums })
})

it('nothing to credit is told, and nothing is sent', async () => {
  const { user, callsOf } = show({ [READ]: answered([invoice], { invoice: 'On jo', receipt: 'On jo' }) })
  await user.click(await screen.findByRole('button', { name: 'Hyvitä: Lasku 20001' }))
  await user.clear(screen.getByLabelText(/^Paneeli/))
  await user.type(screen.getByLabelText(/^Syy/), 'Virhe')
  await user.click(screen.getByRole('button', { name: 'Tee hyvityslasku' }))
  expect(await screen.findByText('Anna ainakin yhdelle riville hyvitettävä määrä')).toBeTruthy()
  expect(callsOf('POST /api/admin/documents/d1/credit')).toEqual([])
})

it('a document is mailed after a look at the mail, with words of one’s own', async () => {
  const SEND = 'POST /api/admin/documents/d1/send'
  const { user, callsOf } = show({
    [READ]: answered([invoice], { invoice: 'On jo', receipt: 'On jo' }),
    'GET /api/admin/documents/d1/mail-preview': () =>
      json({ to: 'matti@example.fi', subject: 'Lasku 20001, tilaus 1042', text: 'Hei Matti,' }),
    [SEND]: () => new Response(null, { status: 204 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Lähetä sähköpostilla: Lasku 20001' }))
  expect(await screen.findByText('Lasku 20001, tilaus 1042')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Oma viesti/), 'Kiitos!')
  await user.click(screen.getByRole('button', { name: 'Lähetä' }))
  await waitFor(() => expect(callsOf(SEND)[0]?.body).toEqual({ to: 'matti@example.fi', message: 'Kiitos!' }))
})
