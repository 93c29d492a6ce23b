import type { ChatReply } from '@arkpax/schema/chat'
import type { Deed as AskedDeed, Told } from '../chat/deed.ts'
import type { OrderNeighbours } from '../orders/follow-order.service.ts'

/** A deed with those who know what has become of an order. */
export interface Deed extends AskedDeed {
  neighbours: OrderNeighbours
}

export type { Told }

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
