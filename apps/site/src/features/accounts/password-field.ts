/** Gives a password its button: pressed, the password can be read. It is hidden again before the form goes. */
class PasswordField extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input')
    const button = this.querySelector('button')
    if (!input || !button) return
    const show = (shown: boolean) => {
      input.type = shown ? 'text' : 'password'
      button.ariaPressed = String(shown)
    }
    button.hidden = false
    button.addEventListener('click', () => show(button.ariaPressed !== 'true'))
    input.form?.addEventListener('submit', () => show(false), { capture: true })
  }
}

customElements.define('password-field', PasswordField)
