import { paths } from '../../lib/paths.ts'

const ORIGIN = 'http://this.site'

/**
 * Where to go after signing in: the `?paluu=` of the address where it is a path of this site, otherwise the account. Never
 * another site and never the sign-in itself. Takes the search part of the address.
 */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get('paluu') ?? ''
  if (!asked.startsWith('/') || !URL.canParse(asked, ORIGIN)) return paths.accountAlias
  const { origin, pathname, search: query, hash } = new URL(asked, ORIGIN)
  const isSignIn = [paths.signIn, paths.signInAlias].some((path) => path === pathname.toLowerCase())
  return origin !== ORIGIN || isSignIn ? paths.accountAlias : pathname + query + hash
}
