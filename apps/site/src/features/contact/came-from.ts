import type { otherLanguages } from '@arkpax/schema/translated-pages'

/** The language of the page of this site that a visitor comes from; undefined where it was in Finnish or elsewhere. */
export function cameFrom(referrer: string, origin: string): (typeof otherLanguages)[number] | undefined {
  if (referrer.startsWith(`${origin}/sv/`)) return 'sv'
  return referrer.startsWith(`${origin}/en/`) ? 'en' : undefined
}
