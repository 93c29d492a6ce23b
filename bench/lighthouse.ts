// Lighthouse with its mobile preset over the public routes (or those named on the command line), over HTTP/2 and TLS from Caddy as
// phones get them: the worst of five runs beside the median.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { isForReaders } from '../scripts/built-files.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { start } from './measured.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const SITE = 'apps/site/dist'

const { assets }: { assets: Record<string, { file: string }> } = JSON.parse(
  readFileSync(join(SITE, 'manifest.json'), 'utf8'),
)
const isPublic = ({ file }: { file: string }) =>
  file.endsWith('.html') && isForReaders(readFileSync(join(SITE, file), 'utf8'))
const named = process.argv.slice(2)
const routes =
  named.length > 0 ? named : Object.entries(assets).flatMap(([path, asset]) => (isPublic(asset) ? [path] : []))

const dir = mkdtempSync(join(tmpdir(), 'arkpax-lighthouse-'))
const server = await start(process.execPath, ['apps/api/dist/start.js'], 'http://127.0.0.1:39721/', {
  PORT: '39721',
  DATA_DIR: dir,
  RATE_LIMITS: 'off',
})
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const caddyfile = join(dir, 'Caddyfile')
const options =
  '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n'
writeFileSync(caddyfile, options + readFileSync('Caddyfile', 'utf8'))
const ORIGIN = 'https://localhost:39722'
const caddy = await start('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], `${ORIGIN}/`, {
  HOME: dir,
  XDG_CONFIG_HOME: dir,
  XDG_DATA_HOME: dir,
  SITE_ADDRESS: ORIGIN,
  SITE_ROOT: resolve(SITE),
  API_UPSTREAM: '127.0.0.1:39721',
})
const chromePath = findChromium()
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless', '--ignore-certificate-errors', ...chromiumFlags],
})

const loadBefore = loadavg()[0]
console.log(
  '| Route | Performance | Accessibility | Best practices | SEO | LCP s | Blocking ms | CLS | Bytes |\n|---|---|---|---|---|---|---|---|---|',
)
for (const route of routes) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(route))
  const shown = [
    both(runs.map(({ performance }) => -performance)).map((score) => `${-score}`),
    both(runs.map(({ accessibility }) => -accessibility)).map((score) => `${-score}`),
    both(runs.map(({ bestPractices }) => -bestPractices)).map((score) => `${-score}`),
    both(runs.map(({ seo }) => -seo)).map((score) => `${-score}`),
    both(runs.map(({ lcp }) => lcp / 1000)).map((seconds) => seconds.toFixed(2)),
    both(runs.map(({ blocking }) => blocking)).map((ms) => ms.toFixed(0)),
    both(runs.map(({ cls }) => cls)).map((shift) => shift.toFixed(3)),
    both(runs.map(({ bytes }) => bytes)).map(String),
  ].map(([middle, worst]) => (middle === worst ? middle : `${middle}, worst ${worst}`))
  console.log(`| ${route} | ${shown.join(' | ')} |`)
}
console.log(`\nRuns ${RUNS}; load of the machine ${loadBefore?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.`)
chrome.kill()
await caddy.stop()
await server.stop()

/** The median and the worst of figures of which less is better. */
function both(figures: readonly number[]): [number, number] {
  const sorted = figures.toSorted((one, other) => one - other)
  return [sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]
}

async function measure(route: string) {
  const result = await lighthouse(ORIGIN + route, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse gave nothing for ${route}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  for (const [id, audit] of Object.entries(audits)) {
    if (process.env.DETAILS && audit.score !== null && audit.score < 0.9)
      console.log(`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`)
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    bytes: Math.round(audits['total-byte-weight']?.numericValue ?? Number.NaN),
  }
}
