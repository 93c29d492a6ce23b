import { ApiError, call } from '~/lib/api.ts'
import { forgetUser, knownUser } from '~/lib/auth-user.ts'
import { paths, signInPath } from '~/lib/paths.ts'
import type { Leaving } from '../leaving.fi.ts'
import { forgetDrafts, keepDrafts } from './drafts.ts'

/** The visitor is signing out: reads that are under way may fail now. */
let isLeaving = false

/**
 * Makes a call as the signed-in customer. Where the session has ended, or there never was one, the visitor is sent to the
 * sign-in and comes back here afterwards; what was typed is kept meanwhile. The page is leaving then, so nothing is answered.
 */
export async function asCustomer<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof ApiError && error.problem?.code === 'unauthorized')) throw error
    if (isLeaving) return new Promise(() => {})
    const hadSession = knownUser() !== undefined
    keepDrafts()
    forgetUser()
    location.replace(signInPath(location.pathname + location.search, hadSession))
    return new Promise(() => {})
  }
}

/** Ends the session here and on the server. */
export async function signOut(): Promise<void> {
  isLeaving = true
  try {
    await call('POST /api/auth/logout')
  } catch (error) {
    isLeaving = false
    throw error
  }
  leave('ulos')
}

/** Forgets the visitor in this browser and goes to the sign-in, which says why. */
export function leave(why: Leaving): void {
  isLeaving = true
  forgetUser()
  forgetDrafts()
  location.assign(`${paths.signInAlias}?istunto=${why}`)
}
