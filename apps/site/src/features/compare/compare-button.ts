import { showToast } from '~/lib/toast.ts'
import { addedToast, compareText, removedToast } from './compare.fi.ts'
import { addToComparison, compareList, removeFromComparison } from './compare.store.ts'

/** Adds its product to the comparison and takes it out again; shows which of the two is the case (COMP-08 to COMP-14). */
class CompareButton extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback() {
    const { productId: id = '', productName: name = '' } = this.dataset
    const add = this.querySelector<HTMLButtonElement>('[data-add]')
    const remove = this.querySelector<HTMLButtonElement>('[data-remove]')
    if (!add || !remove) return
    remove.ariaLabel = compareText.remove(name)
    add.onclick = () => showToast(addedToast(addToComparison(id), name, 'card'))
    remove.onclick = () => {
      removeFromComparison(id)
      add.focus()
      showToast(removedToast(name))
    }
    this.#stop = compareList.subscribe((list) => {
      const isIn = list.includes(id)
      this.toggleAttribute('data-in', isIn)
      remove.hidden = !isIn
    })
  }

  disconnectedCallback() {
    this.#stop?.()
  }
}

customElements.define('compare-button', CompareButton)
