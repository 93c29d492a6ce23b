import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

test('the next page comes by what pages have in common', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(async () => {
    const answer = await page.goto('/about')
    expect(await answer?.headerValue('content-encoding')).toBe('dcz')
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
