import { unfinishedView } from './answer/answer-view.ts'
import { questionGroup } from './answer-actions.ts'
import { chatText } from './chat.fi.ts'
import type { Message } from './conversation.ts'
import { make } from './make.ts'
import { followUp, type MessageActions, messageView } from './message-view.ts'

interface Actions extends MessageActions {
  /** A page of the site is about to be opened. */
  onSource: () => void
}

/** How long a screen reader may take to notice what has been added. */
const UNHEARD_MS = 500

/**
 * What has been said, in a log that screen readers read message by message. An answer that is being written stands beside
 * it unread, and is read once it is whole.
 */
export class Transcript {
  readonly #log: HTMLElement
  readonly #actions: Actions
  readonly #views = new Map<string, HTMLElement>()
  readonly #typing = make('div', { class: 'typing', inert: true, hidden: true })
  #below: HTMLElement | null = null

  constructor(log: HTMLElement, actions: Actions) {
    this.#log = log
    this.#actions = actions
    log.append(this.#typing)
    log.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('.message a[href^="/"]')) actions.onSource()
    })
  }

  /** Shows what was said before: nobody has to hear it again. */
  showEarlier(messages: Message[]) {
    this.#log.ariaLive = 'off'
    this.show(messages)
    this.toEnd()
    setTimeout(() => {
      this.#log.ariaLive = 'polite'
    }, UNHEARD_MS)
  }

  /** Shows these messages; those that are there already are not touched. */
  show(messages: Message[]) {
    const ids = new Set(messages.map(({ id }) => id))
    for (const [id, view] of this.#views) {
      if (ids.has(id)) continue
      view.remove()
      this.#views.delete(id)
    }
    const added = messages.filter(({ id }) => !this.#views.has(id))
    for (const message of added) {
      const view = messageView(message)
      this.#views.set(message.id, view)
      this.#typing.before(view)
    }
    this.#showBelow(messages)
    const newest = added.at(-1)
    if (newest) this.#reveal(newest)
  }

  /** The answer so far; '' while nothing has come yet, null when nothing is on its way. */
  showTyping(text: string | null) {
    const follows = this.#isAtEnd()
    this.#typing.hidden = text === null
    this.#typing.replaceChildren(...(text ? unfinishedView(text) : [make('i'), make('i'), make('i'), chatText.typing]))
    this.#typing.toggleAttribute('data-waiting', !text)
    if (follows) this.toEnd()
  }

  toEnd() {
    this.#log.scrollTop = this.#log.scrollHeight
  }

  focusFollowUp() {
    this.#below?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }

  #showBelow(messages: Message[]) {
    this.#below?.remove()
    const [first, second] = messages
    const last = messages.at(-1)
    const { suggestionsLabel, suggestions } = chatText
    const isNew = first && !second
    this.#below = isNew
      ? questionGroup(suggestionsLabel, suggestions, this.#actions.onSuggestion)
      : last
        ? followUp(last, this.#actions)
        : null
    if (this.#below) this.#typing.before(this.#below)
  }

  /** A long answer is shown from its beginning, everything else at its end. */
  #reveal({ id }: Message) {
    const view = this.#views.get(id)
    if (!view) return
    if (view.offsetHeight < this.#log.clientHeight * 0.8) this.toEnd()
    else this.#log.scrollTop = view.offsetTop - 16
  }

  #isAtEnd = () => this.#log.scrollHeight - this.#log.scrollTop - this.#log.clientHeight < 80
}
