import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from './tooltip.recipe.ts'

const GAP_PX = 8
let lastClosed = Number.NEGATIVE_INFINITY

/** Shows its `[role=tooltip]` above the control beside it: at once on focus, after a delay on hover; Escape hides it. */
class ToolTip extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback() {
    this.firstElementChild?.setAttribute('aria-describedby', this.dataset.for ?? '')
    this.addEventListener('pointerenter', () => {
      const skips = performance.now() - lastClosed < TOOLTIP_SKIP_MS
      this.#timer = setTimeout(() => this.#show(), skips ? 0 : TOOLTIP_DELAY_MS)
    })
    this.addEventListener('pointerleave', () => this.#hide())
    this.addEventListener('focusin', () => this.#show())
    this.addEventListener('focusout', () => this.#hide())
    this.addEventListener('keydown', (event) => event.key === 'Escape' && this.#hide())
  }

  get #bubble() {
    return this.querySelector<HTMLElement>('[role="tooltip"]')
  }

  #show() {
    const bubble = this.#bubble
    if (!bubble || bubble.matches(':popover-open')) return
    bubble.showPopover()
    const control = this.getBoundingClientRect()
    const { width, height } = bubble.getBoundingClientRect()
    const left = control.left + (control.width - width) / 2
    const above = control.top - height - GAP_PX
    bubble.style.left = `${Math.max(GAP_PX, Math.min(left, innerWidth - width - GAP_PX))}px`
    bubble.style.top = `${above > 0 ? above : control.bottom + GAP_PX}px`
  }

  #hide() {
    clearTimeout(this.#timer)
    const bubble = this.#bubble
    if (!bubble?.matches(':popover-open')) return
    bubble.hidePopover()
    lastClosed = performance.now()
  }
}

customElements.define('tool-tip', ToolTip)
