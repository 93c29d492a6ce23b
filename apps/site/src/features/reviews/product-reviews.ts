/** Brings the reviews up to date when they come near the screen, with code that is fetched only then. */
class ProductReviews extends HTMLElement {
  connectedCallback() {
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        const { showReviews } = await import('./show-reviews.ts')
        showReviews(this)
      },
      { rootMargin: '100px' },
    )
    near.observe(this)
  }
}

customElements.define('product-reviews', ProductReviews)
