import { clearFieldError } from './field-errors.ts'

/** A mistake that the server has told of a field goes when the field is changed: whether it is mended is told when the form is sent. */
document.addEventListener('input', ({ target }) => {
  if (target instanceof Element) clearFieldError(target)
})
