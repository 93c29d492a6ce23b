/** Shows one page of its list, or all of it; the arrows step on and wrap at both ends. */
class PagedList extends HTMLElement {
  #page = 0

  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step], [data-whole]') : null
      if (button?.dataset.step) this.#step(Number(button.dataset.step))
      else if (button) this.#showAll(button)
    })
    addEventListener('resize', () => this.#list?.style.removeProperty('min-height'))
  }

  get #list() {
    return this.querySelector<HTMLElement>('[data-items]')
  }

  #step(step: number) {
    const list = this.#list
    if (!list) return
    const pages = Math.ceil(list.children.length / Number(this.dataset.size))
    list.style.minHeight = `${list.offsetHeight}px`
    this.#page = (this.#page + step + pages) % pages
    this.#show()
    const counter = this.querySelector('[data-page]')
    if (counter) counter.textContent = String(this.#page + 1)
  }

  #showAll(button: HTMLElement) {
    const isAll = this.toggleAttribute('data-all')
    button.setAttribute('aria-expanded', String(isAll))
    this.#list?.style.removeProperty('min-height')
    this.#show()
    if (!isAll) button.scrollIntoView({ block: 'nearest' })
  }

  #show() {
    const isAll = this.hasAttribute('data-all')
    const size = Number(this.dataset.size)
    for (const [index, item] of [...(this.#list?.children ?? [])].entries())
      item.toggleAttribute('data-off', !isAll && Math.floor(index / size) !== this.#page)
  }
}

customElements.define('paged-list', PagedList)
