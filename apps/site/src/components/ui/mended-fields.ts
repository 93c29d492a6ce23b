import { clearFieldError } from './field-errors.ts'

/** A mistake that the server has told of a field goes when the field is changed: whether it is mended is told when the form is sent. */
document.addEventListener('input', ({ target }) => {
  if (target instanceof Element) clearFieldError(target)
})

// As where a form stays on its page: whoever has sent it goes on at the first mistake.
const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]')
const control = wrong?.role === 'radiogroup' ? wrong.querySelector('input') : wrong
control?.focus()
