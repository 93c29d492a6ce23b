import { finnishDay } from '@arkpax/schema/format-fi'
import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'
import { orderInput } from './factories.ts'
import { jpegPhoto } from './make-pictures.ts'

/** One call of each kind that staff handle a return with. */
export function returnSamples(test: () => TestApp): Samples {
  const makeOrder = async () =>
    (await test().call('POST /api/admin/orders', { body: orderInput({ notify: false }) })).answer
  const startOf = ({ id, items }: Awaited<ReturnType<typeof makeOrder>>) => ({
    path: `/api/admin/orders/${id}/returns`,
    body: {
      name: 'Matti',
      announced_on: finnishDay(test().clock.now),
      items: items.map((item) => ({ id: item.id, quantity: 1 })),
      notify: false,
    },
  })
  const makeReturn = async () => {
    const order = await makeOrder()
    const path = `/api/admin/orders/${order.id}/status`
    await test().call('PUT /api/admin/orders/{id}/status', { path, body: { status: 'delivered', notify: false } })
    return (await test().call('POST /api/admin/orders/{id}/returns', startOf(order))).answer
  }
  const addPicture = async () => {
    const { id } = await makeReturn()
    const path = `/api/admin/returns/${id}/pictures`
    const body = { name: 'naarmu.jpg', content: (await jpegPhoto(64, 48)).toString('base64') }
    return { path, body }
  }
  return {
    'POST /api/admin/orders/{id}/returns': async () => ({
      ...startOf(await makeOrder()),
      line: ['create', 'return'],
    }),
    'PUT /api/admin/returns/{id}': async () => {
      const made = await makeReturn()
      return {
        path: `/api/admin/returns/${made.id}`,
        body: { ...made, items: [], note: 'Soitettu', notify: false },
        line: ['update', 'return'],
      }
    },
    'POST /api/admin/returns/{id}/refund': async () => ({
      path: `/api/admin/returns/${(await makeReturn()).id}/refund`,
      body: { method: 'cash', paid_on: '2026-01-03', notify: false },
      line: ['refund', 'return'],
    }),
    'POST /api/admin/returns/{id}/pictures': async () => ({ ...(await addPicture()), line: ['update', 'return'] }),
    'DELETE /api/admin/returns/{id}/pictures/{picture}': async () => {
      const { path, body } = await addPicture()
      const { id } = (await test().call('POST /api/admin/returns/{id}/pictures', { path, body })).answer
      return { path: `${path}/${id}`, line: ['update', 'return'] }
    },
  }
}
