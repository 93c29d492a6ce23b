import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(({ page, staffToken }) => signInAsStaff(page, staffToken))

test('the tiles lead to the addresses of the sections', async ({ page }) => {
  await page.goto('/admin')
  const tiles = page.getByRole('region', { name: 'Hallinnan osiot' }).getByRole('link')
  await expect(tiles.first()).toBeVisible()
  const leads = await tiles.evaluateAll((links) => links.slice(0, 5).map((link) => link.getAttribute('href')))
  expect(leads).toEqual([
    '/admin/blog-management',
    '/admin/product-management',
    '/admin/analytics',
    '/admin/newsletter',
    '/admin/contact-management',
  ])
  await tiles.first().click()
  await expect(page).toHaveURL(/\/admin\/blog-management$/)
  await expect(page.getByRole('heading', { name: 'Blogin hallinta' })).toBeVisible()
})

test('the navigation marks the blog at both of its addresses', async ({ page }) => {
  for (const address of ['/admin/blog-management', '/admin/blog']) {
    await page.goto(address)
    const current = page.getByRole('navigation', { name: 'Hallinta' }).locator('[aria-current="page"]')
    await expect(current).toHaveText('Blogi')
  }
})

test('the tile of late replies opens a list of exactly those', async ({ page, server }) => {
  for (const subject of ['Kauan odottanut', 'Juuri tullut', 'Jo ratkaistu']) {
    const body = JSON.stringify({ name: 'Aino Korhonen', email: 'aino@example.fi', subject, message: 'Hei!' })
    const headers = { 'Content-Type': 'application/json' }
    expect((await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body })).status).toBe(201)
  }
  const database = new DatabaseSync(join(server.dataDir, 'arkpax.sqlite'), { timeout: 5_000 })
  const old = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString()
  database.prepare("update contact_messages set reply_due_at = ? where subject <> 'Juuri tullut'").run(old)
  database.exec("update contact_messages set status = 'resolved' where subject = 'Jo ratkaistu'")
  database.close()

  await page.goto('/admin')
  await expect(page.getByRole('definition').nth(2)).toHaveText('1')
  await page.getByRole('link', { name: 'Myöhässä olevia vastauksia' }).click()
  await expect(page).toHaveURL(/\/admin\/contact-management\?status=late$/)
  await page.getByRole('button', { name: 'Suodata (1)' }).click()
  await expect(page.getByRole('combobox', { name: 'Tila' })).toHaveValue('late')
  const messages = page.getByRole('list', { name: 'Viestit' }).getByRole('listitem')
  await expect(messages).toHaveCount(1)
  await expect(messages).toContainText('Kauan odottanut')
  await expect(messages).toContainText(/Vastaus myöhässä \d+\u00A0työpäivää/)
  await expectAccessible(page)
})

test('on a phone the sections come in a drawer, which Escape closes and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin')
  const menu = page.getByRole('button', { name: 'Valikko' })
  await menu.click()
  const sections = page.getByRole('dialog', { name: 'Valikko' }).getByRole('navigation', { name: 'Hallinta' })
  await expect(sections.getByRole('link', { name: 'Yleiskuva' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sections).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await sections.getByRole('link', { name: 'Blogi' }).click()
  await expect(page).toHaveURL(/\/admin\/blog-management$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
