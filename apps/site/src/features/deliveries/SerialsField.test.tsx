// @vitest-environment happy-dom
import type { OrderDetail } from '@arkpax/schema/orders'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { madeUpOrder } from '../../../test/made-up-order.ts'
import { type Answers, json, problem, renderScreen } from '../../../test/screen.tsx'
import { NewDelivery } from './NewDelivery.tsx'

const PACK = `POST /api/admin/orders/${madeUpOrder.id}/deliveries`
const left = [{ id: 'l1', product_id: '1', name: 'Ark PRO', quantity: 2 }]
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Sarjanumerot: Ark PRO')

async function open(answers: Answers) {
  const tab = renderScreen(<NewDelivery order={madeUpOrder as OrderDetail} left={left} />, answers)
  await tab.user.click(screen.getByRole('button', { name: 'Kerää toimitus' }))
  return { ...tab, pack: () => tab.user.click(screen.getByRole('button', { name: 'Kerää' })) }
}

it('a number that is not in the register makes a unit only after staff have said so, and each new one is asked about', async () => {
  const detail = 'Numeroa APX-9 ei ole laiterekisterissä. Tarkista se tai lisää uusi laite.'
  const unknown = { errors: [{ path: 'items.0.serials', detail }] }
  const tab = await open({
    'GET /api/admin/units': () => json([]),
    [PACK]: () => problem(422, 'unknown_serials', 'Sarjanumeroa ei ole laiterekisterissä', unknown),
  })
  await tab.user.type(await field(), 'apx-9')
  await tab.pack()
  expect(await screen.findByText(detail)).toBeTruthy()
  const answer = () => screen.findByLabelText<HTMLInputElement>(/lisää uusi laite laiterekisteriin$/)
  expect((await answer()).checked).toBe(false)
  await tab.user.click(await answer())
  expect(screen.queryByText(detail)).toBeNull()
  await tab.pack()
  await waitFor(() => expect(tab.callsOf(PACK)).toHaveLength(2))
  await tab.user.clear(await field())
  await tab.user.type(await field(), 'apx-8')
  expect((await answer()).checked).toBe(false)
  expect(tab.callsOf(PACK).map(({ body }) => body)).toMatchObject([{ new_serials: [] }, { new_serials: ['APX-9'] }])
})

it('units in stock are chosen from a list, each once', async () => {
  const tab = await open({ 'GET /api/admin/units': () => json([{ serial: 'APX-1' }, { serial: 'APX-2' }]) })
  const stock = await screen.findByLabelText('Lisää varastosta: Ark PRO')
  await tab.user.selectOptions(stock, 'APX-2')
  expect((await field()).value).toBe('APX-2')
  expect(screen.queryByRole('option', { name: 'APX-2' })).toBeNull()
  expect(tab.callsOf('GET /api/admin/units')[0]?.query).toMatchObject({ status: 'in_stock', product_id: '1' })
})
