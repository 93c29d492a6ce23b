import type { AdminLoginInput } from '@arkpax/schema/staff'
import { atom } from 'nanostores'
import { ADMIN_TOKEN, ApiError, call } from '~/lib/api.ts'
import { restoreDrafts } from './draft-copies.ts'
import { dropAllDrafts } from './form-drafts.ts'
import { forgetRecent } from './palette/forget-recent.ts'
import { signedIn } from './signed-in.ts'

/**
 * Where the person stands at the gate: `checking` a stored token, `unreachable` when that failed, `closed` before login,
 * `open` after it, and `ended` when the server has closed a session that was open: what is on the screen stays there.
 */
export type GateState = 'checking' | 'unreachable' | 'closed' | 'open' | 'ended'

/** Where the browser keeps the address that was signed in with last. */
export const LAST_EMAIL = 'admin_email'

export const gateState = atom<GateState>('checking')

let waiting: ((isSignedIn: boolean) => void)[] = []

/** Asks the server whether the stored token is good. */
export async function checkSession(): Promise<void> {
  if (!localStorage.getItem(ADMIN_TOKEN)) return gateState.set('closed')
  gateState.set('checking')
  try {
    signedIn.set(await call('GET /api/admin/session'))
    await restoreDrafts()
    gateState.set('open')
  } catch (error) {
    gateState.set(isUnauthorized(error) ? 'closed' : 'unreachable')
  }
}

/** Opens a session and lets the calls that waited for it go on. */
export async function signIn(input: AdminLoginInput): Promise<void> {
  const { token } = await call('POST /api/admin/login', { body: input })
  await enter(token)
}

/** Opens a session with a passkey; where an address is given, with one of that person. */
export async function signInWithPasskey(email?: string): Promise<void> {
  const { askPasskey } = await import('./passkey-prompt.ts')
  const response = await askPasskey(await call('POST /api/admin/login/challenge'))
  const { token } = await call('POST /api/admin/login/passkey', { body: { response, email } })
  await enter(token)
}

/** Reads anew who is signed in, after they have changed something of their own; what is on the screen stays there. */
export async function refreshSignedIn(): Promise<void> {
  signedIn.set(await asStaff(() => call('GET /api/admin/session')))
}

/** Goes in with the token of a new session. */
export async function enter(token: string): Promise<void> {
  localStorage.setItem(ADMIN_TOKEN, token)
  await welcome().catch(() => gateState.set('unreachable'))
}

/**
 * Reads who is in. When it is another person than before, nothing of the one before goes on under their name: what waited to be
 * sent and what was typed is dropped, and the screen begins anew.
 */
async function welcome(): Promise<void> {
  const before = signedIn.get()
  const staff = await call('GET /api/admin/session')
  signedIn.set(staff)
  if (before && before.email !== staff.email) {
    dropAllDrafts()
    forgetRecent()
    settleWaiting(false)
    location.reload()
  } else if (gateState.get() !== 'open') {
    if (!before) await restoreDrafts()
    open()
  }
}

/** Ends the session here and on the server. */
export async function signOut(): Promise<void> {
  try {
    await call('POST /api/admin/logout')
  } catch (error) {
    if (!isUnauthorized(error)) throw error
  }
  localStorage.removeItem(ADMIN_TOKEN)
  close()
}

/** Makes a call; where the session has ended, it waits for a new login and is then made again. */
export async function asStaff<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    gateState.set('ended')
    if (!(await new Promise<boolean>((settle) => waiting.push(settle)))) throw error
    return asStaff(make)
  }
}

/** The person puts the login aside: the calls that waited for it fail, the screen stays. */
export function declineLogin(): void {
  gateState.set('open')
  settleWaiting(false)
}

/** A login or logout in another tab counts here too. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== ADMIN_TOKEN) return
    if (!newValue) close()
    // Where it cannot be read who has signed in, this tab stays as it is: its own next call tells.
    else void welcome().catch(() => {})
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function open() {
  gateState.set('open')
  settleWaiting(true)
}

/** Nothing of what was typed stays behind in this tab. */
function close() {
  dropAllDrafts()
  forgetRecent()
  signedIn.set(undefined)
  gateState.set('closed')
  settleWaiting(false)
}

function settleWaiting(isSignedIn: boolean) {
  const settled = waiting
  waiting = []
  for (const settle of settled) settle(isSignedIn)
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401
