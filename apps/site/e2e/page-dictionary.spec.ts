import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

test('the next page comes by what pages have in common', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  let turn = 0
  await expect(async () => {
    // What has come in the usual way once is only asked whether it still holds.
    const answer = await page.goto(`/about?kerta=${++turn}`)
    expect(await answer?.headerValue('content-encoding')).toBe('dcz')
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
