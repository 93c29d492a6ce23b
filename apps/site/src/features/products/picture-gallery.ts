const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves the strip to a thumbnail's picture without moving the page, from one thumbnail to the next by arrow keys too, and marks the picture in view. */
class PictureGallery extends HTMLElement {
  connectedCallback() {
    const strip = this.querySelector<HTMLElement>('[data-strip]')
    const thumbs = [...this.querySelectorAll<HTMLElement>('[data-thumb]')]
    if (!strip || thumbs.length === 0) return
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      this.addEventListener(type, () => this.toggleAttribute('data-touched', true), { once: true })
    thumbs.forEach((thumb, index) => {
      thumb.addEventListener('click', (event) => {
        event.preventDefault()
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
        strip.scrollTo({ left: index * strip.clientWidth, behavior: calm ? 'auto' : 'smooth' })
      })
      thumb.addEventListener('keydown', (event) => {
        const next = thumbs[index + (STEPS[event.key] ?? Number.NaN)]
        if (!next) return
        event.preventDefault()
        next.focus()
        next.click()
      })
    })
    strip.addEventListener('scroll', () => {
      const shown = Math.round(strip.scrollLeft / strip.clientWidth)
      thumbs.forEach((thumb, index) => {
        if (index === shown) thumb.setAttribute('aria-current', 'true')
        else thumb.removeAttribute('aria-current')
      })
    })
  }
}

customElements.define('picture-gallery', PictureGallery)
