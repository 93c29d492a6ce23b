import { knownUser } from '~/lib/auth-user.ts'
import { importCode } from '~/lib/import-code.ts'
import { showToast, TOAST_EVENT } from '~/lib/toast.ts'
import { whenLoaded } from '~/lib/when-loaded.ts'

/*
 * What every page runs before anyone touches it: it waits. Forms and toasts bring their code when they are first used,
 * prices and stock are refreshed once the page has loaded.
 */

/** What does not come is asked for again when it is needed. */
const later = () => {}
const PLAIN_MS = 8000
const loadToasts = () => importCode(() => import('~/components/ui/toast-region.ts'))
const region = document.querySelector<HTMLElement>('toast-region')
document.addEventListener(TOAST_EVENT, async ({ detail }) => {
  const toasts = await loadToasts().catch(later)
  if (toasts) return toasts.presentToast(detail)
  // The words alone, in the place of messages.
  const words = document.createElement('p')
  words.role = 'alert'
  words.dataset.toast = 'destructive'
  words.textContent = detail.title
  region?.replaceChildren(words)
  region?.togglePopover(true)
  setTimeout(() => words.remove(), PLAIN_MS)
})

// Whoever presses something whose code does not come is told that the network is away.
addEventListener('unhandledrejection', (event) => {
  if (!/import/i.test(event.reason?.message) || !navigator.userActivation?.isActive) return
  event.preventDefault()
  showToast({ title: `${region?.dataset.lost}`, tone: 'destructive' })
})

const formAt = ({ target }: Event) =>
  target instanceof Element ? target.closest('ajax-form')?.querySelector('form') : null
const loadForms = () => importCode(() => import('~/components/ui/ajax-form.ts'))
// Toasts come along: without a network they could not be fetched when they are needed.
document.addEventListener('focusin', (event) => {
  if (!navigator.onLine) return
  if (formAt(event)) loadForms().catch(later)
  if (event.target instanceof HTMLInputElement) loadToasts().catch(later)
})

// A form that is sent, or refused by the browser's own checks, before its code is here waits for it and goes again. Where
// the code does not come, the note after the form says so.
for (const type of ['submit', 'invalid']) {
  document.addEventListener(
    type,
    async (event) => {
      const form = formAt(event)
      const note = form?.nextElementSibling
      if (!(note instanceof HTMLElement) || customElements.get('ajax-form')) return
      event.preventDefault()
      if (!form || form.ariaBusy) return
      form.ariaBusy = 'true'
      note.hidden = await loadForms().then(
        () => true,
        () => false,
      )
      form.ariaBusy = null
      if (note.hidden) form.requestSubmit()
    },
    true,
  )
}

// Whoever has signed in here finds the account by their name.
const firstName = knownUser()?.first_name
for (const link of firstName ? document.querySelectorAll<HTMLAnchorElement>('a[data-account]') : []) {
  link.href = link.dataset.account ?? ''
  link.ariaLabel = `${link.dataset.label}: ${firstName}`
  link.querySelector('span')?.replaceChildren(firstName ?? '')
}

const loadPrices = () => import('~/lib/refresh-products.ts')
if (document.querySelector('[data-live]')) whenLoaded(async () => (await loadPrices()).refreshProducts())
