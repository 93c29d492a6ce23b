import { paths } from '../../lib/paths.ts'

const ORIGIN = 'http://this.site'

/**
 * Where to go after signing in: the `?paluu=` of the address where it is a path of this site, otherwise the account. Never
 * another site and never the sign-in itself. Takes the search part of the address.
 */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get('paluu') ?? ''
  const address = asked.startsWith('/') ? ownAddress(asked) : undefined
  // Dots and backslashes go when an address is resolved, and what is left may begin with the name of another host.
  const back = address && address.pathname + address.search + address.hash
  return back && ownAddress(back) && !isSignIn(address.pathname) ? back : paths.accountAlias
}

function ownAddress(path: string): URL | undefined {
  const address = URL.canParse(path, ORIGIN) ? new URL(path, ORIGIN) : undefined
  return address?.origin === ORIGIN ? address : undefined
}

function isSignIn(pathname: string): boolean {
  const name = pathname.toLowerCase().replace(/\/+$/, '')
  return name === paths.signIn || name === paths.signInAlias
}
