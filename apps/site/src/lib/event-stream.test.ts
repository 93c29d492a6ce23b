import { expect, it } from 'vitest'
import { type ReceivedEvent, readEvents } from './event-stream.ts'

async function received(text: string, pieceLength: number) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceLength) controller.enqueue(bytes.slice(at, at + pieceLength))
      controller.close()
    },
  })
  const events: ReceivedEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

const sent =
  'event: delta\ndata: {"text":"Äänetön\\n\\nyö €"}\n\nevent: done\ndata: {"reply":""}\n\nevent: delta\ndata: {"te'

it.each([1, 2, 7, 1000])('reads events in pieces of %i bytes, and leaves out one that is cut short', async (length) => {
  expect(await received(sent, length)).toEqual([
    { event: 'delta', data: { text: 'Äänetön\n\nyö €' } },
    { event: 'done', data: { reply: '' } },
  ])
})
