import { importCode } from '~/lib/import-code.ts'
import { whenNear } from '~/lib/when-near.ts'

/** Brings the reviews up to date when they come near the screen, with code that is fetched only then. Where it does not come, that is said. */
class ProductReviews extends HTMLElement {
  connectedCallback() {
    this.querySelector('[data-away]')?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button')) void this.#begin()
    })
    whenNear(this, () => void this.#begin(), '100px')
  }

  #isBegun = false

  async #begin() {
    if (this.#isBegun) return
    this.#isBegun = true
    const show = await importCode(() => import('./show-reviews.ts')).catch(() => undefined)
    this.#isBegun = Boolean(show)
    const away = this.querySelector('[data-away]')
    const isPressed = Boolean(away?.contains(document.activeElement))
    away?.toggleAttribute('hidden', Boolean(show) || this.dataset.whole !== undefined)
    this.querySelector('[data-status]')?.toggleAttribute('hidden', !show)
    if (!show) return
    if (isPressed) this.focus({ preventScroll: true })
    show.showReviews(this)
  }
}

customElements.define('product-reviews', ProductReviews)
