import type { ChatSource } from '@arkpax/schema/chat'
import { formatTime } from '@arkpax/schema/format-fi'
import { chatText } from './chat.fi.ts'
import type { Message } from './conversation.ts'
import { button, make } from './make.ts'

/** What a reader can do with an answer. */
export interface MessageActions {
  onHelpful: (message: Message, helpful: boolean) => void
  onRetry: () => void
  onHandOver: () => void
}

/** A message: who said it, the text as text, an answer's sources, and when. It stays as it is once it is there. */
export function messageView({ id, sender, text, timestamp, sources = [] }: Message): HTMLElement {
  const view = make(
    'article',
    { class: 'message', 'data-sender': sender, 'data-message': id },
    make('span', { class: 'sr-only' }, `${sender === 'user' ? chatText.you : chatText.assistant}: `),
    make('p', { class: 'text' }, text),
  )
  if (sources.length > 0) view.append(sourceList(sources))
  view.append(make('time', { datetime: timestamp }, formatTime(timestamp)))
  return view
}

function sourceList(sources: ChatSource[]): HTMLElement {
  const items = sources
    .filter(({ url }) => /^\/(?![/\\])/.test(url))
    .map(({ title, url }) => make('li', {}, make('a', { href: url }, title)))
  return make('div', { class: 'sources' }, make('p', {}, chatText.sources), make('ol', {}, ...items))
}

/** What follows the last message: another try, or the question whether it helped. Not read out by itself. */
export function followUp(message: Message, actions: MessageActions): HTMLElement | null {
  const { question, yes, no, thanks } = chatText.helpful
  const row = make('div', { class: 'follow-up', 'aria-live': 'off' })
  if (message.failed) {
    row.append(button(chatText.retry, actions.onRetry), button(chatText.handOver, actions.onHandOver))
  } else if (!message.messageId) {
    return null
  } else if (message.helpful === undefined) {
    row.setAttribute('role', 'group')
    row.setAttribute('aria-label', question)
    row.append(
      make('span', {}, question),
      button(yes, () => actions.onHelpful(message, true)),
      button(no, () => actions.onHelpful(message, false)),
    )
  } else {
    row.append(make('span', { tabindex: '-1' }, thanks))
    if (!message.helpful) row.append(button(chatText.handOver, actions.onHandOver))
  }
  return row
}
