import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import type { RegistrationReceipt } from '@arkpax/schema/registrations'
import { isoDayOf } from '@arkpax/schema/typed-day'
import { fillWhenSignedIn } from '~/lib/fill-when-signed-in.ts'
import { registrationText } from './registrations.fi.ts'

/** Refuses a purchase date that is none or lies in the future, and tells when the warranty of a registered product ends. */
class RegistrationForm extends HTMLElement {
  connectedCallback() {
    const day = this.querySelector<HTMLInputElement>('[name="purchaseDate"]')
    day?.addEventListener('input', () => day.setCustomValidity(this.#isPast(day.value) ? '' : 'invalid'))
    fillWhenSignedIn(this.querySelector('form'))
    this.addEventListener('ajax-form:success', (event) => {
      if (event instanceof CustomEvent) this.#showReceipt(event.detail)
    })
  }

  #isPast(typed: string) {
    const day = isoDayOf(typed)
    const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false
    return typed === '' || (isDay && day <= finnishDay(new Date()))
  }

  #showReceipt({ productModel, warrantyEnd }: RegistrationReceipt) {
    const line = this.querySelector('[data-receipt]')
    const model = this.querySelector<HTMLOptionElement>(`option[value="${productModel}"]`)?.text ?? productModel
    if (line) line.textContent = registrationText.receipt(model, formatDate(warrantyEnd))
  }
}

customElements.define('registration-form', RegistrationForm)
