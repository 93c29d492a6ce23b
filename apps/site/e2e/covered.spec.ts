import { coveredControls, coveredTexts } from './fixtures/covered-controls.ts'
import { test } from './fixtures/looking.ts'
import { routeTable } from './fixtures/route-table.ts'
import { expect } from './fixtures/test.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

for (const [path] of routeTable) {
  test(`${path}: nothing that floats or sticks lies on a control that one wants to press, or on the first screen’s text`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect([screen.width, ...(await page.evaluate(coveredTexts))]).toEqual([screen.width])
      expect([screen.width, ...(await page.evaluate(coveredControls))]).toEqual([screen.width])
    }
  })
}
