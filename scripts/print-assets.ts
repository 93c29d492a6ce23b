/// <reference path="./subset-font.d.ts" />
/**
 * Makes what the API's printed papers are set with: Archivo (SIL Open Font License 1.1) as the plain font files that Typst
 * reads, with the letters of every European language in Latin script, and the logo. Run `node scripts/print-assets.ts` after
 * a change here and commit the files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { logoSvg } from './manuals/manual-pictures.ts'

const require = createRequire(import.meta.url)
const TEMPLATES = new URL('../apps/api/src/templates/', import.meta.url)
const FONTS = new URL('fonts/', TEMPLATES)
const INK = '#151a18'

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
/** Basic Latin to Latin Extended-B and -Additional, punctuation and currencies. */
const letters = `${span(0x20, 0x24f) + span(0x1e00, 0x1eff) + span(0x2000, 0x2044) + span(0x20a0, 0x20bf)}−×≤≥№™`

const cuts = [
  { name: 'text', axes: { wght: 400, wdth: 100 } },
  { name: 'bold', axes: { wght: 600, wdth: 100 } },
  { name: 'display', axes: { wght: 640, wdth: 116 } },
]

/** Typst takes one file of a family and cut, so that the letters beyond Latin-1 need a family of their own. */
function renamed(font: Buffer): Buffer {
  const named = (name: string) => Buffer.from(name, 'utf16le').swap16()
  for (let at = font.indexOf(named('Archivo')); at >= 0; at = font.indexOf(named('Archivo'), at))
    named('ArchExt').copy(font, at)
  return font
}

mkdirSync(FONTS, { recursive: true })
for (const part of ['latin', 'latin-ext']) {
  const source = readFileSync(
    require.resolve(`@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`),
  )
  for (const { name, axes } of cuts) {
    const font = await subsetFont(source, letters, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
      noHinting: true,
    })
    writeFileSync(new URL(`${name}-${part}.ttf`, FONTS), part === 'latin' ? font : renamed(font))
  }
}
writeFileSync(new URL('LICENSE.txt', FONTS), readFileSync(require.resolve('@fontsource-variable/archivo/LICENSE')))
writeFileSync(new URL('logo.svg', TEMPLATES), logoSvg(INK).toString().replace('>', '><title>Arkpax</title>'))
