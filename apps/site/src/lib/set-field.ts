/**
 * Sets a form's named field. Of radio buttons it checks the one with that value and leaves the choice alone where there is
 * none (a RadioNodeList of Chromium does not take an empty value).
 */
export function setField(form: HTMLFormElement | null, name: string, value: string): void {
  const fields = form?.querySelectorAll(`[name="${CSS.escape(name)}"]`) ?? []
  for (const field of fields) {
    if (field instanceof HTMLInputElement && field.type === 'radio') field.checked ||= field.value === value
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    )
      field.value = value
  }
}
