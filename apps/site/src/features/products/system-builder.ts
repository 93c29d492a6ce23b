import { PRODUCTS_EVENT } from '~/lib/products-event.ts'
import { whenNear } from '~/lib/when-near.ts'

/** Lets batteries and panels be added to a station, with code that is fetched as it comes near the screen; what is pressed before that counts. */
class SystemBuilder extends HTMLElement {
  connectedCallback() {
    document.addEventListener(PRODUCTS_EVENT, ({ detail }) => {
      for (const { id, price } of detail) {
        const place = this.querySelector<HTMLDataElement>(`data[data-product-id="${CSS.escape(id)}"]`)
        if (place) place.value = String(price)
      }
    })
    const pressed: Event[] = []
    const keep = (press: Event) => pressed.push(press)
    this.addEventListener('click', keep)
    const build = async () => {
      const { buildSystem } = await import('./build-system.ts')
      this.removeEventListener('click', keep)
      buildSystem(this, pressed)
    }
    whenNear(this, build, '300px')
  }
}

customElements.define('system-builder', SystemBuilder)
