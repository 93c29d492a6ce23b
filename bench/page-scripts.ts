// JavaScript that each built page loads before anyone touches it, gzipped: a Markdown table, always the same for the same build.
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

const dist = 'apps/site/dist'
const { assets }: { assets: Record<string, { file: string; csp?: string }> } = JSON.parse(
  readFileSync(join(dist, 'manifest.json'), 'utf8'),
)

/** The scripts that a page names: its modules, and the islands that load with it. */
function namedScripts(html: string): string[] {
  const named = [/<script[^>]*\ssrc="(\/[^"]+\.js)"/g, /\scomponent-url="(\/[^"]+)"/g, /\srenderer-url="(\/[^"]+)"/g]
  return named.flatMap((pattern) => [...html.matchAll(pattern)].map(([, url = '']) => url))
}

/** A script and everything that it imports at once; what it imports later, on demand, is left out. */
function withImports(url: string, seen: Set<string>): Set<string> {
  if (seen.has(url)) return seen
  seen.add(url)
  const code = readFileSync(join(dist, url), 'utf8')
  for (const [, from = ''] of code.matchAll(/(?:^|[;}\s])(?:import|export)(?:[\w*{}$,\s]+from)?\s*"(\.[^"]+)"/g)) {
    withImports(posix.join(posix.dirname(url), from), seen)
  }
  return seen
}

const sizeOf = (scripts: Set<string>) =>
  [...scripts].reduce((sum, url) => sum + statSync(join(dist, `${url}.gz`)).size, 0)

console.log('| Page | Scripts | JS before interaction, bytes gz |\n|---|---:|---:|')
for (const path of Object.keys(assets).sort()) {
  const page = assets[path]
  if (!page?.csp) continue
  const scripts = new Set<string>()
  for (const url of namedScripts(readFileSync(join(dist, page.file), 'utf8'))) withImports(url, scripts)
  console.log(`| ${path} | ${scripts.size} | ${sizeOf(scripts)} |`)
}

/** The assistant's window, on top of the page that it is opened on: its styles are in its script. */
const opener = Object.values(assets).find(({ file }) => /open-chat\.[^/]+\.js$/.test(file))
const opened = withImports(`/${opener?.file ?? ''}`, new Set())
console.log(`| opening the assistant | ${opened.size} | ${sizeOf(opened)} |`)
