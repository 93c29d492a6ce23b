/** Prints the part of a text that it stands in: its heading and what follows up to the next one. */
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
    const elements = [...(this.parentElement?.children ?? [])]
    const here = elements.indexOf(this)
    const after = elements.slice(here + 1)
    const next = after.findIndex(({ tagName }) => tagName === 'H2')
    return [...elements.slice(here - 1, here), ...after.slice(0, next < 0 ? undefined : next)]
  }
}

customElements.define('print-sheet', PrintSheet)
