import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { showToast } from '~/lib/toast.ts'
import { compareList, removeFromComparison } from './compare.store.ts'
import { compareLabel, removedToast, removeLabel } from './compare-messages.fi.ts'
import type { CompareList } from './compare-rules.ts'
import { trayProducts } from './tray-products.ts'

/** Kept for the visit: the tray is closed until something is chosen again. */
const CLOSED = 'compareTrayClosed'

/** The tray of the page: in step with the comparison, of this tab or another; hidden while there is nothing in it or it is closed. */
class CompareTray extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback() {
    this.#stop ??= compareList.subscribe((list) => void this.#show(list))
    this.addEventListener('click', ({ target }) => target instanceof Element && this.#onClick(target))
  }

  disconnectedCallback() {
    this.#stop?.()
    this.#stop = undefined
  }

  reopen() {
    if (rememberClosed(false)) void this.#show(compareList.get())
  }

  async #show(list: CompareList) {
    const products = list.length && !isClosed() ? await trayProducts(list) : []
    if (list !== compareList.get()) return
    const pattern = this.querySelector('template')
    if (!pattern) return
    const items = products.map(({ id, name, picture }) => {
      const item = fillTemplate(pattern, { name })
      fillPicture(item, picture, '')
      const remove = item.querySelector<HTMLElement>('[data-remove]')
      if (remove) {
        Object.assign(remove.dataset, { remove: id, name })
        remove.ariaLabel = removeLabel(name)
      }
      return item
    })
    this.querySelector('ul')?.replaceChildren(...items)
    this.querySelector('[data-compare]')?.replaceChildren(compareLabel(items.length))
    this.querySelector('[data-one]')?.toggleAttribute('hidden', items.length > 1)
    this.hidden = items.length === 0
  }

  async #onClick(target: Element) {
    if (target.closest('[data-close]')) this.#close()
    const remove = target.closest<HTMLElement>('[data-remove]')
    if (!remove) return
    const { remove: id = '', name = '' } = remove.dataset
    const place = [...this.querySelectorAll('[data-remove]')].indexOf(remove)
    removeFromComparison(id)
    showToast(removedToast(name))
    await this.#show(compareList.get())
    const left = [...this.querySelectorAll<HTMLElement>('[data-remove]')]
    if (this.hidden) focusOnPage(id)
    else (left[place] ?? left.at(-1))?.focus()
  }

  #close() {
    rememberClosed(true)
    this.hidden = true
    focusOnPage(compareList.get().at(-1) ?? '')
  }
}

/** When the tray goes, the focus goes to where its product was chosen, or to the page. */
function focusOnPage(id: string) {
  const button = document.querySelector<HTMLElement>(`compare-button[data-product-id="${CSS.escape(id)}"] [data-add]`)
  const place = button?.checkVisibility() ? button : document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}

/** Storage that the visitor has closed keeps the tray open. */
function isClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}

/** Tells whether that changed anything. */
function rememberClosed(closed: boolean): boolean {
  if (isClosed() === closed) return false
  try {
    if (closed) sessionStorage.setItem(CLOSED, '')
    else sessionStorage.removeItem(CLOSED)
  } catch {
    return false
  }
  return true
}

customElements.define('compare-tray', CompareTray)

/** Shows a tray that was closed. */
export function reopenTray(): void {
  const tray = document.querySelector('compare-tray')
  if (tray instanceof CompareTray) tray.reopen()
}
