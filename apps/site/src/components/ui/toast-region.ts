import type { Toast } from '~/lib/toast.ts'

const DURATION_MS = 5000
const SWIPE_PX = 50

/**
 * The one place where messages appear: one at a time for 5 s (waiting while the pointer or the focus is on it), and beside it
 * those that have a time of their own, until that is over. Swiped away to the right, reached with F8. A modal dialog leaves
 * everything outside it inert, so messages stand inside the one on top: they move into one that opens over them, and on when it closes.
 */
class ToastRegion extends HTMLElement {
  #home: Element | null = null
  /** The message that gives way to the next one. */
  #passing: HTMLElement | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #swipe: { message: HTMLElement; from: number } | null = null
  #before: HTMLElement | null = null

  connectedCallback() {
    if (this.#home) return // It has only been moved.
    this.#home = this.parentElement
    document.addEventListener('keydown', (event) => this.#onKey(event))
    document.addEventListener('close', () => this.#place(), true)
    document.addEventListener('toggle', ({ target }) => target instanceof HTMLDialogElement && this.#place(), true)
    this.addEventListener('pointerenter', () => this.#hold())
    this.addEventListener('pointerleave', () => this.#release())
    this.addEventListener('focusin', (event) => this.#onFocus(event))
    this.addEventListener('focusout', () => this.#release())
    this.addEventListener('pointerdown', (event) => this.#onPointerDown(event))
    this.addEventListener('pointermove', (event) => this.#onPointerMove(event))
    this.addEventListener('pointerup', () => this.#endSwipe())
    this.addEventListener('pointercancel', () => this.#endSwipe())
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-close], [data-action]')) this.#remove(messageOf(target))
    })
  }

  /** The dialog that it stood in has left the page. */
  disconnectedCallback() {
    if (!this.isConnected) this.#place()
  }

  /** Shows a message in place of the one before it. */
  show(toast: Toast) {
    const message = card(toast, this.dataset.closeLabel ?? '')
    this.#remove(this.#passing)
    for (const shown of this.querySelectorAll<HTMLElement>('[data-about]')) {
      if (shown.dataset.about === toast.id) this.#remove(shown)
    }
    this.append(message)
    if (this.matches(':popover-open')) this.hidePopover()
    this.#place()
    if (toast.until === undefined) this.#passing = message
    else setTimeout(() => this.#remove(message), toast.until - Date.now())
    this.#release()
  }

  #remove(message: HTMLElement | null | undefined) {
    if (message?.contains(document.activeElement)) this.#before?.focus()
    message?.remove()
    if (!this.hasChildNodes() && this.matches(':popover-open')) this.hidePopover()
  }

  /** Stands where it can be reached: in the modal dialog on top, or at home. */
  #place() {
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? this.#home
    if (place && place !== this.parentElement) place.append(this)
    if (this.hasChildNodes() && !this.matches(':popover-open')) this.showPopover()
  }

  #onFocus({ relatedTarget }: FocusEvent) {
    this.#hold()
    if (relatedTarget instanceof HTMLElement && !this.contains(relatedTarget)) this.#before = relatedTarget
  }

  #hold() {
    clearTimeout(this.#timer)
  }

  #release() {
    clearTimeout(this.#timer)
    if (this.matches(':hover, :focus-within')) return
    this.#timer = setTimeout(() => this.#remove(this.#passing), DURATION_MS)
  }

  #onKey(event: KeyboardEvent) {
    const newest = this.querySelector<HTMLElement>('[data-toast]:last-child')
    if (event.key === 'F8' && newest) {
      event.preventDefault()
      this.#place()
      newest.focus()
    }
    if (event.key === 'Escape' && this.contains(document.activeElement)) {
      event.preventDefault()
      this.#remove(messageOf(document.activeElement))
    }
  }

  #onPointerDown({ target, clientX, pointerId }: PointerEvent) {
    const message = target instanceof Element && !target.closest('a, button') && messageOf(target)
    if (!message) return
    this.#swipe = { message, from: clientX }
    this.setPointerCapture(pointerId)
  }

  #onPointerMove({ clientX }: PointerEvent) {
    if (!this.#swipe) return
    const { message, from } = this.#swipe
    const distance = Math.max(0, clientX - from)
    message.style.translate = `${distance}px`
    if (distance < SWIPE_PX) return
    this.#endSwipe()
    this.#remove(message)
  }

  #endSwipe() {
    if (this.#swipe) this.#swipe.message.style.translate = ''
    this.#swipe = null
  }
}

const messageOf = (part: Element | null) => part?.closest<HTMLElement>('[data-toast]') ?? null

function card({ title, description, tone = 'default', id, action }: Toast, closeLabel: string): HTMLElement {
  const message = element('div', {
    'data-toast': tone,
    role: tone === 'destructive' ? 'alert' : 'status',
    tabindex: '-1',
    ...(id && { 'data-about': id }),
  })
  const text = element('div', { 'data-text': '' })
  text.append(element('p', { 'data-title': '' }, title))
  if (description) text.append(element('p', {}, description))
  if (action) text.append(actionOf(action))
  message.append(text, element('button', { type: 'button', 'data-close': '', 'aria-label': closeLabel }, '×'))
  return message
}

function actionOf(action: NonNullable<Toast['action']>): HTMLElement {
  if ('href' in action) return element('a', { href: action.href }, action.label)
  const { label, name, onPress } = action
  const button = element('button', { type: 'button', 'data-action': '', ...(name && { 'aria-label': name }) }, label)
  button.addEventListener('click', onPress)
  return button
}

function element(tag: string, attributes: Record<string, string>, text?: string): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  if (text) made.textContent = text
  return made
}

customElements.define('toast-region', ToastRegion)

/** Shows a toast in the page's region. */
export function presentToast(toast: Toast): void {
  const region = document.querySelector('toast-region')
  if (region instanceof ToastRegion) region.show(toast)
}
