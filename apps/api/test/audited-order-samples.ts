import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'
import { orderInput } from './factories.ts'
import { editOf } from './order-edit-of.ts'

/** The calls that change an order and send it in parts. */
export function orderSamples(test: () => TestApp): Samples {
  const order = async () => (await test().call('POST /api/admin/orders', { body: orderInput() })).answer
  const parcelOf = async () => {
    const { id, items } = await order()
    const path = `/api/admin/orders/${id}/deliveries`
    return { path, body: { items: [{ order_item_id: items[0]?.id ?? '', quantity: 1 }] } }
  }
  const parcel = async () => {
    const { answer } = await test().call('POST /api/admin/orders/{id}/deliveries', await parcelOf())
    return `/api/admin/deliveries/${answer.id}`
  }
  const notesPath = async () => `/api/admin/orders/${(await order()).id}/notes`
  const note = async () => {
    const made = { path: await notesPath(), body: { text: 'Soitettu' } }
    const { answer } = await test().call('POST /api/admin/orders/{id}/notes', made)
    return `/api/admin/order-notes/${answer.id}`
  }
  return {
    'POST /api/admin/orders/{id}/notes': async () => ({
      path: await notesPath(),
      body: { text: 'Soitettu' },
      line: ['create', 'order_note'],
    }),
    'PUT /api/admin/order-notes/{id}': async () => ({
      path: await note(),
      body: { text: 'Soitettu kahdesti' },
      line: ['update', 'order_note'],
    }),
    'DELETE /api/admin/order-notes/{id}': async () => ({ path: await note(), line: ['delete', 'order_note'] }),
    'PUT /api/admin/orders/{id}': async () => {
      const made = await order()
      const body = editOf(made, { note: 'Soittakaa ennen toimitusta' })
      return { path: `/api/admin/orders/${made.id}`, body, line: ['update', 'order'] }
    },
    'POST /api/admin/orders/{id}/deliveries': async () => ({ ...(await parcelOf()), line: ['pack', 'order'] }),
    'PUT /api/admin/deliveries/{id}': async () => ({
      path: await parcel(),
      body: { carrier: 'Posti' },
      line: ['change-delivery', 'order'],
    }),
    'PUT /api/admin/deliveries/{id}/serials': async () => {
      const made = await parcelOf()
      const { answer } = await test().call('POST /api/admin/orders/{id}/deliveries', made)
      const items = made.body.items.map(({ order_item_id }) => ({ order_item_id, serials: ['APX-1'] }))
      return { path: `/api/admin/deliveries/${answer.id}/serials`, body: { items }, line: ['set-serials', 'order'] }
    },
    'PUT /api/admin/deliveries/{id}/state': async () => ({
      path: `${await parcel()}/state`,
      body: { state: 'sent' },
      line: ['move-delivery', 'order'],
    }),
    'DELETE /api/admin/deliveries/{id}': async () => ({ path: await parcel(), line: ['unpack', 'order'] }),
  }
}
