/** Shows one page of its list; the arrows step on and wrap at both ends. */
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
    const pages = Math.ceil(list.children.length / size)
    list.style.minHeight = `${list.offsetHeight}px`
    this.#page = (this.#page + step + pages) % pages
    for (const [index, item] of [...list.children].entries())
      item.toggleAttribute('data-off', Math.floor(index / size) !== this.#page)
    this.querySelector('[data-page]')?.replaceChildren(String(this.#page + 1))
  }
}

customElements.define('paged-list', PagedList)
