import { importCode } from '~/lib/import-code.ts'

/**
 * Adds its product to the comparison and takes it out again; shows which of the two is the case. What it
 * needs for that is loaded with the first click, or at once where this browser keeps a comparison.
 */
class CompareButton extends HTMLElement {
  #stop: (() => void) | undefined

  constructor() {
    super()
    this.addEventListener('click', ({ target }) => target instanceof Element && void this.#onClick(target))
  }

  connectedCallback() {
    if (keepsComparison()) void this.#wake()
  }

  disconnectedCallback() {
    this.#stop?.()
    this.#stop = undefined
  }

  async #onClick(target: Element) {
    const { productId = '', productName = '' } = this.dataset
    const { addFromCard, removeFromCard } = await this.#wake()
    if (target.closest('[data-add]')) addFromCard(productId, productName)
    if (target.closest('[data-remove]')) {
      removeFromCard(productId, productName)
      this.querySelector<HTMLElement>('[data-add]')?.focus()
    }
  }

  async #wake() {
    const actions = await importCode(() => import('./compare-actions.ts'))
    const { productId = '', productName = '' } = this.dataset
    if (this.isConnected) this.#stop ??= actions.follow(this, productId, productName)
    return actions
  }
}

/** Storage that the visitor has closed keeps nothing. */
function keepsComparison(): boolean {
  try {
    return localStorage.getItem('compareProducts') !== null
  } catch {
    return false
  }
}

customElements.define('compare-button', CompareButton)

// The tray stands on pages without a button, too.
if (keepsComparison()) void import('./compare-actions.ts')
