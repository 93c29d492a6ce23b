import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { contactInput, orderInput } from './factories.ts'
import { signInStaff } from './sign-in-staff.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const lines = () =>
  test.deps.db.selectFrom('audit_log').select(['actor', 'action', 'entity', 'entity_id']).orderBy('id').execute()

it('what a person does stands in the log under their name, what the shared password does under admin', async () => {
  const { headers, email } = await signInStaff(test, 'sales', 'Aino Virtanen')
  const asAino = { headers, asAdmin: false }
  const { answer: order } = await test.call('POST /api/admin/orders', { body: orderInput(), ...asAino })
  const path = `/api/admin/orders/${order.id}/status`
  const body = { status: 'shipped', notify: true }
  await test.call('PUT /api/admin/orders/{id}/status', { path, body, ...asAino })
  await test.call('POST /api/contact', { body: contactInput() })
  const { answer: messages } = await test.call('GET /api/admin/contact-messages')
  const id = messages[0]?.id ?? ''
  await test.call('PUT /api/admin/contact-messages/{id}', {
    path: `/api/admin/contact-messages/${id}`,
    body: { adminNotes: 'Soitettu' },
  })
  const aino = `Aino Virtanen <${email}>`
  expect(await lines()).toEqual([
    { actor: aino, action: 'create', entity: 'order', entity_id: order.id },
    { actor: aino, action: 'set-status', entity: 'order', entity_id: order.id },
    { actor: 'admin', action: 'update', entity: 'contact_message', entity_id: id },
  ])
})

it('a call that changes nothing writes no line', async () => {
  const { answer: order } = await test.call('POST /api/admin/orders', { body: orderInput() })
  const path = `/api/admin/orders/${order.id}/status`
  await test.call('PUT /api/admin/orders/{id}/status', { path, body: { status: 'pending' } })
  expect((await lines()).map(({ action }) => action)).toEqual(['create'])
})
