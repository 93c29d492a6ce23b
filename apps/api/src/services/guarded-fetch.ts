import { ModelError } from './model-request.ts'

const LONGEST_LINE = 256 * 1024
const NEWLINE = 10

interface Guard {
  /** Ends the request, and tells why. */
  stop: AbortController
  /** The largest answer in bytes. */
  maxBytes: number
  onBytes: () => void
}

/**
 * A fetch for event streams from a server that is not trusted: follows no redirect, reads no body of an error (it may
 * repeat the key), takes no other type and nothing compressed, which a few bytes could blow up to more than the process can
 * bear, and stops at too many bytes or too long a line before they are held.
 */
export function guardedFetch({ stop, maxBytes, onBytes }: Guard): typeof fetch {
  return async (url, init) => {
    const asked = new Headers(init?.headers)
    asked.set('Accept-Encoding', 'identity')
    const response = await fetch(url, { ...init, headers: asked, redirect: 'manual', signal: stop.signal })
    const { status, headers } = response
    if (!response.ok) {
      await response.body?.cancel()
      return new Response(null, { status, headers })
    }
    const isStream = headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')
    const isPacked = !/^(identity)?$/i.test(headers.get('content-encoding') ?? '')
    if (!isStream || isPacked) {
      await response.body?.cancel()
      throw new ModelError('down', { status })
    }

    let bytes = 0
    let line = 0
    const measure = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onBytes()
        bytes += chunk.length
        const lastNewline = chunk.lastIndexOf(NEWLINE)
        line = lastNewline === -1 ? line + chunk.length : chunk.length - 1 - lastNewline
        if (bytes > maxBytes || line > LONGEST_LINE) stop.abort(new ModelError('too_large'))
        else controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(measure), { status, headers })
  }
}
