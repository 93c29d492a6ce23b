import '~/lib/held-fields.ts'
import { setField } from '~/lib/set-field.ts'
import { forgetInquiry, keepInquiry, keptInquiry } from './inquiry-draft.ts'

const TIMEOUT_MS = 20_000

/**
 * Keeps the form of an inquiry on the page: a changed quantity or postcode fetches products, prices and ways of delivery anew, and
 * sending shows what is wrong at its field. The server answers the same pages as without a script. What is typed stays when the page is
 * loaded anew, until it is sent.
 */
class InquiryForm extends HTMLElement {
  #isSending = false
  /** How many times products and delivery have been asked for; only the last answer counts. */
  #turn = 0
  /** Settles when nothing is pressed: what a finger or a mouse holds down must not be replaced under it, or it is never pressed. */
  #released: Promise<unknown> = Promise.resolve()

  connectedCallback() {
    this.addEventListener('pointerdown', () => {
      this.#released = Promise.race(RELEASES.map((name) => eventOf(name))).then(afterItsClick)
    })
    this.addEventListener('submit', (event) => {
      event.preventDefault()
      const { submitter } = event
      if (submitter?.hasAttribute('formaction')) void this.#update(submitter)
      else void this.#send()
    })
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.live !== undefined) void this.#update()
    })
    this.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'postcode' && /^\d{5}$/.test(target.value))
        void this.#update()
    })
    this.addEventListener('click', ({ target }) => {
      const step = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
      const quantity = step?.parentElement?.querySelector('input')
      if (!step || !quantity) return
      quantity.value = String(Math.max(1, (Number(quantity.value) || 0) + Number(step.dataset.step)))
      void this.#update()
    })
    this.addEventListener('input', () => this.#keep())
    this.querySelector('[data-update]')?.remove()
    void this.#restore()
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector('form')
  }

  #keep() {
    if (this.#form) keepInquiry(fieldsOf(this.#form))
  }

  /** Puts back what was typed; its products, prices and ways of delivery come from the server, as they are now. */
  async #restore(): Promise<void> {
    const form = this.#form
    const kept = form && keptInquiry(fieldsOf(form))
    if (!kept) return
    const isChosen = choicesOf(kept) === choicesOf(fieldsOf(form))
    for (const [name, value] of kept) if (!name.startsWith('items.')) setField(form, name, value)
    for (const details of form.querySelectorAll('details'))
      details.open ||= [...details.querySelectorAll('input')].some(({ value }) => value !== '')
    if (isChosen) return
    const { page } = await this.#post('/contact', kept)
    // What is chosen meanwhile counts.
    if (page && this.#turn === 0) this.#take(page, LIVE_PARTS)
  }

  async #update(submitter: HTMLElement | null = null): Promise<void> {
    const form = this.#form
    if (!form) return
    this.#turn += 1
    const turn = this.#turn
    const typed = fieldsOf(form, submitter)
    const { page } = await this.#post('/contact', typed)
    await this.#released
    if (!page || turn !== this.#turn) return
    // What was chosen while the answer was on its way counts.
    if (choicesOf(fieldsOf(form)) !== choicesOf(typed)) return this.#update(submitter)
    this.#take(page, LIVE_PARTS)
    this.#keep()
  }

  async #send() {
    const form = this.#form
    if (!form || this.#isSending) return
    this.#isSending = true
    const { page, movedTo } = await this.#post(form.action, fieldsOf(form))
    this.#isSending = false
    if (movedTo) {
      forgetInquiry()
      return location.assign(movedTo)
    }
    if (!page) return
    const answered = page.querySelector('inquiry-form form')
    if (!answered) return this.#tell(this.dataset.unreachable ?? '')
    form.replaceWith(answered)
    this.querySelector('[data-update]')?.remove()
    const first =
      this.querySelector<HTMLElement>('[aria-invalid="true"]') ?? this.querySelector<HTMLElement>('[role="alert"]')
    first?.focus()
  }

  /** The page that the server answers, or where it led; tells when nobody answered. */
  async #post(action: string, body: URLSearchParams): Promise<{ page?: Document; movedTo?: string }> {
    try {
      const answer = await fetch(action, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) })
      this.#tell('')
      if (answer.redirected) return { movedTo: answer.url }
      return { page: new DOMParser().parseFromString(await answer.text(), 'text/html') }
    } catch {
      this.#tell((navigator.onLine ? this.dataset.unreachable : this.dataset.offline) ?? '')
      return {}
    }
  }

  /** What was wrong before is no more why nothing was sent. */
  #tell(text: string) {
    if (text) this.querySelector('[data-part="mistakes"]')?.replaceChildren()
    for (const failure of this.querySelectorAll<HTMLElement>('[data-failure]')) {
      failure.hidden = text === ''
      failure.textContent = text
    }
  }

  #take(page: Document, parts: string[]) {
    const focused = this.contains(document.activeElement) ? document.activeElement : null
    for (const part of parts) {
      const fresh = page.querySelector(`[data-part="${part}"]`)
      if (fresh) this.querySelector(`[data-part="${part}"]`)?.replaceWith(fresh)
    }
    this.querySelector('[data-update]')?.remove()
    if (!focused || focused.isConnected) return
    const same = focused.id ? document.getElementById(focused.id) : null
    ;(same ?? this.querySelector<HTMLElement>('#tuotteet [data-live]') ?? this.#form)?.focus()
  }
}

/** What a changed quantity or postcode changes. */
const LIVE_PARTS = ['products', 'delivery', 'summary', 'sum']

/** How a press ends. */
const RELEASES = ['pointerup', 'pointercancel'] as const
const eventOf = (name: (typeof RELEASES)[number]) =>
  new Promise((happened) => addEventListener(name, happened, { once: true, capture: true }))
/** The click of a finger comes some milliseconds after it has gone. */
const afterItsClick = () => new Promise((later) => setTimeout(later, 50))

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** What products and delivery are made of. */
const choicesOf = (fields: URLSearchParams) =>
  [...fields].filter(([name]) => /^(items\.|postcode$|delivery_method$)/.test(name)).join('\n')

customElements.define('inquiry-form', InquiryForm)
