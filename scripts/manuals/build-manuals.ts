import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { manuals as manualsSchema } from '@arkpax/schema/content'
import type { Facts } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import type { Settings } from '@arkpax/schema/settings'
import { zipSync } from 'fflate'
import { manualFonts } from './manual-fonts.ts'
import { readManuals, type TextOfManual } from './read-manuals.ts'
import { typeset } from './typeset.ts'

const DATA = new URL('../../content/data/', import.meta.url)
const OUT = new URL('../../apps/site/public/kayttoohjeet/', import.meta.url)
const ZIP = 'kaikki.zip'

/** One day for every file in the zip, so that it changes only when a manual does. */
const ZIP_DAY = new Date('2026-01-01T12:00:00')

const readData = (file: string): unknown => JSON.parse(readFileSync(new URL(file, DATA), 'utf8'))

/**
 * Typesets `content/manuals/` into `<product>-<language>.pdf` and packs all into `kaikki.zip`; gives the files' names.
 * A manual without a text stays as it was typeset before. Links start with `publicUrl`, or with the company's own domain where that is a local one.
 */
export async function buildManuals(
  publicUrl: string,
  { company }: Settings,
  factsIn: (language: Language) => Facts,
  { out = OUT, textOf }: { out?: URL; textOf?: TextOfManual } = {},
): Promise<string[]> {
  const pictures = new Map(manualsSchema.parse(readData('manuals.json')).map(({ id, image }) => [id, image]))
  const manuals = readManuals(factsIn, textOf)
  const everyText = JSON.stringify([manuals, company]) + ASCII
  const publisher = { company, site: lastingAddress(publicUrl, company.email), fonts: await manualFonts(everyText) }

  const files: Record<string, Buffer> = {}
  for (const manual of manuals) {
    const { product, language } = manual.about
    const picture = pictures.get(product)
    if (!picture) throw new Error(`content/data/manuals.json has no entry "${product}"`)
    files[`${product}-${language}.pdf`] = await typeset(manual, picture, publisher)
  }
  const zip = Buffer.from(zipSync(files, { level: 6, mtime: ZIP_DAY }))
  mkdirSync(out, { recursive: true })
  for (const [name, bytes] of Object.entries({ ...files, [ZIP]: zip })) writeWhenChanged(new URL(name, out), bytes)
  return [...Object.keys(files), ZIP]
}

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))

/** A manual is kept for years, so it never names a local address. */
function lastingAddress(publicUrl: string, email: string): string {
  const { hostname, origin } = new URL(publicUrl)
  return hostname === 'localhost' || hostname === '127.0.0.1' ? `https://www.${email.split('@')[1]}` : origin
}

/** Leaves an unchanged file alone, so that the site is not rebuilt for it. */
function writeWhenChanged(file: URL, bytes: Buffer): void {
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes)
}
