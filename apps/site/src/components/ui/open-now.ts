import type { HoursSettings } from '@arkpax/schema/office-hours'
import { openNow } from '@arkpax/schema/open-now'
import type { BadgeTone } from './badge.recipe.ts'

const MINUTE_MS = 60_000

/** 'Auki nyt, klo 17 asti': told anew each minute, by the hours in `data-hours`. */
class OpenNow extends HTMLElement {
  #clock = 0

  connectedCallback() {
    const hours: HoursSettings = JSON.parse(this.dataset.hours ?? '')
    const tell = () => {
      const { isOpen, text } = openNow(hours, Date.now())
      const tone: BadgeTone = isOpen ? 'good' : 'low'
      this.dataset.tone = tone
      this.replaceChildren(text)
    }
    tell()
    this.#clock = window.setInterval(tell, MINUTE_MS)
  }

  disconnectedCallback() {
    clearInterval(this.#clock)
  }
}

customElements.define('open-now', OpenNow)
