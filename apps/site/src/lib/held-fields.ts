/**
 * Puts back, as they were left, the fields that were changed before the page's scripts: this is imported before those that fill
 * them from the address.
 */
export const putBack = new Map<EventTarget, () => void>()

for (const { type, target } of window.held ?? []) {
  if (type !== 'input') continue
  if (target instanceof HTMLInputElement && target.type !== 'file') {
    const { value, checked } = target
    putBack.set(target, () => Object.assign(target, { value, checked }))
  }
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) {
    const { value } = target
    putBack.set(target, () => Object.assign(target, { value }))
  }
}
