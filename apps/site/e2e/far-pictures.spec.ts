import type { Page } from '@playwright/test'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

/** Which pictures of a page's features have come. */
const comeFeatures = (page: Page) =>
  page
    .locator('#ominaisuudet img')
    .evaluateAll(
      (pictures) => pictures.filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0).length,
    )

const placesOf = (page: Page) =>
  page
    .locator('#ominaisuudet li')
    .evaluateAll((stories) => stories.map((each) => each.getBoundingClientRect().top + scrollY))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  test('the pictures of the next screens come when one begins to scroll, and nothing moves', async ({ page }) => {
    await page.goto('/tuote/1', { waitUntil: 'networkidle' })
    expect(await comeFeatures(page)).toBe(0)
    const places = await placesOf(page)
    await page.mouse.wheel(0, 40)
    await expect.poll(() => comeFeatures(page)).toBeGreaterThan(0)
    expect(await placesOf(page)).toEqual(places)
    await page.locator('#ominaisuudet li').last().scrollIntoViewIfNeeded()
    await expect.poll(() => comeFeatures(page)).toBe(places.length)
  })

  test('who goes to a place of the page finds its pictures', async ({ page }) => {
    await page.goto('/tuote/1#ominaisuudet')
    await expect.poll(() => comeFeatures(page)).toBeGreaterThan(0)
  })

  test('paper has the pictures, too', async ({ page }) => {
    await page.goto('/tuote/1', { waitUntil: 'networkidle' })
    await page.pdf()
    await expect(page.locator('[data-still]')).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures of the features are there', async ({ page }) => {
    await page.goto('/tuote/1')
    const picture = page.locator('#ominaisuudet img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
  })
})

test.describe('on a tall screen', () => {
  test.use({ viewport: { width: 1200, height: 4000 } })

  test('what is in sight comes by itself', async ({ page }) => {
    await page.goto('/tuote/1')
    await expect.poll(() => comeFeatures(page)).toBeGreaterThan(2)
  })
})
