/** A control that holds a value and can be wrong. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** The named controls of a form in their order. */
export const textControls = (form: HTMLFormElement): TextControl[] => [...form.elements].filter(isTextControl)

/** What the field's author says about this mistake (`data-required`, `data-invalid`), else what the browser says. */
export function messageFor(control: TextControl): string {
  const { required, invalid } = control.dataset
  const written = control.validity.valueMissing ? required : invalid
  return written ?? control.validationMessage
}

/** Shows a message in the field's error line and ties it to the control. */
export function showFieldError(control: TextControl, message: string): void {
  const line = errorLine(control)
  if (!line) return
  line.textContent = message
  line.hidden = false
  control.setAttribute('aria-invalid', 'true')
}

/** Takes the message away again. */
export function clearFieldError(control: Element): void {
  const line = errorLine(control)
  if (!line || line.hidden) return
  line.hidden = true
  // The mistake of a choice is its group's.
  control.closest('[aria-invalid]')?.removeAttribute('aria-invalid')
}

const errorLine = (control: Element) => control.closest('[data-field]')?.querySelector<HTMLElement>('[data-error]')
