/// <reference path="../subset-font.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Running text, bold, and the wide cut of headings: those of the site (`apps/site/scripts/subset-fonts.py`). */
const cuts = [
  { wght: 400, wdth: 100 },
  { wght: 600, wdth: 100 },
  { wght: 640, wdth: 116 },
]

/** Archivo as the plain font files that Typst reads, with the glyphs of `text`. */
export function manualFonts(text: string): Promise<Buffer[]> {
  const archivo = readFileSync(
    require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  )
  return Promise.all(
    cuts.map((variationAxes) =>
      subsetFont(archivo, text, { targetFormat: 'sfnt', variationAxes, keepFeatures: ['kern', 'tnum'] }),
    ),
  )
}
