// @vitest-environment happy-dom
import type { OfferDetail } from '@arkpax/schema/offers'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { RecordAcceptance } from './RecordAcceptance.tsx'

const ACCEPT = 'POST /api/admin/offers/t1/accept'
const offer = {
  ...{ id: 't1', revision: 2, is_changed: false, is_collected: false, company: null, business_id: null },
  ...{ customer_name: 'Matti Meikäläinen', customer_phone: '040 123 4567' },
  ...{ shipping_address: 'Satamakatu 4', shipping_postcode: '00160', shipping_city: 'Helsinki' },
} as OfferDetail

it('makes the order of what was sent, and says at its field what is missing or refused', async () => {
  let tries = 0
  const errors = [{ path: 'payment_method', detail: 'Valitse jokin tarjotuista maksutavoista' }]
  const tab = renderScreen(<RecordAcceptance offer={offer} />, {
    [ACCEPT]: () =>
      ++tries === 1
        ? problem(422, 'invalid_fields', 'Tarkista', { errors })
        : json({ ...offer, status: 'accepted', order: { id: 'o1', number: 1042 } }),
  })
  await tab.user.click(screen.getByRole('button', { name: 'Kirjaa hyväksyntä' }))
  const make = () => tab.user.click(screen.getByRole('button', { name: 'Tee tilaus' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Kuka hyväksyi')).value).toBe('Matti Meikäläinen')
  expect(screen.queryByRole('option', { name: 'Lasku (yritykset)' })).toBeNull()
  await make()
  expect(await screen.findByText('Valitse, miten asiakas hyväksyi')).toBeTruthy()
  expect(tab.callsOf(ACCEPT)).toEqual([])
  await tab.user.selectOptions(screen.getByLabelText('Miten'), 'Puhelimitse')
  await tab.user.selectOptions(screen.getByLabelText('Maksutapa'), 'Verkkomaksu')
  await make()
  expect(await screen.findByText('Valitse jokin tarjotuista maksutavoista')).toBeTruthy()
  await tab.user.selectOptions(screen.getByLabelText('Maksutapa'), 'Tilisiirto etukäteen')
  await make()
  await waitFor(() => expect(shownToasts().at(-1)?.description).toBe('Tarjouksesta tehtiin tilaus 1042.'))
  expect(tab.callsOf(ACCEPT)[1]?.body).toMatchObject({
    ...{ revision: 2, accepted_by: 'Matti Meikäläinen', accepted_through: 'phone', payment_method: 'bank_transfer' },
    ...{ shipping_postcode: '00160', note: null },
  })
})
