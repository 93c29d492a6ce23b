// @vitest-environment happy-dom
import type { UnitDetail } from '@arkpax/schema/units'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen } from '../../../test/screen.tsx'
import { UnitPage } from './UnitPage.tsx'
import { Units } from './Units.tsx'

const at = '2026-11-20T08:00:00.000Z'
const unit: UnitDetail = {
  ...{ id: 'u1', serial: 'APX-1', product_id: '1', product_name: 'Ark PRO', status: 'sold' },
  ...{ order_id: 'o1', order_number: 1042, delivery_id: null, delivered_on: '2026-11-21' },
  ...{ made_on: null, made_in: null, batch: 'B7', passport_id: 'a'.repeat(32) },
  ...{ cycles: 12, state_of_health: 98.5, health_on: '2026-11-22', version: 3, created_at: at, updated_at: at },
  passport_url: 'https://arkpax.example/akkupassi/a',
  registrations: [],
  events: [{ ...{ id: 'e1', kind: 'added', text: null, cycles: null, state_of_health: null }, author: 'Sari', at }],
}
const { passport_url: _url, registrations: _registrations, events: _events, ...listed } = unit
const GET = 'GET /api/admin/units/APX-1'
const PUT = 'PUT /api/admin/units/APX-1'
const SERVICE = 'POST /api/admin/units/APX-1/service'
const PRODUCTS = { 'GET /api/admin/products': () => json([{ id: '1', name: 'Ark PRO', status: 'active' }]) }
const openUnit = (answers: Parameters<typeof renderScreen>[1], shown = unit) =>
  renderScreen(<UnitPage serial="APX-1" onTitle={() => {}} parts={() => <p>Muut osat</p>} />, {
    [GET]: () => json(shown),
    ...PRODUCTS,
    ...answers,
  })

it('tells what is known of a unit, and what is not', async () => {
  openUnit({})
  expect(await screen.findByText(/^98,5.%, mitattu 22.11.2026$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '1042' }).getAttribute('href')).toBe('/admin/orders/o1')
  expect(screen.getAllByText('Ei tiedossa')).toHaveLength(2)
  expect(screen.getByText('Laitetta ei ole rekisteröity.')).toBeTruthy()
  expect(screen.getByText('Muut osat')).toBeTruthy()
})

it('says that the passport of a scrapped unit has ended', async () => {
  openUnit({}, { ...unit, status: 'scrapped' })
  expect(await screen.findByText(/Sen akkupassi on päättynyt/)).toBeTruthy()
})

it('says that a unit is not there, and lets it be tried again', async () => {
  openUnit({ [GET]: () => problem(404, 'not_found', 'Laitetta APX-1 ei löytynyt.') })
  expect(await screen.findByText('Laitetta APX-1 ei löytynyt.')).toBeTruthy()
})

it('changes how it was made, over what somebody else has changed meanwhile', async () => {
  const tab = openUnit({
    [PUT]: ({ ifMatch, body }) =>
      ifMatch === '"3"'
        ? problem(412, 'stale', 'Muuttunut', { current: { ...listed, batch: 'B8', version: 4 } })
        : json({ ...unit, ...(body as object), version: 5 }),
  })
  await tab.user.click(await screen.findByRole('button', { name: 'Muokkaa tietoja' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Muokkaa tietoja' }))
  await tab.user.selectOptions(dialog.getByLabelText('Tuote'), 'Ark PRO') // happy-dom chooses nothing by itself.
  await tab.user.type(dialog.getByLabelText('Valmistuspaikka (vapaaehtoinen)'), 'Turku')
  await tab.user.click(dialog.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(2))
  expect(tab.callsOf(PUT)[1]).toMatchObject({
    ifMatch: '"4"',
    body: { product_id: '1', made_in: 'Turku', batch: 'B8', made_on: null },
  })
})

it('says at its field why a unit that is on an order stays what it is', async () => {
  const detail = 'Laite on tilauksella, joten sen tuotetta ei voi vaihtaa'
  const tab = openUnit({
    [PUT]: () => problem(422, 'invalid_fields', 'Tarkista', { errors: [{ path: 'product_id', detail }] }),
  })
  await tab.user.click(await screen.findByRole('button', { name: 'Muokkaa tietoja' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Muokkaa tietoja' }))
  await tab.user.selectOptions(dialog.getByLabelText('Tuote'), 'Ark PRO') // happy-dom chooses nothing by itself.
  await tab.user.type(dialog.getByLabelText('Erä (vapaaehtoinen)'), '8')
  await tab.user.click(dialog.getByRole('button', { name: 'Tallenna' }))
  expect(await dialog.findByText(detail)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Erä (vapaaehtoinen)').value).toBe('B78')
})

it('writes down what service has read, and warns before a unit is scrapped', async () => {
  const tab = openUnit({ [SERVICE]: () => json(unit, 201) })
  await tab.user.click(await screen.findByRole('button', { name: 'Kirjaa huolto' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirjaa huolto' }))
  await tab.user.type(dialog.getByLabelText('Akun kunto mittauksessa (%) (vapaaehtoinen)'), '101')
  await tab.user.click(dialog.getByRole('button', { name: 'Tallenna' }))
  expect(await dialog.findByText('Enintään 100 %')).toBeTruthy()
  await tab.user.clear(dialog.getByLabelText('Akun kunto mittauksessa (%) (vapaaehtoinen)'))
  await tab.user.type(dialog.getByLabelText('Akun kunto mittauksessa (%) (vapaaehtoinen)'), '97,5')
  await tab.user.type(dialog.getByLabelText('Lataussyklit mittauksessa (vapaaehtoinen)'), '40')
  await tab.user.selectOptions(dialog.getByLabelText('Laitteen tila tämän jälkeen'), 'scrapped')
  expect(dialog.getByText(/akkupassi päättyy/)).toBeTruthy()
  await tab.user.click(dialog.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(tab.callsOf(SERVICE)).toHaveLength(1))
  expect(tab.callsOf(SERVICE)[0]?.body).toMatchObject({
    ...{ kind: 'service', status: 'scrapped', cycles: 40, state_of_health: 97.5 },
  })
})

it('lists units, adds one, and tells of a list that is empty', async () => {
  const created: unknown[] = []
  const tab = renderScreen(<Units />, {
    'GET /api/admin/units': () => json(created),
    ...PRODUCTS,
    'POST /api/admin/units': ({ body }) => {
      created.push({ ...listed, ...(body as object) })
      return json({ ...unit, ...(body as object) }, 201)
    },
  })
  expect(await screen.findByText('Ei vielä laitteita')).toBeTruthy()
  await tab.user.click(screen.getByRole('button', { name: 'Lisää laite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Lisää laite' }))
  await tab.user.click(dialog.getByRole('button', { name: 'Lisää laite' }))
  expect(await dialog.findByText('Sarjanumero on pakollinen')).toBeTruthy()
  await tab.user.type(dialog.getByLabelText('Sarjanumero'), 'apx-2')
  await tab.user.selectOptions(dialog.getByLabelText('Tuote'), 'Ark PRO')
  await tab.user.click(dialog.getByRole('button', { name: 'Lisää laite' }))
  expect(await screen.findByRole('link', { name: 'APX-2' })).toBeTruthy()
})
