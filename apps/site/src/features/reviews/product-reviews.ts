import { whenNear } from '~/lib/when-near.ts'

/** Brings the reviews up to date when they come near the screen, with code that is fetched only then. Where it does not come, that is said. */
class ProductReviews extends HTMLElement {
  connectedCallback() {
    this.querySelector('[data-away]')?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button')) void this.#begin()
    })
    whenNear(this, () => void this.#begin(), '100px')
  }

  async #begin() {
    const show = await import('./show-reviews.ts').catch(() => undefined)
    this.querySelector('[data-away]')?.toggleAttribute('hidden', Boolean(show) || this.dataset.built !== undefined)
    this.querySelector('[data-status]')?.toggleAttribute('hidden', !show)
    show?.showReviews(this)
  }
}

customElements.define('product-reviews', ProductReviews)
