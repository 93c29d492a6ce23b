import type { ChatReply } from '@arkpax/schema/chat'
import { ApiError, callEvents } from '~/lib/api.ts'
import { chatText } from './chat.fi.ts'

/** How to reach a person when nothing else works. */
export interface CustomerService {
  phone: string
  email: string
}

interface Listener {
  /** The text so far, checked by the server. */
  onText: (text: string) => void
  signal: AbortSignal
}

/** Asks the assistant and gives its whole answer; throws where there is none. */
export async function ask(
  message: string,
  sessionId: string | null,
  { onText, signal }: Listener,
): Promise<ChatReply | undefined> {
  const body = { message, ...(sessionId && { session_id: sessionId }) }
  let text = ''
  for await (const { event, data } of callEvents('POST /api/chat', { body, signal })) {
    if (event === 'delta') {
      text += data.text
      onText(text)
    }
    if (event === 'done') return data
  }
  return undefined
}

/** What the visitor reads when no answer came. The server's own words come first where the visitor can act on them. */
export function explainFailure(error: unknown, { phone, email }: CustomerService): string {
  const technical = chatText.technical(phone.replaceAll(' ', '\u00A0'), email)
  if (error instanceof DOMException && error.name === 'AbortError') return chatText.stopped
  if (!navigator.onLine) return chatText.offline
  if (error instanceof ApiError && (error.status === 429 || error.status === 422)) {
    return error.problem?.errors?.[0]?.detail ?? error.detail ?? technical
  }
  return technical
}
