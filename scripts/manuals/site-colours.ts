import { readFileSync } from 'node:fs'

const TOKENS = new URL('../../apps/site/src/styles/tokens.css', import.meta.url)

/** The site's colours in daylight by their names in `tokens.css`, as `#rrggbb`. */
export function siteColours(): Record<string, string> {
  const [daylight = ''] = readFileSync(TOKENS, 'utf8').split('@media')
  return Object.fromEntries(
    [...daylight.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}
