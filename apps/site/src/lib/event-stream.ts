/** One event as it travelled: its name, and its data read as JSON. */
export interface ReceivedEvent {
  event: string
  data: unknown
}

/** The events of a `text/event-stream` as they arrive. Ends with the stream; throws when it breaks off. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      yield* blocks.map(toEvent)
    }
  } finally {
    await reader.cancel()
  }
}

function toEvent(block: string): ReceivedEvent {
  const [, event = '', data = 'null'] = block.match(/^event: (.*)\ndata: (.*)$/) ?? []
  return { event, data: JSON.parse(data) }
}
