import { test as look } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

/** What a reader has chosen in the browser's settings, as a part of the usual 16 pixels. */
const ENLARGED = [130, 150, 200] as const

for (const percent of ENLARGED) {
  look.describe(`text of ${percent} %`, () => {
    for (const path of ['/', '/tuotteet', '/contact', '/laskuri']) {
      look(`leaves ${path} no wider than a phone, with the menu in sight`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        const session = await page.context().newCDPSession(page)
        await session.send('Page.setFontSizes', { fontSizes: { standard: Math.round(16 * (percent / 100)) } })
        await page.goto(path)
        await expect(page.locator('head > link[rel=stylesheet]').first()).toBeAttached()
        const menu = await page.locator('[popovertarget=mobile-menu]').first().boundingBox()
        expect((menu?.x ?? 360) + (menu?.width ?? 0)).toBeLessThanOrEqual(360)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      })
    }
  })
}
