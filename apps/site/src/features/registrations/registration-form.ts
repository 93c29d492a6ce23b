import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { purchaseDayMistake } from '@arkpax/schema/purchase-day'
import type { RegistrationReceipt } from '@arkpax/schema/registrations'
import { hasUsualShape } from '@arkpax/schema/serial-number'
import { clearFieldError, showFieldError } from '~/components/ui/field-errors.ts'
import { fillWhenSignedIn } from '~/lib/fill-when-signed-in.ts'
import { registrationText } from './registrations.fi.ts'

/** Refuses a purchase date that is none or lies in the future, tells of a serial number that is like none of ours, and when the warranty of a registered product ends. */
class RegistrationForm extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form')
    const day = this.querySelector<HTMLInputElement>('[name="purchaseDate"]')
    day?.addEventListener('input', () => day.setCustomValidity(dayMistake(day.value)))
    const serial = this.querySelector<HTMLInputElement>('[name="serialNumber"]')
    // Whoever presses the button that sends the form is told nothing: the line would push it away from under the pointer.
    serial?.addEventListener('focusout', ({ relatedTarget: next }) => {
      const goesOn = next instanceof HTMLElement && !next.matches('[type="submit"]')
      if (goesOn && serial.value && !hasUsualShape(serial.value))
        showFieldError(serial, registrationText.form.unusualSerial)
    })
    form?.addEventListener('reset', () => serial && clearFieldError(serial))
    fillWhenSignedIn(form)
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

/** Empty where nothing is wrong, as the browser wants it; that a day is needed is said by the field itself. */
const dayMistake = (typed: string) => (typed && purchaseDayMistake(typed, finnishDay(new Date()))) || ''

customElements.define('registration-form', RegistrationForm)
