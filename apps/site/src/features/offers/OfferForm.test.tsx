// @vitest-environment happy-dom
import type { OfferDetail } from '@arkpax/schema/offers'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { keepDraft } from '~/components/admin/form-drafts.ts'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferPage } from './OfferPage.tsx'
import { valuesOf } from './offer-values.ts'

const at = '2026-11-21T10:05:00.000Z'
const offer: OfferDetail = {
  ...{ id: 'o1', number: 2001, status: 'draft', revision: 0, is_changed: false, version: 3, order: null },
  ...{ customer_name: 'Aino Korhonen', customer_email: 'aino@example.fi', customer_phone: null, company: null },
  ...{ business_id: null, shipping_address: null, shipping_postcode: '20100', shipping_city: null, message: null },
  ...{
    contact_message_id: null,
    valid_until: '2026-12-05',
    holds_stock: false,
    is_collected: false,
    reminds: true,
    delivery_days: null,
  },
  ...{ return_cost: null, total_amount: 890, sent_at: null, reminded_at: null, closed_at: null, decline_reason: null },
  ...{ created_at: at, updated_at: at, revisions: [] },
  rows: [
    {
      ...{ id: 'r1', kind: 'product', product_id: '3', name: 'Lisäakku', quantity: 1, price: 890, discount: 0 },
      ...{ vat_percent: 25.5, catalogue_price: 890 },
    },
  ],
}
const product = { id: '3', name: 'Lisäakku', price: 890, stock: 5, reserved: 1, status: 'shown' }
const written = { ...offer, version: 4, customer_name: 'Aino K' }
const server: Answers = {
  'GET /api/admin/products': () => json([product]),
  'PUT /api/admin/offers/o1': () => json(written),
  'POST /api/admin/offers/o1/send': () =>
    json({ ...written, version: 5, status: 'sent', revision: 1, undo_until: '2099-01-01T00:00:00.000Z' }),
}
async function open(answers: Answers = {}) {
  const tab = renderScreen(<OfferForm offer={offer} draft="offer:o1" onTyped={() => {}} onStored={() => {}} />, {
    ...server,
    ...answers,
  })
  await screen.findByRole('option', { name: 'Lisäakku (4\u00A0kpl)' })
  await tab.user.selectOptions(screen.getByLabelText('Tuote'), '3')
  return tab
}

it('stores what is typed before it sends, over the version that was seen, and can take it back', async () => {
  const tab = await open()
  await tab.user.clear(screen.getByLabelText('À-hinta (€)'))
  await tab.user.type(screen.getByLabelText('À-hinta (€)'), '850,50')
  await tab.user.type(screen.getByLabelText('Alennus (€)'), '50')
  expect(screen.getByText(/^Yhteensä/).textContent).toBe('Yhteensä 800,50\u00A0€')
  await tab.user.click(screen.getByRole('button', { name: 'Lähetä tarjous' }))
  await waitFor(() => expect(tab.callsOf('POST /api/admin/offers/o1/send')).toHaveLength(1))
  const [put] = tab.callsOf('PUT /api/admin/offers/o1')
  expect([put?.ifMatch, tab.callsOf('POST /api/admin/offers/o1/send')[0]?.ifMatch]).toEqual(['"3"', '"4"'])
  expect(put?.body).toMatchObject({ rows: [{ product_id: '3', price: 850.5, discount: 50, quantity: 1 }] })
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ action: { name: 'Kumoa tarjouksen 2001 lähetys' } }))
})

it('tells what is lacking at its field, and what belongs to none by a message', async () => {
  const errors = [
    { path: 'customer_name', detail: 'Anna asiakkaan nimi' },
    { path: 'iban', detail: 'Lisää ensin tilinumero asetuksiin' },
  ]
  const tab = await open({
    'POST /api/admin/offers/o1/send': () =>
      problem(422, 'invalid_fields', 'Lisää ensin tilinumero asetuksiin', { errors }),
  })
  await tab.user.click(screen.getByRole('button', { name: 'Lähetä tarjous' }))
  expect(await screen.findByText('Anna asiakkaan nimi')).toBeTruthy()
  await waitFor(() => expect(shownToasts().at(-1)?.description).toContain('tilinumero'))
})

it('writes the chosen delivery into the rows, with what sending it back costs', async () => {
  const days = { from: 2, to: 5 }
  const freight = { method: 'f', name: 'Rahti', description: '', kind: 'freight', price: 59, return_cost: 79, days }
  const tab = await open({ 'POST /api/delivery-options': () => json({ options: [freight] }) })
  await tab.user.click(screen.getByRole('button', { name: 'Ehdota toimitustapoja' }))
  await tab.user.click(await screen.findByRole('button', { name: 'Rahti, 59,00\u00A0€, palautus 79,00\u00A0€' }))
  expect(screen.getByText(/^Yhteensä/).textContent).toBe('Yhteensä 949,00\u00A0€')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna luonnos' }))
  await waitFor(() => expect(tab.callsOf('PUT /api/admin/offers/o1')).toHaveLength(1))
  expect(tab.callsOf('PUT /api/admin/offers/o1')[0]?.body).toMatchObject({
    ...{ return_cost: 79, delivery_days: 5 },
    rows: [{ kind: 'product' }, { kind: 'delivery', name: 'Rahti', price: 59 }],
  })
})

it('says what delivery the customer asked for, until the offer has one', async () => {
  const inquiry = { delivery_name: 'Rahtikuljetus ovelle', delivery_wish: null }
  const tab = renderScreen(
    <OfferForm
      offer={{ ...offer, contact_message_id: 'm1' }}
      draft="offer:o1"
      onTyped={() => {}}
      onStored={() => {}}
    />,
    {
      ...server,
      'GET /api/admin/contact-messages/m1': () => json({ inquiry }),
    },
  )
  const notice = 'Toimitus puuttuu tarjouksesta. Asiakas pyysi: Rahtikuljetus ovelle.'
  expect(await screen.findByText(notice)).toBeTruthy()
  await tab.user.click(screen.getByRole('button', { name: 'Lisää toimitus' }))
  expect(screen.queryByText(notice)).toBeNull()
})

it('goes on from its own save, which the server has tidied, and asks nothing', async () => {
  const [row] = offer.rows
  const tidied = {
    ...offer,
    version: 4,
    message: 'Terveisin',
    rows: row ? [{ ...row, price: 3299.5, discount: 10.5 }] : [],
  }
  const tab = await open({ 'PUT /api/admin/offers/o1': () => json(tidied) })
  await tab.user.clear(screen.getByLabelText('À-hinta (€)'))
  await tab.user.type(screen.getByLabelText('À-hinta (€)'), '3 299,5')
  await tab.user.type(screen.getByLabelText('Alennus (€)'), '10,5')
  await tab.user.type(screen.getByLabelText('Viesti asiakkaalle (vapaaehtoinen)'), ' Terveisin')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna luonnos' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('À-hinta (€)').value).toBe('3299,50'))
  expect(screen.getByLabelText<HTMLInputElement>('Alennus (€)').value).toBe('10,50')
  expect(screen.queryByRole('region', { name: 'Joku muu tallensi tämän juuri' })).toBeNull()
  expect(shownToasts().at(-1)?.title).toBe('Tarjous tallennettu')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna luonnos' }))
  await waitFor(() => expect(tab.callsOf('PUT /api/admin/offers/o1')[1]?.ifMatch).toBe('"4"'))
})

it('saves again over what a colleague has saved meanwhile, with what both have typed', async () => {
  const theirs = { ...offer, version: 4, message: 'Kollegan viesti' }
  const tab = await open({
    'PUT /api/admin/offers/o1': ({ ifMatch }) =>
      ifMatch === '"3"'
        ? problem(412, 'stale', 'Muuttunut', { current: theirs })
        : json({ ...theirs, version: 5, company: 'Vene Oy' }),
  })
  await tab.user.type(screen.getByLabelText('Yritys (vapaaehtoinen)'), 'Vene Oy')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna luonnos' }))
  await waitFor(() => expect(tab.callsOf('PUT /api/admin/offers/o1')).toHaveLength(2))
  expect(tab.callsOf('PUT /api/admin/offers/o1')[1]).toMatchObject({
    ifMatch: '"4"',
    body: { company: 'Vene Oy', message: 'Kollegan viesti' },
  })
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Tarjous tallennettu'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Viesti asiakkaalle (vapaaehtoinen)').value).toBe('Kollegan viesti')
})

it('says in Finnish what is wrong with what is no number and no address', async () => {
  const tab = await open()
  await tab.user.clear(screen.getByLabelText('À-hinta (€)'))
  await tab.user.type(screen.getByLabelText('Alennus (€)'), 'puolet')
  await tab.user.clear(screen.getByLabelText('Sähköposti'))
  await tab.user.type(screen.getByLabelText('Sähköposti'), 'aino')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna luonnos' }))
  await screen.findByText('Virheellinen sähköpostiosoite')
  expect(screen.getAllByText('Anna hinta euroina, enintään kaksi desimaalia')).toHaveLength(2)
  expect(document.body.textContent).not.toContain('Invalid input')
  expect(tab.callsOf('PUT /api/admin/offers/o1')).toEqual([])
})

it('stores nothing of a new offer before its first save, which sending it makes too', async () => {
  const stored = { ...offer, customer_name: 'Aino K', rows: [], version: 1 }
  const tab = renderScreen(<Begun />, {
    ...server,
    'GET /api/admin/offers/empty': () => json({ ...offer, customer_name: '', customer_email: '' }),
    'GET /api/admin/offers/o1': () => json(stored),
    'PUT /api/admin/offers/o1': () => json(stored),
    'POST /api/admin/offers/o1/send': () =>
      json({ ...stored, version: 2, status: 'sent', revision: 1, undo_until: '2099-01-01T00:00:00.000Z' }),
  })
  await screen.findByRole('heading', { name: 'Uusi tarjous' })
  await tab.user.type(await screen.findByLabelText('Nimi'), 'Aino K')
  await tab.user.click(screen.getByRole('button', { name: 'Lähetä tarjous' }))
  await waitFor(() => expect(tab.callsOf('POST /api/admin/offers/o1/send')).toMatchObject([{ ifMatch: '"1"' }]))
  expect(tab.callsOf('PUT /api/admin/offers/o1')).toMatchObject([
    { ifMatch: '"0"', body: { customer_name: 'Aino K', valid_until: '2026-12-05', rows: [] } },
  ])
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ action: { name: 'Kumoa tarjouksen 2001 lähetys' } }))
  await screen.findByRole('heading', { name: 'Tarjous 2001' })
})

it('says no more that it was restored once it has been stored', async () => {
  const values = { ...valuesOf(offer), company: 'Vene Oy' }
  keepDraft('offer:o1', { values, base: valuesOf(offer), keptAt: at })
  const tab = await open({ 'PUT /api/admin/offers/o1': () => json({ ...written, company: 'Vene Oy' }) })
  await screen.findByText(/^Palautettiin keskeneräinen lomake/)
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna luonnos' }))
  await waitFor(() => expect(screen.queryByText(/^Palautettiin keskeneräinen lomake/)).toBeNull())
})

function Begun() {
  const [isNew, setNew] = useState(true)
  return <OfferPage id="o1" isNew={isNew} onStored={() => setNew(false)} onClose={() => {}} onOpen={() => {}} />
}
