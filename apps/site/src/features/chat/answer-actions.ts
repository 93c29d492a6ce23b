import type { ChatAction } from '@arkpax/schema/chat'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { chatText } from './chat.fi.ts'
import type { Message } from './conversation.ts'
import { button, make } from './make.ts'
import { isOutside, isOwnPath } from './own-path.ts'

const SUGGESTIONS_SHOWN = 3

type Kind<K extends ChatAction['kind']> = Extract<ChatAction, { kind: K }>

const ofKind = <K extends ChatAction['kind']>(actions: ChatAction[], kind: K) =>
  actions.filter((action): action is Kind<K> => action.kind === kind)

/** What stays with an answer: its links, and the form that asks where to tell of a product's return. */
export function lastingActions({ id, actions = [] }: Message): HTMLElement | null {
  const links = ofKind(actions, 'link')
    .filter(({ url }) => isOwnPath(url) || isOutside(url))
    .map(({ label, url }) => {
      const elsewhere = isOutside(url) && { target: '_blank', rel: 'noopener noreferrer' }
      return make('a', { href: url, class: buttonClass('outline', 'sm'), ...elsewhere }, label)
    })
  const alerts = ofKind(actions, 'stock-alert').map((alert, index) => alertButton(alert, `${id}-${index}`))
  if (links.length + alerts.length === 0) return null
  return make('div', { class: 'actions' }, ...links, ...alerts)
}

function alertButton({ productId, label }: Kind<'stock-alert'>, id: string): HTMLElement {
  const opener = button(
    label,
    async () => {
      const { stockAlertView } = await import('./stock-alert-form.ts')
      const view = await stockAlertView(productId, label, id)
      opener.replaceWith(view)
      view.querySelector<HTMLElement>('[type="email"]')?.focus()
      view.scrollIntoView({ block: 'nearest' })
    },
    { class: buttonClass('outline', 'sm') },
  )
  return opener
}

/** What goes away with the next message: questions that may have been meant, giving the conversation to a person, and questions to go on with. */
export function passingActions(
  { actions = [], meant }: Message,
  does: { onHandOver: (when: string) => void; onSuggestion: (question: string) => void },
): HTMLElement[] {
  const handOvers = ofKind(actions, 'hand-over').map(({ label, when }) =>
    make(
      'div',
      { class: 'follow-up' },
      button(label, () => does.onHandOver(when)),
      ...(when ? [make('span', {}, when)] : []),
    ),
  )
  const next = ofKind(actions, 'suggest').map(({ text }) => text)
  return [
    ...(meant ? [questionGroup(meant.lead, meant.questions, does.onSuggestion, make('p', {}, meant.lead))] : []),
    ...handOvers,
    ...(next.length > 0 ? [questionGroup(chatText.next, next.slice(0, SUGGESTIONS_SHOWN), does.onSuggestion)] : []),
  ]
}

/** Questions that are asked by one press. */
export const questionGroup = (
  label: string,
  questions: readonly string[],
  onQuestion: (question: string) => void,
  ...lead: HTMLElement[]
): HTMLElement =>
  make(
    'div',
    { class: 'suggestions', role: 'group', 'aria-label': label },
    ...lead,
    ...questions.map((question) => button(question, () => onQuestion(question))),
  )
