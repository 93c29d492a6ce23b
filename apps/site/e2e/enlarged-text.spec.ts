import type { Page } from '@playwright/test'
import { test as look } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

/** What a reader has chosen in the browser's settings, as a part of the usual 16 pixels. */
const ENLARGED = [130, 150, 200] as const
const PHONE = { width: 360, height: 740 }

async function inSettings(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: Math.round(16 * (percent / 100)) } })
}

/** What a style sheet of the reader's own does: no media query knows of it. */
const byOwnSheet = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

async function expectNoWiderThanPhone(page: Page): Promise<void> {
  const menu = await page.locator('[popovertarget=mobile-menu]').first().boundingBox()
  expect((menu?.x ?? 360) + (menu?.width ?? 0)).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}

/** The names of controls that lie on another, run out of their box or are squeezed to a column of letters. */
const brokenControls = (page: Page, within: string) =>
  page.locator(within).evaluate((part) => {
    const shown = [...part.querySelectorAll('a, button, input')].filter(
      (one) => one.checkVisibility() && !one.closest('.sr-only') && one.getBoundingClientRect().width > 1,
    )
    const boxes = shown.map((one) => one.getBoundingClientRect())
    const meets = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const isBroken = (index: number) => {
      const [control, box] = [shown[index] as Element, boxes[index] as DOMRect]
      const isSqueezed = control.matches('a, button') && box.height > Math.max(box.width, 150)
      return (
        isSqueezed ||
        box.right > 360 ||
        control.scrollWidth > control.clientWidth + 1 ||
        boxes.some((other, place) => place !== index && meets(box, other))
      )
    }
    return shown.flatMap((one, index) => (isBroken(index) ? [one.outerHTML.slice(0, 200)] : []))
  })

for (const percent of ENLARGED) {
  look.describe(`text of ${percent} %`, () => {
    for (const path of ['/', '/tuotteet', '/tuote/2', '/contact', '/laskuri']) {
      look(`leaves ${path} no wider than a phone, with the menu in sight`, async ({ page }) => {
        await page.setViewportSize(PHONE)
        await inSettings(page, percent)
        await page.goto(path)
        await expect(page.locator('head > link[rel=stylesheet]').first()).toBeAttached()
        await expectNoWiderThanPhone(page)
      })
    }
  })
}

for (const [path, part] of [
  ['/tuote/2', '[data-buy]'],
  ['/laskuri', 'runtime-calculator form'],
] as const) {
  for (const way of ['in the settings', 'by a sheet of the reader']) {
    look(`text twice as large ${way} leaves the controls of ${path} whole and apart`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      if (way === 'in the settings') await inSettings(page, 200)
      await page.goto(path)
      await expect(page.locator('head > link[rel=stylesheet]').first()).toBeAttached()
      if (way !== 'in the settings') await byOwnSheet(page)
      await expectNoWiderThanPhone(page)
      expect(await brokenControls(page, part)).toEqual([])
    })
  }
}

look('the answer of the calculator goes away with the page where it would cover half the screen', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await inSettings(page, 200)
  await page.goto('/laskuri')
  await expect(page.locator('head > link[rel=stylesheet]').first()).toBeAttached()
  // The bar stands above the appliances.
  await page.getByRole('button', { name: 'Kopioi linkki' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-bar]')).not.toBeInViewport()
})
