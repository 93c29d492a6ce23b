/** A call that takes longer than this has failed, as far as whoever waits for it is concerned. */
const PATIENCE_MS = 15_000

/**
 * Why a call has no answer: the network was away before it was sent, so that nothing has reached the server; the server could
 * not be reached or the connection broke; or it did not answer in time. After the last two nobody knows what it has done.
 */
export type NoAnswerReason = 'offline' | 'unreachable' | 'timeout'

/** A call that nobody has answered; one that was answered badly is an `ApiError`. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason

  constructor(reason: NoAnswerReason, cause: unknown) {
    super(`No answer: ${reason}`, { cause })
    this.name = 'NoAnswer'
    this.reason = reason
  }
}

/**
 * Makes a call with the patience of 15 s or what is told (ms); throws `NoAnswer` where none comes. It is made also where the browser says that there
 * is no network: a server on the same machine answers all the same. The caller's own `signal` ends it as ever.
 */
export async function withPatience<T>(
  make: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
  patience = PATIENCE_MS,
): Promise<T> {
  const wasOffline = navigator.onLine === false
  const end = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end.abort()
  }, patience)
  const follow = () => end.abort(caller?.reason)
  caller?.addEventListener('abort', follow)
  if (caller?.aborted) follow()
  try {
    return await make(end.signal)
  } catch (error) {
    const isUnanswered = error instanceof TypeError || error instanceof DOMException
    if (!isUnanswered || caller?.aborted) throw error
    throw new NoAnswer(isLate ? 'timeout' : wasOffline ? 'offline' : 'unreachable', error)
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', follow)
  }
}
