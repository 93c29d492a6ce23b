import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { isForReaders } from '../../../scripts/built-files.ts'
import { chromiumFlags, findChromium, flagsOfTests } from '../../../scripts/chromium.ts'
import { test } from './fixtures/looking.ts'
import { openWhole } from './fixtures/open-whole.ts'
import { expect } from './fixtures/test.ts'

const dist = resolve(import.meta.dirname, '../dist')
const { assets }: { assets: Record<string, { file: string; csp?: string }> } = JSON.parse(
  readFileSync(join(dist, 'manifest.json'), 'utf8'),
)
const listed = Object.keys(assets).filter(
  (path) =>
    assets[path]?.csp && !path.endsWith('/shell') && isForReaders(readFileSync(join(dist, assets[path].file), 'utf8')),
)

/** So many tests share the pages: one would be the last to end, with nothing beside it. */
const PARTS = 4

for (let part = 0; part < PARTS; part += 1) {
  test(`every page of readers is kept as it was when one goes on and comes back (${part + 1} of ${PARTS})`, async ({
    baseURL,
  }) => {
    const executablePath = findChromium()
    const browser = await chromium.launch({
      args: [...chromiumFlags, ...flagsOfTests],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(executablePath && { executablePath }),
    })
    const page = await browser.newPage()
    const lost: string[] = []
    for (const path of listed.filter((_, index) => index % PARTS === part)) {
      await openWhole(page, `${baseURL}${path}`)
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
}
