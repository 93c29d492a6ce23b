import { whenNear } from '~/lib/when-near.ts'

const STEP_PX = 320
const SHOWN = 3

/** Moves the use cases by 320 px a click; left is off at the first, right from the third last on. */
class UseCaseCarousel extends HTMLElement {
  connectedCallback() {
    const track = this.querySelector<HTMLElement>('[data-track]')
    if (!track) return
    const buttons = this.querySelectorAll<HTMLButtonElement>('[data-step]')
    for (const button of buttons) {
      button.addEventListener('click', () => track.scrollBy({ left: STEP_PX * Number(button.dataset.step) }))
    }
    const update = () => {
      const index = Math.round(track.scrollLeft / STEP_PX)
      for (const button of buttons) {
        button.disabled = button.dataset.step === '-1' ? index === 0 : index >= track.children.length - SHOWN
      }
    }
    track.addEventListener('scroll', update, { passive: true })
    // Where it stands is asked once it is seen: before that, it would have to be laid out for it.
    whenNear(track, update)
  }
}

customElements.define('use-case-carousel', UseCaseCarousel)
