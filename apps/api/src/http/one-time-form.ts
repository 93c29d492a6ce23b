import { createHash, randomUUID } from 'node:crypto'
import { html } from 'hono/html'
import { retryWhile, upTo } from '../db/retry.ts'
import { ApiError } from './api-error.ts'
import type { ReadBody } from './read-body.ts'

/** The hidden field that makes one of a form that is sent twice. */
export const FORM_ID = 'form_id'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What each showing of a form has for itself. */
export const newFormId = (): string => randomUUID()

export const formIdField = () => html`<input type="hidden" name="${FORM_ID}" value="${newFormId()}">`

/**
 * The idempotency key of a form: of what was shown and what was typed, so that a button that is pressed twice does its work once, and
 * whoever goes back and changes something sends another. Undefined of a form without an id.
 */
export function formKey({ bytes, typed }: ReadBody): string | undefined {
  const id = typed?.[FORM_ID]
  if (typeof id !== 'string' || !UUID.test(id)) return undefined
  return `${id}.${createHash('sha256').update(bytes).digest('base64url')}`
}

const PATIENCE_MS = 10_000
const isUnderWay = (error: unknown) => error instanceof ApiError && error.code === 'request_running'

/** A browser shows the answer of the second press, so that one waits for the first and gets what came of it. */
export const afterFirstPress = <T>(write: () => Promise<T>): Promise<T> =>
  retryWhile(upTo(PATIENCE_MS, isUnderWay), write)
