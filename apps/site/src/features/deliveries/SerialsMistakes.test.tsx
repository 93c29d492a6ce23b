// @vitest-environment happy-dom
import type { Delivery } from '@arkpax/schema/deliveries'
import type { OrderDetail } from '@arkpax/schema/orders'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { madeUpOrder } from '../../../test/made-up-order.ts'
import { problem, renderScreen } from '../../../test/screen.tsx'
import { EditSerials } from './EditSerials.tsx'
import { NewDelivery } from './NewDelivery.tsx'

const SERIALS = 'Sarjanumerot: Ark PRO'

it('a serial number that is none, or stands twice, is told at its line before a delivery is made', async () => {
  const left = [{ id: 'l1', product_id: '1', name: 'Ark PRO', quantity: 2 }]
  const tab = renderScreen(<NewDelivery order={madeUpOrder as OrderDetail} left={left} />, {})
  await tab.user.click(screen.getByRole('button', { name: 'Kerää toimitus' }))
  const make = () => tab.user.click(screen.getByRole('button', { name: 'Kerää' }))
  await tab.user.type(await screen.findByLabelText(SERIALS), '!!??')
  await make()
  expect(await screen.findByText('Sarjanumerossa on oltava kirjain tai numero')).toBeTruthy()
  await tab.user.clear(screen.getByLabelText(SERIALS))
  await tab.user.type(screen.getByLabelText(SERIALS), 'APX-1\napx-1')
  await make()
  expect(await screen.findByText('Sarjanumero APX-1 on annettu kahdesti')).toBeTruthy()
})

it('what the server says of one serial number stands at its line', async () => {
  const delivery = {
    ...{ id: 'd1', version: 1 },
    items: [{ order_item_id: 'l1', product_name: 'Ark PRO', quantity: 2, serials: [] }],
  } as unknown as Delivery
  const errors = [{ path: 'items.0.serials.0', detail: 'Sarjanumerossa on oltava kirjain tai numero' }]
  const tab = renderScreen(<EditSerials delivery={delivery} position={1} productOf={() => '1'} />, {
    'PUT /api/admin/deliveries/d1/serials': () => problem(422, 'invalid_fields', 'Tarkista', { errors }),
  })
  await tab.user.click(screen.getByRole('button', { name: 'Sarjanumerot: toimitus 1' }))
  await tab.user.type(await screen.findByLabelText(SERIALS), '!!??')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText('Sarjanumerossa on oltava kirjain tai numero')).toBeTruthy()
})
