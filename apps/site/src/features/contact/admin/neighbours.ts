/**
 * The messages below and above the open one. Of one that has left the list meanwhile, its place is known: what came below it stands there
 * now. While none is open, both lead to the first.
 */
export function neighboursOf(ids: readonly string[], openId: string, lastPlace: number) {
  if (openId === '') return { next: ids[0], previous: ids[0] }
  const place = ids.indexOf(openId)
  if (place >= 0) return { next: ids[place + 1], previous: ids[place - 1] }
  return { next: ids[lastPlace], previous: ids[lastPlace - 1] }
}
