import type { ChatCertainty, ChatSource } from '@arkpax/schema/chat'
import { formatTime } from '@arkpax/schema/format-fi'
import { answerView } from './answer/answer-view.ts'
import { lastingActions, passingActions } from './answer-actions.ts'
import { chatText } from './chat.fi.ts'
import type { Message } from './conversation.ts'
import { button, make } from './make.ts'
import { isOwnPath } from './own-path.ts'

/** What a reader can do with an answer. */
export interface MessageActions {
  onHelpful: (message: Message, helpful: boolean) => void
  onRetry: () => void
  onHandOver: (when?: string) => void
  onSuggestion: (question: string) => void
}

/** A message: who said it, its text, an answer's sources and actions, and when. It stays as it is once it is there. */
export function messageView(message: Message): HTMLElement {
  const { id, sender, text, details, timestamp, sources = [], certainty, urgent } = message
  const view = make(
    'article',
    { class: 'message', 'data-sender': sender, 'data-message': id },
    make('span', { class: 'sr-only' }, `${sender === 'user' ? chatText.you : chatText.assistant}: `),
    sender === 'user' ? make('p', { class: 'text' }, text) : answerView({ text, details, isUrgent: urgent }),
  )
  const shown = sources.filter(({ url }) => isOwnPath(url))
  if (shown.length > 0) view.append(sourceList(shown, certainty))
  const actions = lastingActions(message)
  if (actions) view.append(actions)
  view.append(make('time', { datetime: timestamp }, formatTime(timestamp)))
  return view
}

/** The pages that an answer is drawn from; of one that is not sure, those that are nearest. */
function sourceList(sources: ChatSource[], certainty: ChatCertainty = 'sure'): HTMLElement {
  const items = sources.map(({ title, url }) => make('li', {}, make('a', { href: url }, title)))
  const heading = certainty === 'sure' ? chatText.sources : chatText.nearest
  return make('div', { class: 'sources' }, make('p', {}, heading), make('ol', {}, ...items))
}

/** What follows the last message: another try, or what to do next and whether it helped. Not read out by itself. */
export function followUp(message: Message, actions: MessageActions): HTMLElement | null {
  if (message.failed) {
    return below(
      row(
        button(chatText.retry, actions.onRetry),
        button(chatText.handOver, () => actions.onHandOver()),
      ),
    )
  }
  if (!message.messageId) return null
  return below(...passingActions(message, actions), feedback(message, actions))
}

function feedback(message: Message, actions: MessageActions): HTMLElement {
  const { question, yes, no, thanks } = chatText.helpful
  if (message.helpful === undefined) {
    const asking = row(
      make('span', {}, question),
      button(yes, () => actions.onHelpful(message, true)),
      button(no, () => actions.onHelpful(message, false)),
    )
    asking.setAttribute('role', 'group')
    asking.setAttribute('aria-label', question)
    return asking
  }
  const thanking = row(make('span', { tabindex: '-1' }, thanks))
  if (!message.helpful) thanking.append(button(chatText.handOver, () => actions.onHandOver()))
  return thanking
}

const below = (...rows: HTMLElement[]) => make('div', { 'aria-live': 'off' }, ...rows)

const row = (...content: HTMLElement[]) => make('div', { class: 'follow-up' }, ...content)
