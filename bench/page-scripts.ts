// What each built page is before anyone touches it: its HTML as brotli, and its scripts, gzipped. A Markdown table, always the same for the same build.
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

const dist = 'apps/site/dist'
const { assets }: { assets: Record<string, { file: string; csp?: string }> } = JSON.parse(
  readFileSync(join(dist, 'manifest.json'), 'utf8'),
)

/** The scripts that a page loads once it has loaded itself. */
const laterScripts = (html: string): string[] => html.match(/ data-scripts="([^"]+)"/)?.[1]?.split(' ') ?? []

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

console.log('| Page | HTML, bytes br | Scripts at once | once loaded | JS before interaction, bytes gz |')
console.log('|---|---:|---:|---:|---:|')
for (const path of Object.keys(assets).sort()) {
  const page = assets[path]
  if (!page?.csp) continue
  const html = readFileSync(join(dist, page.file), 'utf8')
  const atOnce = new Set<string>()
  const later = laterScripts(html)
  for (const url of namedScripts(html)) if (!later.includes(url)) withImports(url, atOnce)
  const scripts = new Set(atOnce)
  for (const url of later) withImports(url, scripts)
  const { size } = statSync(join(dist, `${page.file}.br`))
  console.log(`| ${path} | ${size} | ${atOnce.size} | ${scripts.size - atOnce.size} | ${sizeOf(scripts)} |`)
}

/** The assistant's window, on top of the page that it is opened on: its styles are in its script. */
const opener = Object.values(assets).find(({ file }) => /open-chat\.[^/]+\.js$/.test(file))
const opened = withImports(`/${opener?.file ?? ''}`, new Set())
console.log(`| opening the assistant | | | ${opened.size} | ${sizeOf(opened)} |`)
