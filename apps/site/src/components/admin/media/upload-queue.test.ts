import type { UploadedMedia } from '@arkpax/schema/media'
import { expect, it } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import type { UploadEvents } from './upload-file.ts'
import { UploadQueue } from './upload-queue.ts'

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)
const taken = (is_duplicate = false) => ({ media: { id: 'a' }, is_duplicate }) as UploadedMedia

/** A server that answers when it is told to. */
function heldSending() {
  const begun: {
    name: string
    events: UploadEvents
    signal: AbortSignal
    done: PromiseWithResolvers<UploadedMedia>
  }[] = []
  const send = (sent: File, events: UploadEvents, signal: AbortSignal) => {
    const done = Promise.withResolvers<UploadedMedia>()
    begun.push({ name: sent.name, events, signal, done })
    return done.promise
  }
  return { begun, send }
}

const settled = () => new Promise((done) => setTimeout(done))
const states = (queue: UploadQueue) => queue.read().map(({ state }) => state)

it('sends three files at once, and the next when one has come', async () => {
  const { begun, send } = heldSending()
  let told = 0
  const queue = new UploadQueue(send, () => {
    told += 1
  })
  queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
  expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  begun[1]?.done.resolve(taken())
  await settled()
  expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(states(queue)).toEqual(['sending', 'done', 'sending', 'sending', 'waiting'])
  expect(told).toBe(1)
})

it('tells how far a file is, that the line is cut, and what came of it', async () => {
  const { begun, send } = heldSending()
  const queue = new UploadQueue(send, () => {})
  queue.add([file('a')])
  begun[0]?.events.onSent(4)
  expect(queue.read()[0]).toMatchObject({ state: 'sending', sent: 4 })
  begun[0]?.events.onPaused()
  expect(states(queue)).toEqual(['paused'])
  begun[0]?.events.onMaking()
  begun[0]?.done.resolve(taken(true))
  await settled()
  expect(queue.read()[0]).toMatchObject({ state: 'duplicate', sent: 10 })
})

it('keeps a file that was refused with the words of the server, sends it again, and goes on with the others', async () => {
  const { begun, send } = heldSending()
  const queue = new UploadQueue(send, () => {})
  queue.add([file('a'), file('b')])
  const detail = 'SVG-kuvia ei oteta vastaan.'
  begun[0]?.done.reject(new ApiError(422, '', { type: '', title: '', status: 422, code: 'media_refused', detail }))
  begun[1]?.done.reject(new Error('odottamaton'))
  await settled()
  const [first, second] = queue.read()
  expect([first?.message, second?.message]).toEqual([detail, 'Lataaminen epäonnistui. Yritä uudelleen.'])
  queue.retry(first?.key ?? 0)
  expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'a'])
  expect(queue.read()[0]).toMatchObject({ state: 'sending', message: undefined })
})

it('stops a file that is taken out, and drops from the list what has ended', async () => {
  const { begun, send } = heldSending()
  const queue = new UploadQueue(send, () => {})
  queue.add([file('a'), file('b')])
  queue.remove(queue.read()[0]?.key ?? 0)
  expect(begun[0]?.signal.aborted).toBe(true)
  begun[1]?.done.resolve(taken())
  await settled()
  queue.clear()
  expect(queue.read()).toEqual([])
})

it('sends nothing that is empty or too large', () => {
  const { begun, send } = heldSending()
  const queue = new UploadQueue(send, () => {})
  const large = Object.defineProperty(file('suuri'), 'size', { value: 61 * 1024 * 1024 })
  queue.add([file('tyhja', 0), large])
  expect(begun).toEqual([])
  expect(queue.read().map(({ message }) => message)).toEqual([
    'Tiedosto on tyhjä.',
    expect.stringContaining('liian suuri'),
  ])
})
