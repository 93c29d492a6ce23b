import { ApiError } from '~/lib/api.ts'
import { wakeButtons } from './wake-buttons.ts'

/**
 * A form of the account outside the tabs. With `data-takes-token` the token of the mailed link goes from the address into
 * the form, and out of the address bar and the history; nothing is changed before the button is pressed.
 */
class AccountForm extends HTMLElement {
  connectedCallback() {
    wakeButtons(this)
    if ('takesToken' in this.dataset) this.#takeToken()
    this.addEventListener('ajax-form:failure', (event) => {
      if (event instanceof CustomEvent && isExpiredLink(event.detail)) this.#showInstead('[data-expired-link]')
    })
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
    this.#showInstead('[data-no-token]')
  }

  #showInstead(selector: string) {
    const form = this.querySelector('form')
    const part = this.querySelector<HTMLElement>(selector)
    if (!form || !part) return
    form.hidden = true
    part.hidden = false
    part.focus()
  }
}

const isExpiredLink = (error: unknown) => error instanceof ApiError && error.problem?.code === 'link_expired'

customElements.define('account-form', AccountForm)
