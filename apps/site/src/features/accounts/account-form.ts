import { wakeButtons } from './wake-buttons.ts'

/**
 * A form of the account outside the tabs. With `data-takes-token` the token of the mailed link goes from the address into
 * the form, and out of the address bar and the history; nothing is changed before the button is pressed.
 */
class AccountForm extends HTMLElement {
  connectedCallback() {
    wakeButtons(this)
    if ('takesToken' in this.dataset) this.#takeToken()
  }

  #takeToken() {
    const address = new URL(location.href)
    const token = address.searchParams.get('token')
    const field = this.querySelector<HTMLInputElement>('[name="token"]')
    if (token && field) {
      field.value = token
      address.searchParams.delete('token')
      history.replaceState(null, '', address)
      return
    }
    const form = this.querySelector('form')
    const missing = this.querySelector<HTMLElement>('[data-no-token]')
    if (form) form.hidden = true
    if (missing) missing.hidden = false
  }
}

customElements.define('account-form', AccountForm)
