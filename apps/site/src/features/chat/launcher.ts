import { chatText, launcherText } from './chat.fi.ts'
import type { View } from './conversation.ts'

/** The floating button of the page: it makes way for the open window, and stands for the minimised one. */
export class Launcher {
  readonly dock = document.querySelector<HTMLElement>('chat-dock')
  readonly button = this.dock?.querySelector<HTMLElement>('[data-open-chat]')

  show(view: View, isAnswering = false) {
    if (!this.dock) return
    this.dock.dataset.view = view
    this.button?.setAttribute('aria-expanded', String(view === 'open'))
    delete this.dock.dataset.news
    const resumed = isAnswering ? chatText.answering : chatText.resume
    this.#label(view === 'minimised' ? resumed : launcherText.label)
  }

  /** An answer that comes while the window is minimised is announced on the button. */
  tellAnswer(view: View) {
    if (view !== 'minimised') return
    this.#label(chatText.newAnswer)
    if (this.dock) this.dock.dataset.news = ''
  }

  #label(text: string) {
    const label = this.button?.querySelector('span')
    if (label) label.textContent = text
  }
}
