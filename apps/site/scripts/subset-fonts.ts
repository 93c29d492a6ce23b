/**
 * Makes the font files of the site from Archivo (SIL Open Font License 1.1): the glyphs of Finnish, Swedish and
 * English, running text as one variable weight axis and headings as one wide cut. What hardly any page has stands in files of its
 * own, which browsers fetch where they meet it; `fonts.css` names these signs too. Run `npm run fonts` after a change here and
 * commit the files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const outFolder = new URL('../src/styles/fonts/', import.meta.url)

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const nordic = 'ÅÄÖÜÉÈÁÀÆØåäöüéèáàæøß'
/** What our texts have; a sign more comes from the system's font. */
const signs = '\u00A0§®©°²·×–—‘’“”…•−€″\u202F\u2009'
const rare = '#$<=>[\\]^_`{|}~ÜÉÈÁÀÆØüéèáàæøß®—‘“•'
const usual = [...ascii, ...nordic, ...signs].filter((glyph) => !rare.includes(glyph)).join('')

const axesOf = {
  text: { wght: { min: 400, max: 600 }, wdth: 100 },
  display: { wght: 640, wdth: 116 },
}
const cuts = Object.entries(axesOf).flatMap(([name, axes]) => [
  { file: `archivo-${name}.woff2`, axes, glyphs: usual },
  { file: `archivo-${name}-rare.woff2`, axes, glyphs: rare },
])

const source = await readFile(require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'))
for (const { file, axes, glyphs } of cuts) {
  const font = await subsetFont(source, glyphs, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  })
  await writeFile(new URL(file, outFolder), font)
}
await writeFile(
  new URL('LICENSE.txt', outFolder),
  await readFile(require.resolve('@fontsource-variable/archivo/LICENSE')),
)
