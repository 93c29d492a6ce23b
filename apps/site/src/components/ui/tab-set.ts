/** Turns links and their panels into tabs with the keyboard of the ARIA pattern (arrows, Home, End). A link of a panel to another one leads to its tab. */
class TabSet extends HTMLElement {
  connectedCallback() {
    const list = this.querySelector<HTMLElement>('[data-list]')
    if (!list) return
    list.role = 'tablist'
    list.ariaLabel = list.dataset.label ?? null
    for (const tab of this.#tabs) {
      const panel = this.#panel(tab)
      tab.role = 'tab'
      tab.id = `${tab.dataset.tab}-valilehti`
      panel?.setAttribute('role', 'tabpanel')
      panel?.setAttribute('aria-labelledby', tab.id)
      tab.setAttribute('aria-controls', panel?.id ?? '')
    }
    const linked = this.#tabs.find((tab) => tab.getAttribute('href') === location.hash)
    this.#select(linked ?? this.#tabs[0])
    this.addEventListener('click', (event) => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
      const tab = this.#tabs.find((each) => each.getAttribute('href') === href)
      if (!tab) return
      event.preventDefault()
      this.#select(tab)
      tab.focus()
    })
    list.addEventListener('keydown', (event) => this.#onKey(event))
  }

  get #tabs() {
    return [...this.querySelectorAll<HTMLElement>('[data-tab]')]
  }

  #panel(tab: HTMLElement) {
    return this.querySelector<HTMLElement>(`[data-panel="${tab.dataset.tab}"]`)
  }

  #select(chosen: HTMLElement | undefined) {
    for (const tab of this.#tabs) {
      const isChosen = tab === chosen
      tab.ariaSelected = String(isChosen)
      tab.tabIndex = isChosen ? 0 : -1
      this.#panel(tab)?.toggleAttribute('hidden', !isChosen)
    }
  }

  #onKey(event: KeyboardEvent) {
    const tabs = this.#tabs
    const at = tabs.findIndex((tab) => tab.matches(':focus'))
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    const tab = tabs.at(next % tabs.length)
    tab?.focus()
    this.#select(tab)
  }
}

customElements.define('tab-set', TabSet)
