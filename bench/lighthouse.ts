// Lighthouse with its mobile preset over twelve public routes (or those named on the command line, or with ROUTES=all every route of
// the sitemap), over HTTP/2 and TLS from Caddy as phones get them: the worst of RUNS (5) beside the median.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { start } from './measured.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const SITE = 'apps/site/dist'

/** One of every kind. */
const TWELVE = [
  '/',
  '/tuotteet',
  '/tuote/1',
  '/tuote/2',
  '/tuotevertailu',
  '/laskuri',
  '/contact',
  '/general-faqs',
  '/blogi',
  '/support',
  '/toimitus',
  '/sv/tuote/1',
]

/** The routes that search engines are told of, in every language. */
function listedRoutes(): string[] {
  const sitemap = readFileSync(join(SITE, 'sitemap-0.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
}

const named = process.argv.slice(2)
const usual = process.env.ROUTES === 'all' ? listedRoutes() : TWELVE
const routes = named.length > 0 ? named : usual

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
const all: Measured[] = []
for (const route of routes) {
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOrAgain(route))
  all.push(...runs)
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
const least = (of: (run: Measured) => number) => Math.min(...all.map(of))
const [, slowest] = both(all.map(({ lcp }) => lcp))
const [, blocking] = both(all.map((run) => run.blocking))
const [, shift] = both(all.map(({ cls }) => cls))
console.log(
  `\nWorst of ${all.length} runs over ${routes.length} routes: ${least(({ performance }) => performance)}, ${least(({ accessibility }) => accessibility)}, ${least(({ bestPractices }) => bestPractices)}, ${least(({ seo }) => seo)}; LCP ${(slowest / 1000).toFixed(2)} s, blocking ${blocking.toFixed(0)} ms, CLS ${shift.toFixed(3)}.`,
)
console.log(`\nRuns ${RUNS}; load of the machine ${loadBefore?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.`)
chrome.kill()
await caddy.stop()
await server.stop()

/** The median and the worst of figures of which less is better. */
function both(figures: readonly number[]): [number, number] {
  const sorted = figures.toSorted((one, other) => one - other)
  return [sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]
}

type Measured = Awaited<ReturnType<typeof measure>>

/** A busy machine's browser may give a page no score. */
async function measureOrAgain(route: string): Promise<Measured> {
  const measured = await measure(route)
  return Number.isFinite(measured.lcp) && measured.performance > 0 ? measured : await measure(route)
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
