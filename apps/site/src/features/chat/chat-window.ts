import { chatText } from './chat.fi.ts'
import type { Composer } from './composer.ts'
import { button, make, sign } from './make.ts'

const MINIMISE = 'M5 12h14'
const CLOSE = 'M6 6l12 12M18 6 6 18'
/** A phone, also when it is held sideways, and a page that is magnified. */
const narrow = matchMedia('(width < 48rem), (height < 30rem)')
/** How much of the page can be seen above the sheet of a phone, in pixels; nothing where it has little room. */
const PAGE_SEEN = 40
const ROOMY = 600

interface Actions {
  onMinimise: () => void
  onClose: () => void
  onHandOver: () => void
  onRestart: () => void
}

/** The frame of the assistant: beside the page where there is room, a sheet over it on a phone. */
export class ChatWindow {
  readonly dialog: HTMLDialogElement
  readonly log = make('div', { class: 'log', role: 'log', tabindex: '0', 'aria-label': chatText.log })
  readonly talk: HTMLElement
  readonly status = make('p', { class: 'sr-only', role: 'status' })
  readonly #title = make('h2', { id: 'chat-title', tabindex: '-1' }, chatText.title)

  constructor(composer: Composer, actions: Actions) {
    const header = make(
      'div',
      { class: 'head on-dark' },
      make('div', {}, this.#title, make('p', { id: 'chat-about' }, chatText.note)),
      button(chatText.minimise, actions.onMinimise, {}, sign(MINIMISE)),
      button(chatText.close, actions.onClose, {}, sign(CLOSE)),
    )
    const ways = make(
      'div',
      { class: 'ways' },
      button(chatText.handOver, actions.onHandOver, { class: 'quiet' }),
      button(chatText.restart, actions.onRestart, { class: 'quiet' }),
    )
    this.talk = make('div', { class: 'talk' }, this.log, composer.form, ways)
    this.dialog = make(
      'dialog',
      { 'aria-labelledby': 'chat-title', 'aria-describedby': 'chat-about' },
      header,
      this.talk,
      this.status,
    )
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      actions.onClose()
    })
    this.dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !this.coversPage) actions.onClose()
    })
    this.dialog.addEventListener('click', ({ target, clientY }) => {
      if (target === this.dialog && clientY < this.dialog.getBoundingClientRect().top) actions.onMinimise()
    })
    narrow.addEventListener('change', () => {
      if (!this.dialog.open) return
      this.hide()
      this.show()
    })
    window.visualViewport?.addEventListener('resize', () => this.#fitKeyboard())
    window.visualViewport?.addEventListener('scroll', () => this.#fitKeyboard())
  }

  /** On a phone the window covers the page, which waits behind it. */
  get coversPage() {
    return narrow.matches
  }

  /** Shows the window; beside the page it does so without taking the focus. */
  show() {
    if (this.dialog.open) return
    if (this.coversPage) this.dialog.showModal()
    else this.dialog.setAttribute('open', '')
    this.#fitKeyboard()
  }

  hide() {
    if (this.dialog.open) this.dialog.close()
  }

  focusTitle() {
    this.#title.focus()
  }

  /** Puts another view in the place of the conversation; null brings the conversation back. */
  showInstead(view: HTMLElement | null) {
    for (const other of this.dialog.querySelectorAll('.hand-over')) other.remove()
    this.talk.hidden = view !== null
    if (view) this.talk.after(view)
  }

  /** The keyboard of a phone covers the lower part of the page, so the sheet ends where the keyboard begins. */
  #fitKeyboard() {
    const viewport = window.visualViewport
    if (!viewport || !this.dialog.open) return
    const { style } = this.dialog
    const seen = viewport.height < ROOMY ? 0 : PAGE_SEEN
    style.height = this.coversPage ? `${viewport.height - seen}px` : ''
    style.top = this.coversPage ? `${viewport.offsetTop + seen}px` : ''
    this.dialog.toggleAttribute('data-sheet', seen > 0)
  }
}
