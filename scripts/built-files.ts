import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built pages below a folder, by their paths in it. */
export const builtPages = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

/** Writes a file of `dir` that browsers keep, named by what it holds: 'icons', 'svg' → '/_astro/icons.RypdVO9-.svg', its address. */
export function writeKept(dir: string, name: string, extension: string, body: string | Buffer): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8)
  const address = `/_astro/${name}.${hash}.${extension}`
  writeFileSync(join(dir, address), body)
  return address
}

/** Whether a built page is for readers: others are staff's, the customer's own, drawn by their script, or led to by a mailed link. */
export const isForReaders = (html: string): boolean => !html.includes('<meta name="robots" content="noindex">')
