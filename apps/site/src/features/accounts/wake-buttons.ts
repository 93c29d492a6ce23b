/** Buttons that do nothing without scripts are built disabled; this wakes them. */
export function wakeButtons(within: Element): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>('button[data-wake]')) button.disabled = false
}
