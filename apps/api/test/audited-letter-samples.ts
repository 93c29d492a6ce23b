import type { Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'
import { addSubscribers, letterCalls, letterInput } from './make-letters.ts'

/** The calls with which staff write, send and stop letters. */
export function letterSamples(test: () => TestApp): Samples {
  const { path, write, send, wait } = letterCalls(test)
  const draft = async () => {
    await addSubscribers(test(), 1)
    const { answer } = await test().call('POST /api/admin/letters', { body: {} })
    return answer.id
  }
  const written = async () => {
    await addSubscribers(test(), 1)
    return (await write()).id
  }
  const sending = async () => {
    const id = await written()
    await send(id)
    await wait(11)
    return id
  }
  const stopped = async () => {
    const id = await sending()
    await test().call('POST /api/admin/letters/{id}/stop', { path: path(id, 'stop') })
    return id
  }
  const scheduled = async () => {
    const id = await written()
    await send(id)
    return id
  }
  return {
    'POST /api/admin/letters': async () => ({ body: {}, line: ['create', 'letter'] }),
    'PUT /api/admin/letters/{id}': async () => ({
      path: path(await draft()),
      body: letterInput(),
      line: ['update', 'letter'],
    }),
    'DELETE /api/admin/letters/{id}': async () => ({ path: path(await draft()), line: ['delete', 'letter'] }),
    'POST /api/admin/letters/{id}/test': async () => ({
      path: path(await written(), 'test'),
      body: { to: 'oma@example.fi' },
      line: ['test', 'letter'],
    }),
    'POST /api/admin/letters/{id}/send': async () => ({
      path: path(await written(), 'send'),
      body: { send_at: null },
      line: ['send', 'letter'],
    }),
    'POST /api/admin/letters/{id}/undo-send': async () => ({
      path: path(await scheduled(), 'undo-send'),
      line: ['undo-send', 'letter'],
    }),
    'POST /api/admin/letters/{id}/stop': async () => ({
      path: path(await sending(), 'stop'),
      line: ['stop', 'letter'],
    }),
    'POST /api/admin/letters/{id}/resume': async () => ({
      path: path(await stopped(), 'resume'),
      line: ['resume', 'letter'],
    }),
  }
}
