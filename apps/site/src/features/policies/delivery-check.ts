import type { DeliveryChoice } from '@arkpax/schema/delivery-options'
import { formatPrice } from '@arkpax/schema/format-fi'
import { fillTemplate } from '~/lib/fill-template.ts'

/** Asks what the delivery of a product to a postcode costs, and shows each way with its price. What asks comes with the first question. */
class DeliveryCheck extends HTMLElement {
  connectedCallback() {
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#ask()
    })
    const input = this.querySelector('input')
    input?.addEventListener('input', () => {
      if (/^\d{5}$/.test(input.value)) void this.#ask()
    })
    this.querySelector('select')?.addEventListener('change', () => {
      if (/^\d{5}$/.test(input?.value ?? '')) void this.#ask()
    })
  }

  async #ask() {
    const input = this.querySelector('input')
    const product = this.querySelector('select')?.value
    if (!input || !product) return
    const postcode = input.value.trim()
    const isWrong = !/^\d{5}$/.test(postcode)
    input.ariaInvalid = String(isWrong)
    if (isWrong) {
      this.#show([], this.dataset.mistake)
      return input.focus()
    }
    try {
      const { askDelivery } = await import('./ask-delivery.ts')
      const { options, notice } = await askDelivery(postcode, product)
      const isAsked = postcode === input.value.trim() && product === this.querySelector('select')?.value
      // What the server says of a place is in Finnish.
      const told = (this.dataset.notices === 'true' && notice) || (options.length > 0 ? '' : this.dataset.agreed)
      if (isAsked) this.#show(options, told)
    } catch {
      this.#show([], this.dataset.failed)
    }
  }

  #show(options: readonly DeliveryChoice[], note = '') {
    const line = this.querySelector<HTMLElement>('[data-note]')
    const list = this.querySelector<HTMLElement>('[data-options]')
    const template = this.querySelector<HTMLTemplateElement>('template[data-option]')
    if (!line || !list || !template) return
    line.textContent = note
    line.hidden = note === ''
    list.replaceChildren(...options.map((option) => fillTemplate(template, this.#wordsOf(option))))
    list.hidden = options.length === 0
  }

  #wordsOf({ method, name, price, days }: DeliveryChoice) {
    const { days: words = '', free = '', agreed = '' } = this.dataset
    const said = this.querySelector<HTMLTemplateElement>(`template[data-method="${CSS.escape(method)}"]`)
    return {
      name: said?.content.textContent || name,
      // Where the price is to be agreed, so is the time.
      days:
        price === null
          ? ''
          : words.replace('{days}', days.from === days.to ? `${days.from}` : `${days.from}–${days.to}`),
      price: price === null ? agreed : price === 0 ? free : formatPrice(price),
    }
  }
}

customElements.define('delivery-check', DeliveryCheck)
