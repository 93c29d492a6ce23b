const AUTO_ADVANCE_MS = 5000

/**
 * Shows one slide at a time, advances every 5 s and wraps. It waits while the pointer or the keyboard's focus
 * is on it, and stops for good by its button or for visitors who prefer reduced motion (WCAG 2.2.2).
 */
class HeroSlider extends HTMLElement {
  #index = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = matchMedia('(prefers-reduced-motion: reduce)').matches

  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element) this.#onClick(target)
    })
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      this.addEventListener(type, () => this.#wait())
    }
    this.#mark()
    this.#wait()
  }

  #onClick(target: Element) {
    const step = target.closest<HTMLElement>('[data-step]')
    const dot = target.closest('[data-dot]')
    if (step) this.#show(this.#index + Number(step.dataset.step))
    if (dot) this.#show([...this.querySelectorAll('[data-dot]')].indexOf(dot))
    if (target.closest('[data-toggle]')) {
      this.#stopped = !this.#stopped
      this.#mark()
      this.#wait()
    }
  }

  #show(index: number) {
    const slides = [...this.querySelectorAll<HTMLElement>('[data-slide]')]
    const pictures = [...this.querySelectorAll<HTMLElement>('[data-picture]')]
    const before = this.#index
    const now = (index + slides.length) % slides.length
    if (now === before) return
    this.#index = now
    for (const [at, picture] of pictures.entries()) {
      picture.dataset.state = at === now ? 'active' : at === before ? 'leaving' : 'idle'
    }
    for (const [at, slide] of slides.entries()) {
      slide.dataset.state = at === now ? 'active' : 'idle'
      slide.inert = at !== now
    }
    this.dataset.tone = slides[now]?.dataset.tone
    for (const [at, dot] of this.querySelectorAll('[data-dot]').entries())
      dot.toggleAttribute('aria-current', at === now)
    this.#wait()
  }

  /** Starts the wait for the next slide again, unless someone is reading or has stopped it. */
  #wait() {
    clearTimeout(this.#timer)
    const playing = !this.#stopped && !this.matches(':hover, :has(:focus-visible)')
    this.toggleAttribute('data-playing', playing)
    if (!playing) return
    this.#timer = setTimeout(() => this.#show(this.#index + 1), AUTO_ADVANCE_MS)
  }

  #mark() {
    const toggle = this.querySelector<HTMLElement>('[data-toggle]')
    this.toggleAttribute('data-stopped', this.#stopped)
    toggle?.setAttribute('aria-label', (this.#stopped ? toggle.dataset.play : toggle.dataset.pause) ?? '')
    this.querySelector('[data-live-region]')?.setAttribute('aria-live', this.#stopped ? 'polite' : 'off')
  }
}

customElements.define('hero-slider', HeroSlider)
