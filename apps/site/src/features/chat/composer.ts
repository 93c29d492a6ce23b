import { formatNumber } from '@arkpax/schema/format-fi'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { chatText } from './chat.fi.ts'
import { make, sign } from './make.ts'

const MESSAGE_MAX = 2_000
const COUNTED_FROM = 1_800
const SEND = 'M12 19V5M5 12l7-7 7 7'
const STOP = 'M7 7h10v10H7z'

interface Actions {
  onSend: (message: string) => void
  onStop: () => void
  onDraft: (draft: string) => void
}

/** Where the visitor writes: Enter sends, Shift and Enter begin a new line. */
export class Composer {
  readonly form: HTMLFormElement
  readonly #field: HTMLTextAreaElement
  readonly #button: HTMLButtonElement
  readonly #note: HTMLElement
  readonly #actions: Actions
  #isPending = false

  constructor(draft: string, actions: Actions) {
    this.#actions = actions
    this.#field = make('textarea', {
      rows: '1',
      placeholder: chatText.placeholder,
      'aria-label': chatText.field,
      'aria-describedby': 'chat-note',
      enterkeyhint: 'send',
    })
    this.#field.value = draft
    this.#button = make('button', { type: 'submit', class: buttonClass('action', 'icon') })
    this.#note = make('p', { id: 'chat-note', class: 'note', role: 'alert' })
    this.form = make('form', { class: 'composer', onsubmit: (event) => this.#submit(event) }, this.#field, this.#button)
    this.form.prepend(this.#note)
    this.#field.addEventListener('input', () => this.#onInput())
    this.#field.addEventListener('keydown', (event) => this.#onKey(event))
    this.setPending(false)
    this.#tellLength()
  }

  /** While an answer is on its way nothing is sent; the button stops it. */
  setPending(isPending: boolean) {
    this.#isPending = isPending
    const label = isPending ? chatText.stop : chatText.send
    this.#button.replaceChildren(sign(isPending ? STOP : SEND))
    this.#button.setAttribute('aria-label', label)
    this.#button.title = label
  }

  /** Puts a text back that could not be sent, before whatever has been typed since. */
  giveBack(message: string) {
    this.#field.value = [message, this.#field.value].filter(Boolean).join('\n')
    this.#onInput()
  }

  focus() {
    this.#field.focus()
  }

  #onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    if (!this.#isPending) this.form.requestSubmit()
  }

  #onInput() {
    this.#actions.onDraft(this.#field.value)
    this.#tellLength()
  }

  #tellLength() {
    const { length } = this.#field.value.trim()
    const isTooLong = length > MESSAGE_MAX
    this.#note.textContent = isTooLong ? chatText.tooLong(formatNumber(length)) : ''
    this.#field.setAttribute('aria-invalid', String(isTooLong))
    this.form.toggleAttribute('data-long', length > COUNTED_FROM)
    this.form.dataset.count = `${formatNumber(length)} / ${formatNumber(MESSAGE_MAX)}`
  }

  #submit(event: Event) {
    event.preventDefault()
    if (this.#isPending) return this.#actions.onStop()
    const message = this.#field.value.trim()
    if (!message || message.length > MESSAGE_MAX) return this.#field.focus()
    this.#field.value = ''
    this.#onInput()
    this.#actions.onSend(message)
  }
}
