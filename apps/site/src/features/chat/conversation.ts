import type { ChatReply } from '@arkpax/schema/chat'

/** A message as the visitor sees it; of an answer also what the server gave with it. */
export interface Message
  extends Partial<Pick<ChatReply, 'details' | 'sources' | 'actions' | 'meant' | 'certainty' | 'urgent'>> {
  id: string
  text: string
  sender: 'user' | 'bot'
  /** A UTC instant; shown as hour and minute. */
  timestamp: string
  /** The server's id of an answer that can be told helpful. */
  messageId?: string
  helpful?: boolean
  /** No answer came: the question before can be sent again. */
  failed?: true
}

/** How much of the window is on the screen. */
export type View = 'closed' | 'open' | 'minimised'

/** What the browser keeps of a conversation, in this tab only: the server never gives a conversation back. */
export interface Conversation {
  view: View
  /** The server's id; null before the first answer. */
  sessionId: string | null
  messages: Message[]
  draft: string
}

const STORED = 'chat'
const KEPT_MESSAGES = 100

export const newConversation = (): Conversation => ({ view: 'closed', sessionId: null, messages: [], draft: '' })

/** The conversation of this tab, or a new one. A question that a page change left without an answer gets `unanswered`. */
export function loadConversation(unanswered: string): Conversation {
  const conversation = { ...newConversation(), ...readStored() }
  const last = conversation.messages.at(-1)
  return last?.sender === 'user' ? withMessage(conversation, failure(unanswered)) : conversation
}

function readStored(): Partial<Conversation> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}')
  } catch {
    // No storage, or not ours: the conversation begins anew.
    return {}
  }
}

/** Keeps the conversation for the next page; a browser that allows no storage keeps it on this page only. */
export function saveConversation(conversation: Conversation): void {
  try {
    const messages = conversation.messages.slice(-KEPT_MESSAGES)
    sessionStorage.setItem(STORED, JSON.stringify({ ...conversation, messages }))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** A message as it is said now. */
export const message = (sender: Message['sender'], text: string, more: Partial<Message> = {}): Message => ({
  id: crypto.randomUUID(),
  text,
  sender,
  timestamp: new Date().toISOString(),
  ...more,
})

/** The server's answer as a message. */
export function answerMessage({ reply, message_id, ...answer }: ChatReply): Message {
  const { details, sources, actions, meant, certainty, urgent } = answer
  return message('bot', reply, { messageId: message_id, details, sources, actions, meant, certainty, urgent })
}

/** What the assistant says when there is no answer. */
export const failure = (text: string): Message => message('bot', text, { failed: true })

export const withMessage = (conversation: Conversation, added: Message): Conversation => ({
  ...conversation,
  messages: [...conversation.messages, added],
})

/** Takes a failed answer and its question away again, to send the question anew; null when the last answer did not fail. */
export function takeBackFailed(conversation: Conversation): { question: string; rest: Conversation } | null {
  const [question, answer] = conversation.messages.slice(-2)
  if (question?.sender !== 'user' || !answer?.failed) return null
  return { question: question.text, rest: { ...conversation, messages: conversation.messages.slice(0, -2) } }
}
