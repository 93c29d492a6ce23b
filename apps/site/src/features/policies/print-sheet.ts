/** Prints the chapter that it stands in: its heading and what follows. */
class PrintSheet extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button')
    if (!button) return
    button.hidden = false
    button.addEventListener('click', () => this.#print())
  }

  #print() {
    const sheet = document.createElement('div')
    sheet.dataset.sheet = ''
    sheet.className = 'prose'
    sheet.append(...this.#part().map((element) => element.cloneNode(true)))
    addEventListener('afterprint', () => sheet.remove(), { once: true })
    document.body.append(sheet)
    print()
  }

  #part(): Element[] {
    const heading = this.closest('details')?.querySelector('summary > h3')
    const elements = [...(this.parentElement?.children ?? [])]
    return [...(heading ? [heading] : []), ...elements.slice(elements.indexOf(this) + 1)]
  }
}

customElements.define('print-sheet', PrintSheet)
