/** Puts the token of the mailed link into the form, which a built page cannot know, and helps whoever the form does not. */
const part = document.querySelector<HTMLElement>('[data-mailed-form]')
const field = part?.querySelector<HTMLInputElement>('input[name="token"]')
const token = new URLSearchParams(location.search).get('token')

const show = (name: string, isShown = true) =>
  part?.querySelector(`[data-${name}]`)?.toggleAttribute('hidden', !isShown)

if (field && token) field.value = field.defaultValue = token
else if (field?.form) {
  field.form.hidden = true
  show('no-token')
  show('help')
}
part?.addEventListener('ajax-form:failure', () => show('help'))
part?.addEventListener('ajax-form:success', () => show('help', false))
