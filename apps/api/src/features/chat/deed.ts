import type { ChatReply } from '@arkpax/schema/chat'
import type { Deps } from '../../deps.ts'
import type { SignedInCustomer } from '../../http/env.ts'
import type { Action } from './assistant/action.ts'
import type { Turn } from './assistant/assistant.ts'
import type { Language } from './assistant/passages.ts'
import type { Live } from './assistant-thread.ts'

/** Who asks: the signed-in customer, and the client whose guesses are counted. */
export interface Visitor {
  customer: SignedInCustomer | undefined
  client: string
}

/** What the assistant is to do, for whom, and what was said before, oldest first. */
export interface Deed {
  action: Action
  language: Language
  history: readonly Turn[]
  visitor: Visitor
  live: Live
}

/** What has been done, as it is told. */
export type Told = Omit<ChatReply, 'session_id' | 'message_id'>

/** Does what the assistant was asked to do and cannot: whoever knows orders and warranties is handed to the conversation. */
export type CarryOut = (deps: Deps, deed: Deed) => Promise<Told> | Told
