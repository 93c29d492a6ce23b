/**
 * The address without capitals in its path, where it has some: our addresses have none, and a host that tells /About from
 * /about has no page there. It is always whole and of the same site, because the path //Evil.example alone would lead to another.
 */
export function lowerCaseAddress(address: string): URL | undefined {
  const lowered = new URL(address)
  const { pathname } = lowered
  lowered.pathname = pathname.toLowerCase()
  return lowered.pathname === pathname ? undefined : lowered
}
