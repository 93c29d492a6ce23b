import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import type { RegistrationReceipt } from '@arkpax/schema/registrations'
import { registrationText } from './registrations.fi.ts'

/** Keeps the purchase date from lying in the future, and tells when the warranty of a registered product ends. */
class RegistrationForm extends HTMLElement {
  connectedCallback() {
    this.querySelector('[name="purchaseDate"]')?.setAttribute('max', finnishDay(new Date()))
    this.addEventListener('ajax-form:success', (event) => {
      if (event instanceof CustomEvent) this.#showReceipt(event.detail)
    })
  }

  #showReceipt({ productModel, warrantyEnd }: RegistrationReceipt) {
    const line = this.querySelector('[data-receipt]')
    const model = this.querySelector<HTMLOptionElement>(`option[value="${productModel}"]`)?.text ?? productModel
    if (line) line.textContent = registrationText.receipt(model, formatDate(warrantyEnd))
  }
}

customElements.define('registration-form', RegistrationForm)
