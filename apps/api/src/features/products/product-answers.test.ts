import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { createAssistantThread } from '../chat/assistant-thread.ts'

it('the assistant tells what staff have saved of a product, and nothing of one that is hidden', async () => {
  const assistant = createAssistantThread(undefined, 60_000)
  const test = await createTestApp()
  test.deps.assistant = assistant // On a busy machine the first answer takes longer than a visitor would wait.
  const ask = async (message: string) =>
    (await test.call('POST /api/chat', { body: { message } })).answer.reply.replaceAll('\u00A0', ' ')
  const save = (id: string, body: object) =>
    test.call('PUT /api/admin/products/{id}', { path: `/api/admin/products/${id}`, body })
  const { answer } = await test.call('GET /api/admin/products/{id}', { path: '/api/admin/products/1' })
  const ports = answer.details.ports?.map((port) => (port.id === 'ac-out' ? { ...port, count: 6 } : port))
  await save('1', { batteryCapacity: 2_777, details: { ...answer.details, ports, ipRating: 'IP65' } })
  expect(await ask('Mikä on Ark PRO:n kapasiteetti?')).toContain('2777 Wh')
  expect(await ask('Montako pistorasiaa Ark PRO:ssa on?')).toContain('kuusi pistorasiaa')
  expect(await ask('Mikä on Ark EVO:n kapasiteetti?')).toContain('1200 Wh')
  await save('2', { status: 'hidden' })
  expect(await ask('Mikä on Ark EVO:n kapasiteetti?')).not.toContain('Ark EVO 1800 W – kapasiteetti')
  await assistant.stop()
})
