// @vitest-environment happy-dom
import type { CustomerDetail } from '@arkpax/schema/customers'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { AddCustomer } from './AddCustomer.tsx'
import { WriteMessage } from './WriteMessage.tsx'

const customer = {
  ...{ id: 'c', email: 'aino@koti.fi', name: 'Aino Korhonen' },
  addresses: [{ customer_id: 'c', email: 'aino@koti.fi', account_since: null }],
} as unknown as CustomerDetail
const SEND = 'POST /api/admin/contact-messages'
const UNDO = 'POST /api/admin/contact-messages/m1/undo'

it('writes to the customer from our own inbox, and the mail can be taken back while it waits', async () => {
  const { user, callsOf } = renderScreen(<WriteMessage customer={customer} open onClose={() => {}} />, {
    [SEND]: () => json({ id: 'm1', email: 'aino@koti.fi' }, 201),
    [UNDO]: () => new Response(null, { status: 204 }),
  })
  await user.click(screen.getByRole('button', { name: 'Lähetä viesti' }))
  expect(callsOf(SEND)).toEqual([])
  await user.type(screen.getByLabelText('Aihe'), 'Tilauksesi')
  await user.type(screen.getByLabelText('Viesti'), 'akku saapuu ensi viikolla.')
  await user.click(screen.getByRole('button', { name: 'Lähetä viesti' }))
  await waitFor(() => expect(callsOf(SEND)).toHaveLength(1))
  expect(callsOf(SEND)[0]?.body).toEqual({
    ...{ name: 'Aino Korhonen', email: 'aino@koti.fi', subject: 'Tilauksesi', message: 'akku saapuu ensi viikolla.' },
  })
  const action = shownToasts().at(-1)?.action
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(callsOf(UNDO)).toHaveLength(1))
})

it('says at its field what is wrong with a new customer, and keeps what was typed', async () => {
  const { user, callsOf } = renderScreen(<AddCustomer open onClose={() => {}} onSaved={() => {}} />, {
    'POST /api/admin/customers': () =>
      problem(422, 'invalid_fields', 'Tarkista', {
        errors: [{ path: 'email', detail: 'Tällä sähköpostiosoitteella on jo asiakas.' }],
      }),
  })
  await user.type(screen.getByLabelText('Nimi'), 'Venevuokra')
  await user.type(screen.getByLabelText('Y-tunnus'), '1234567-8')
  await user.type(screen.getByLabelText('Sähköposti'), 'aino@koti.fi')
  await user.click(screen.getByRole('button', { name: 'Lisää asiakas' }))
  expect(await screen.findByText('Tarkista Y-tunnus, esim. 1234567-1')).toBeTruthy()
  expect(callsOf('POST /api/admin/customers')).toEqual([])
  await user.clear(screen.getByLabelText('Y-tunnus'))
  await user.click(screen.getByRole('button', { name: 'Lisää asiakas' }))
  expect(await screen.findByText('Tällä sähköpostiosoitteella on jo asiakas.')).toBeTruthy()
  expect(screen.getByLabelText('Nimi')).toHaveProperty('value', 'Venevuokra')
})
