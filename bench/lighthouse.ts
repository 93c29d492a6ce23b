// Lighthouse with its mobile preset, median of three, over the public routes (or those named on the command line).
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, findChromium } from '../scripts/chromium.ts'
import { start } from './measured.ts'

const RUNS = Number(process.env.RUNS ?? 3)
const SITE = 'apps/site/dist'

const { assets }: { assets: Record<string, { file: string }> } = JSON.parse(
  readFileSync(join(SITE, 'manifest.json'), 'utf8'),
)
/** A page that search engines are asked to leave out is staff's, the customer's own, or led to by a mailed link. */
const isPublic = ({ file }: { file: string }) =>
  file.endsWith('.html') && !readFileSync(join(SITE, file), 'utf8').includes('<meta name="robots" content="noindex">')
const named = process.argv.slice(2)
const routes =
  named.length > 0 ? named : Object.entries(assets).flatMap(([path, asset]) => (isPublic(asset) ? [path] : []))

const dir = mkdtempSync(join(tmpdir(), 'arkpax-lighthouse-'))
const server = await start(process.execPath, ['apps/api/dist/start.js'], 'http://127.0.0.1:39721/', {
  PORT: '39721',
  DATA_DIR: dir,
  RATE_LIMITS: 'off',
})
const chromePath = findChromium()
const chrome = await launch({ ...(chromePath && { chromePath }), chromeFlags: ['--headless', ...chromiumFlags] })

console.log(
  '| Route | Performance | Accessibility | Best practices | SEO | LCP s | CLS | Bytes |\n|---|---|---|---|---|---|---|---|',
)
for (const route of routes) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(route))
  runs.sort((a, b) => a.performance - b.performance)
  const middle = runs[Math.floor(RUNS / 2)]
  if (middle) {
    const { performance, accessibility, bestPractices, seo, lcp, cls, bytes } = middle
    console.log(
      `| ${route} | ${performance} | ${accessibility} | ${bestPractices} | ${seo} | ${(lcp / 1000).toFixed(2)} | ${cls.toFixed(3)} | ${bytes} |`,
    )
  }
}
chrome.kill()
await server.stop()

async function measure(route: string) {
  const result = await lighthouse(`http://127.0.0.1:39721${route}`, {
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
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    bytes: Math.round(audits['total-byte-weight']?.numericValue ?? Number.NaN),
  }
}
