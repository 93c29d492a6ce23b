import type { HoursSettings } from '@arkpax/schema/office-hours'
import { openNow } from '@arkpax/schema/open-now'

const MINUTE_MS = 60_000

/** 'Auki nyt, klo 17 asti': told anew each minute, by the hours in `data-hours`. */
class OpenNow extends HTMLElement {
  #clock = 0

  connectedCallback() {
    const hours: HoursSettings = JSON.parse(this.dataset.hours ?? '')
    const tell = () => this.replaceChildren(openNow(hours, Date.now()).text)
    tell()
    this.#clock = window.setInterval(tell, MINUTE_MS)
  }

  disconnectedCallback() {
    clearInterval(this.#clock)
  }
}

customElements.define('open-now', OpenNow)
