import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { isForReaders } from '../../../scripts/built-files.ts'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const dist = resolve(import.meta.dirname, '../dist')
const { assets }: { assets: Record<string, { file: string; csp?: string }> } = JSON.parse(
  readFileSync(join(dist, 'manifest.json'), 'utf8'),
)
const listed = Object.keys(assets).filter(
  (path) =>
    assets[path]?.csp && !path.endsWith('/shell') && isForReaders(readFileSync(join(dist, assets[path].file), 'utf8')),
)

test('every page of readers is kept as it was when one goes on and comes back', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  })
  const page = await browser.newPage()
  const lost: string[] = []
  for (const path of listed) {
    await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
    await page.goto(`${baseURL}${path === '/toimitus' ? '/about' : '/toimitus'}`)
    await page.goBack({ waitUntil: 'commit' })
    const kept = await page
      .waitForFunction(() => 'persisted' in window, undefined, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      )
    if (!kept) lost.push(path)
  }
  await browser.close()
  expect(lost).toEqual([])
})
