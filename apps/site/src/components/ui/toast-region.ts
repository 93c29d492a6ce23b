import type { Toast } from '~/lib/toast.ts'

const DURATION_MS = 5000
const SWIPE_PX = 50

/**
 * The one place where messages appear: one at a time, 5 s or as long as it asks (waiting while the pointer or the focus is on
 * it), swiped away to the right, reached with F8. A modal dialog leaves everything outside it inert, so a message stands
 * inside the one on top and moves on when that closes.
 */
class ToastRegion extends HTMLElement {
  #home: Element | null = null
  #duration = DURATION_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #swipeStart: number | null = null
  #before: HTMLElement | null = null

  connectedCallback() {
    if (this.#home) return // It has only been moved.
    this.#home = this.parentElement
    document.addEventListener('keydown', (event) => this.#onKey(event))
    document.addEventListener('close', () => this.#place(), true)
    this.addEventListener('pointerenter', () => this.#hold())
    this.addEventListener('pointerleave', () => this.#release())
    this.addEventListener('focusin', (event) => this.#onFocus(event))
    this.addEventListener('focusout', () => this.#release())
    this.addEventListener('pointerdown', (event) => this.#onPointerDown(event))
    this.addEventListener('pointermove', (event) => this.#onPointerMove(event))
    this.addEventListener('pointerup', () => this.#endSwipe())
    this.addEventListener('pointercancel', () => this.#endSwipe())
    this.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[data-close]')) this.dismiss()
    })
  }

  /** The dialog that it stood in has left the page. */
  disconnectedCallback() {
    if (!this.isConnected) this.#place()
  }

  /** Shows a message in place of the one before it. */
  show(toast: Toast) {
    this.#duration = toast.durationMs ?? DURATION_MS
    this.replaceChildren(card(toast, this.dataset.closeLabel ?? '', () => this.dismiss()))
    if (this.matches(':popover-open')) this.hidePopover()
    this.#place()
    this.#release()
  }

  dismiss() {
    clearTimeout(this.#timer)
    if (this.contains(document.activeElement)) this.#before?.focus()
    this.hidePopover()
    this.replaceChildren()
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
    this.#timer = setTimeout(() => this.dismiss(), this.#duration)
  }

  #onKey(event: KeyboardEvent) {
    const message = this.querySelector<HTMLElement>('[data-toast]')
    if (event.key === 'F8' && message) {
      event.preventDefault()
      this.#place()
      message.focus()
    }
    if (event.key === 'Escape' && this.contains(document.activeElement)) {
      event.preventDefault()
      this.dismiss()
    }
  }

  #onPointerDown(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest('a, button')) return
    this.#swipeStart = event.clientX
    this.setPointerCapture(event.pointerId)
  }

  #onPointerMove(event: PointerEvent) {
    if (this.#swipeStart === null) return
    const distance = Math.max(0, event.clientX - this.#swipeStart)
    this.style.translate = `${distance}px`
    if (distance < SWIPE_PX) return
    this.#endSwipe()
    this.dismiss()
  }

  #endSwipe() {
    this.#swipeStart = null
    this.style.translate = ''
  }
}

function card(
  { title, description, tone = 'default', action }: Toast,
  closeLabel: string,
  dismiss: () => void,
): HTMLElement {
  const message = element('div', {
    'data-toast': tone,
    role: tone === 'destructive' ? 'alert' : 'status',
    tabindex: '-1',
  })
  const text = element('div', { 'data-text': '' })
  text.append(element('p', { 'data-title': '' }, title))
  if (description) text.append(element('p', {}, description))
  if (action) text.append(actionOf(action, dismiss))
  message.append(text, element('button', { type: 'button', 'data-close': '', 'aria-label': closeLabel }, '×'))
  return message
}

function actionOf(action: NonNullable<Toast['action']>, dismiss: () => void): HTMLElement {
  if ('href' in action) return element('a', { href: action.href }, action.label)
  const button = element('button', { type: 'button', 'data-action': '' }, action.label)
  button.addEventListener('click', () => {
    dismiss()
    action.onPress()
  })
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
