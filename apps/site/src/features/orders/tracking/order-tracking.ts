import type { TrackedOrder } from '@arkpax/schema/order-tracking'
import { ApiError, call } from '~/lib/api.ts'
import { knownUser } from '~/lib/auth-user.ts'
import { fillTemplate } from '~/lib/fill-template.ts'
import { setField } from '~/lib/set-field.ts'
import { showToast } from '~/lib/toast.ts'
import type { CopyPattern } from './tracked-order.ts'
import { trackingText as text } from './tracking.fi.ts'

/** What shows an order comes with the first order. */
const loadPatterns = () => import('./tracked-order.ts')

/** The papers of an order; undefined where they could not be read, which keeps nobody from seeing the order. */
async function readPapers(id: string) {
  try {
    const [documents, offers] = await Promise.all([
      call('GET /api/auth/orders/{id}/documents', { params: { id } }),
      call('GET /api/auth/orders/{id}/offers', { params: { id } }),
    ])
    return { documents, offers }
  } catch {
    return undefined
  }
}

/** The screen is in one of these places at a time. */
type Place = 'loading' | 'order' | 'form'

/** Shows the order that the address names to its owner, and any order to whoever knows its number and its address. */
class OrderTracking extends HTMLElement {
  connectedCallback() {
    const order = new URLSearchParams(location.search).get('order') ?? ''
    const user = knownUser()
    this.#prefill(order, user?.email ?? '')
    this.addEventListener('ajax-form:success', (event) => {
      if (event instanceof CustomEvent) void this.#showTracked(event.detail)
    })
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-other]')) this.#askAgain()
    })
    if (order && user) void this.#showOwn(order)
  }

  async #showOwn(id: string) {
    this.#goTo('loading')
    try {
      const [order, papers, { ownOrder }] = await Promise.all([
        call('GET /api/auth/orders/{id}', { params: { id } }),
        readPapers(id),
        loadPatterns(),
      ])
      this.#show(ownOrder(order, papers, this.#copy))
    } catch (error) {
      this.#goTo('form')
      const status = error instanceof ApiError ? error.status : 0
      const hint = this.querySelector<HTMLElement>('[data-not-yours]')
      if (hint) hint.hidden = status !== 404
      if (status !== 404 && status !== 401) showToast({ title: text.loadFailure, tone: 'destructive' })
    }
  }

  async #showTracked(order: TrackedOrder) {
    const { trackedOrder } = await loadPatterns()
    this.#show(trackedOrder(order, this.#copy))
  }

  #show(order: HTMLElement) {
    const place = this.#goTo('order')
    place?.replaceChildren(order)
    place?.focus()
  }

  #askAgain() {
    this.#goTo('form')
    this.querySelector<HTMLInputElement>('[name="order"]')?.focus()
  }

  #goTo(place: Place): HTMLElement | undefined {
    const places = [...this.querySelectorAll<HTMLElement>('[data-place]')]
    for (const one of places) one.hidden = one.dataset.place !== place
    return places.find((one) => one.dataset.place === place)
  }

  #prefill(order: string, email: string) {
    const form = this.querySelector('form')
    if (order) setField(form, 'order', order)
    if (email) setField(form, 'email', email)
  }

  #copy: CopyPattern = (name, texts) => {
    const pattern = this.querySelector<HTMLTemplateElement>(`template[data-pattern="${name}"]`)
    if (!pattern) throw new Error(`No pattern ${name}`)
    return fillTemplate(pattern, texts)
  }
}

customElements.define('order-tracking', OrderTracking)
