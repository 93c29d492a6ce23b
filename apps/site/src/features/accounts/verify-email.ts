import { ApiError } from '~/lib/api.ts'
import { knownUser } from '~/lib/auth-user.ts'

/** Asks for the password where the server would: nobody is signed in, or somebody else. */
class VerifyEmail extends HTMLElement {
  connectedCallback() {
    if (!knownUser()) this.#askPassword()
    this.addEventListener('ajax-form:failure', (event) => {
      if (event instanceof CustomEvent && asksPassword(event.detail)) this.#askPassword()
    })
  }

  #askPassword() {
    const part = this.querySelector<HTMLElement>('[data-password]')
    const input = part?.querySelector('input')
    if (!part || !input) return
    part.hidden = false
    input.disabled = false
  }
}

const asksPassword = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 401 || error.problem?.errors?.some(({ path }) => path === 'password') === true)

customElements.define('verify-email', VerifyEmail)
