/** From the most particular to the most general: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (list: typeof browsers, userAgent: string) => list.find(([, mark]) => mark.test(userAgent))?.[0]

/** What a browser calls itself → 'Chrome, Windows', or 'Tuntematon laite' where it says nothing we know. */
export function deviceName(userAgent: string | null): string {
  const known = [nameIn(browsers, userAgent ?? ''), nameIn(systems, userAgent ?? '')].filter(Boolean)
  return known.join(', ') || 'Tuntematon laite'
}
