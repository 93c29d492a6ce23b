import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]))
/** Colours that a utility points at other tokens, for instance `--color-ink: var(--color-on-dark)`. */
const aliases = (text: string) => [...text.matchAll(/--color-([\w-]+):\s*var\(--color-([\w-]+)\)/g)]

type Colours = Record<string, string | undefined>

const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')
const light: Colours = colours(lightCss)
const dark: Colours = { ...light, ...colours(darkCss) }

/** The colours inside a band that redefines tokens (`on-dark`, `on-pine`). */
function inBand(page: Colours, ...utilities: string[]): Colours {
  const known = { ...page }
  for (const utility of utilities) {
    const block = base.match(new RegExp(`@utility ${utility} \\{([^}]+)\\}`))?.[1] ?? ''
    const pointed = aliases(block).map(([, name, target]) => [name, known[target ?? '']])
    Object.assign(known, colours(block), Object.fromEntries(pointed))
  }
  return known
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string | undefined, second: string | undefined): number {
  if (!first || !second) throw new Error('A colour of this pair is not among the tokens')
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['snow', 'surface', 'sunken']
const onEvery = (texts: string[], under: string[]) =>
  texts.flatMap((text) => under.map((ground) => [text, ground] as const))

/** Text on its ground: WCAG 1.4.3, 4.5 to 1. */
const textPairs = [
  ...onEvery(['ink', 'ink-muted', 'forest', 'signal-ink', 'danger'], grounds),
  ['snow', 'ink'],
  ['snow', 'ink-muted'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-hover'],
  ['on-danger', 'danger'],
  ['danger', 'danger-tint'],
  ['notice', 'notice-tint'],
  ['forest', 'forest-tint'],
  ['on-dark', 'graphite'],
  ['on-dark', 'graphite-raised'],
  ['on-dark-muted', 'graphite'],
  ['on-dark-muted', 'graphite-raised'],
  ['on-dark', 'pine'],
  ['on-dark-muted', 'pine'],
] as const

/** Borders of fields, the focus ring: WCAG 1.4.11, 3 to 1. */
const shapePairs = [...onEvery(['line-strong', 'focus', 'danger'], grounds)]

const bandTexts = ['ink', 'ink-muted', 'forest', 'signal-ink', 'danger']
const bandPairs = [
  ['snow', 'ink'],
  ['snow', 'ink-muted'],
  ['on-danger', 'danger'],
  ['danger', 'danger-tint'],
  ['notice', 'notice-tint'],
  ['forest', 'forest-tint'],
] as const
const bandShapes = ['line-strong', 'focus']

for (const [theme, page] of Object.entries({ light, dark })) {
  describe(`${theme} theme`, () => {
    it.each(textPairs)('%s is readable on %s', (text, ground) => {
      expect(contrast(page[text], page[ground])).toBeGreaterThanOrEqual(4.5)
    })

    it.each(shapePairs)('%s can be seen on %s', (shape, ground) => {
      expect(contrast(page[shape], page[ground])).toBeGreaterThanOrEqual(3)
    })

    const bands = {
      graphite: { known: inBand(page, 'on-dark'), under: ['graphite', 'surface'] },
      pine: { known: inBand(page, 'on-dark', 'on-pine'), under: ['pine', 'surface'] },
    }
    for (const [band, { known, under }] of Object.entries(bands)) {
      it.each([...onEvery(bandTexts, under), ...bandPairs])(
        `in the ${band} band %s is readable on %s`,
        (text, ground) => {
          expect(contrast(known[text], known[ground])).toBeGreaterThanOrEqual(4.5)
        },
      )

      it.each(onEvery(bandShapes, under))(`in the ${band} band %s can be seen on %s`, (shape, ground) => {
        expect(contrast(known[shape], known[ground])).toBeGreaterThanOrEqual(3)
      })
    }
  })
}
