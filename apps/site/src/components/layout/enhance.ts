import { TOAST_EVENT } from '~/lib/toast.ts'

/*
 * What every page runs before anyone touches it: it waits. Forms and toasts bring their code when they are first used,
 * prices and stock are refreshed once the page has loaded.
 */
document.addEventListener(TOAST_EVENT, async (event) => {
  const { presentToast } = await import('~/components/ui/toast-region.ts')
  presentToast(event.detail)
})

const loadForms = () => import('~/components/ui/ajax-form.ts')
const inForm = ({ target }: Event) => target instanceof Element && target.closest('ajax-form') !== null

document.addEventListener('focusin', (event) => inForm(event) && void loadForms())
document.addEventListener(
  'submit',
  async (event) => {
    const form = event.target
    if (!inForm(event) || !(form instanceof HTMLFormElement) || customElements.get('ajax-form')) return
    event.preventDefault()
    await loadForms()
    form.requestSubmit()
  },
  true,
)

if (document.querySelector('[data-live]')) {
  addEventListener('load', async () => (await import('~/lib/live-products.ts')).refreshProducts())
}
