import './search-field.ts'

/** Opens the search over the page; the mobile menu gives way. */
export function openSearch(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
  const dialog = document.getElementById('haku')
  if (!(dialog instanceof HTMLDialogElement)) return
  dialog.showModal()
  dialog.querySelector('input')?.select()
}
