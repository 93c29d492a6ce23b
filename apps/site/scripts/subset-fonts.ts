/**
 * Makes the two font files of the site from Archivo (SIL Open Font License 1.1): the glyphs of Finnish, Swedish and
 * English, running text as one variable weight axis and headings as one wide cut. Run `npm run fonts` after a change
 * here and commit the files.
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
const glyphs = ascii + nordic + signs

const cuts = [
  { file: 'archivo-text.woff2', axes: { wght: { min: 400, max: 600 }, wdth: 100 } },
  { file: 'archivo-display.woff2', axes: { wght: 640, wdth: 116 } },
]

const source = await readFile(require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'))
for (const { file, axes } of cuts) {
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
