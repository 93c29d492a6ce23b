/** Shows one page of its list; the buttons step on and wrap at both ends. */
class PagedList extends HTMLElement {
  #page = 0

  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
      if (button) this.#step(Number(button.dataset.step))
    })
    addEventListener('resize', () => this.#list?.style.removeProperty('min-height'))
  }

  get #list() {
    return this.querySelector<HTMLElement>('[data-items]')
  }

  #step(step: number) {
    const list = this.#list
    if (!list) return
    const size = Number(this.dataset.size)
    const items = [...list.children]
    const pages = Math.ceil(items.length / size)
    list.style.minHeight = `${list.offsetHeight}px`
    this.#page = (this.#page + step + pages) % pages
    items.forEach((item, index) => {
      item.toggleAttribute('data-off', Math.floor(index / size) !== this.#page)
    })
    const counter = this.querySelector('[data-page]')
    if (counter) counter.textContent = String(this.#page + 1)
  }
}

customElements.define('paged-list', PagedList)
