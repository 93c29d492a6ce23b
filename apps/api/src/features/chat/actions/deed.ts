import type { ChatReply } from '@arkpax/schema/chat'
import type { SignedInCustomer } from '../../../http/env.ts'
import type { OrderNeighbours } from '../../orders/follow-order.service.ts'
import type { Action } from '../assistant/action.ts'
import type { Turn } from '../assistant/assistant.ts'
import type { Language } from '../assistant/passages.ts'
import type { Live } from '../assistant-thread.ts'

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
  neighbours: OrderNeighbours
}

/** What has been done, as it is told. */
export type Told = Omit<ChatReply, 'session_id' | 'message_id'>

/** What is told of a deed, with the pages and buttons that go on from it. */
export const told = (
  reply: string,
  { sources = [], ...more }: Partial<Pick<ChatReply, 'sources' | 'actions' | 'details'>> = {},
): Told => ({ reply, sources, answered: true, certainty: 'sure', ...more })

/** Whether the assistant has asked this in the conversation: nothing is asked twice. */
export const hasAsked = ({ history }: Pick<Deed, 'history'>, question: string): boolean =>
  history.some(({ isBot, text }) => isBot && text.includes(question))

/** The address of a customer whose own things may be shown: it is verified. */
export const ownAddress = ({ visitor: { customer } }: Pick<Deed, 'visitor'>): string | undefined =>
  customer?.email_verified_at ? customer.email : undefined
