import { expectAccessible } from './fixtures/accessible.ts'
import { expect, test } from './fixtures/test.ts'

test('the form of withdrawal is printed alone, and the same is done online', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/return-refund-policy')
  await expect(page.getByRole('link', { name: 'Peruuta verkossa' })).toHaveAttribute('href', '/peruuta-sopimus')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tulosta lomake' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading')).toHaveText(['Peruuttamislomake'])
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('cell', { name: /^Allekirjoitus/ })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('main')).toBeVisible()
})
