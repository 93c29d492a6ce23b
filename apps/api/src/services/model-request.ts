/** What a language model is asked. */
export interface ModelRequest {
  /** The rules that the answer follows. */
  system: string
  /** The conversation so far; the last message is the one to answer. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  maxOutputTokens: number
  /** Milliseconds for the whole answer, from the call on. */
  deadlineMs: number
  /** Ends the call when nobody waits for the answer any more. */
  signal?: AbortSignal
  /** The answer is one JSON object. The model must be told so in words, too. */
  json?: true
}

/**
 * Why there is no answer: `busy` (too many at once, a daily cap, or the server asks to wait), `down` (no server, a broken
 * answer, or a server that has failed too often), `timeout`, `too_large` (more bytes or tokens than allowed), `refused`
 * (the server or the model does not want to answer this), `cancelled` (by the caller).
 */
export type ModelFailure = 'busy' | 'down' | 'timeout' | 'too_large' | 'refused' | 'cancelled'

/** A call to the model without a whole answer. */
export class ModelError extends Error {
  readonly kind: ModelFailure
  /** The HTTP status of the model's server, where there was one. */
  readonly status: number | undefined
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(kind: ModelFailure, { status, retryAfterMs }: { status?: number; retryAfterMs?: number } = {}) {
    super(`model: ${kind}`)
    this.name = 'ModelError'
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}
