/** Lets batteries and panels be added to a station, with code that is fetched as it comes near the screen. */
class SystemBuilder extends HTMLElement {
  connectedCallback() {
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        const { buildSystem } = await import('./build-system.ts')
        buildSystem(this)
      },
      { rootMargin: '300px' },
    )
    near.observe(this)
  }
}

customElements.define('system-builder', SystemBuilder)
