import { showToast } from '~/lib/toast.ts'
import { addToComparison, compareList, removeFromComparison } from './compare.store.ts'
import { addedToast, removedToast, removeLabel } from './compare-messages.fi.ts'
import { reopenTray } from './compare-tray.ts'

/** Adds a product from its card and tells how it went; a tray that was closed comes back. */
export function addFromCard(id: string, name: string): void {
  reopenTray()
  showToast(addedToast(addToComparison(id), name, 'card'))
}

/** Takes a product out from its card and tells so. */
export function removeFromCard(id: string, name: string): void {
  removeFromComparison(id)
  showToast(removedToast(name))
}

/** Keeps a card's button in step with the comparison; gives the way to stop. */
export function follow(button: HTMLElement, id: string, name: string): () => void {
  const remove = button.querySelector<HTMLElement>('[data-remove]')
  if (remove) remove.ariaLabel = removeLabel(name)
  return compareList.subscribe((list) => {
    const isIn = list.includes(id)
    button.toggleAttribute('data-in', isIn)
    if (remove) remove.hidden = !isIn
  })
}
