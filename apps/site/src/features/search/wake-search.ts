import { importCode } from '~/lib/import-code.ts'

/** Brings the code of the search when a field of it is first touched, and of the dialog when it is asked for. */
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('search-field')) void import('./search-field.ts')
})

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const openDialog = async (event: Event) => {
  event.preventDefault()
  const { openSearch } = await importCode(() => import('./open-search.ts'))
  openSearch()
}

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  if (target.closest('[data-open-search]')) void openDialog(event)
})

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return
  void openDialog(event)
})
