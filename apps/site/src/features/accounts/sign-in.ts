import { ApiError, call } from '~/lib/api.ts'
import { type AuthUser, forgetUser, knownUser, rememberUser } from '~/lib/auth-user.ts'
import { showToast } from '~/lib/toast.ts'
import { whenLoaded } from '~/lib/when-loaded.ts'
import { leavingTexts } from './leaving.fi.ts'
import { returnPath } from './return-path.ts'
import { wakeButtons } from './wake-buttons.ts'

/** Leads on whoever has signed in or registered, and whoever is signed in already. */
class SignIn extends HTMLElement {
  connectedCallback() {
    wakeButtons(this)
    this.#tellWhy()
    this.addEventListener('ajax-form:success', (event) => {
      if (event instanceof CustomEvent) goOn(event.detail)
    })
    if (knownUser()) void recognise()
  }

  /** Why the visitor was sent here, where there is a reason. */
  #tellWhy() {
    const address = new URL(location.href)
    const why = address.searchParams.get('istunto')
    const ended = this.querySelector<HTMLElement>('[data-ended]')
    if (ended) ended.hidden = why !== 'paattynyt'
    const left = new Map(Object.entries(leavingTexts)).get(why ?? '')
    if (!left) return
    address.searchParams.delete('istunto')
    history.replaceState(null, '', address)
    // Whoever shows toasts is ready then.
    whenLoaded(() => showToast({ title: left, tone: 'success' }))
  }
}

/** Somebody signed in here before: is the session still good? */
async function recognise() {
  try {
    goOn(await call('GET /api/auth/me'))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetUser()
  }
}

function goOn(user: AuthUser) {
  rememberUser(user)
  location.replace(returnPath(location.search))
}

customElements.define('sign-in', SignIn)
