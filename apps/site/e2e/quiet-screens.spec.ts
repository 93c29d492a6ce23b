import { signUp } from './fixtures/customer.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const backOffice = [
  '/admin',
  '/admin/analytics',
  '/admin/blog',
  '/admin/blog-management',
  '/admin/blog-management/new',
  '/admin/chat',
  '/admin/contact-management',
  '/admin/customers',
  '/admin/faq',
  '/admin/import',
  '/admin/mail',
  '/admin/media',
  '/admin/newsletter',
  '/admin/offers',
  '/admin/letters',
  '/admin/payments',
  '/admin/privacy',
  '/admin/product-management',
  '/admin/accounting',
  '/admin/documents',
  '/admin/registrations',
  '/admin/reviews',
  '/admin/settings',
  '/admin/settings/law',
  '/admin/doctor',
  '/admin/staff',
  '/admin/returns',
  '/admin/warranty-cases',
  '/admin/recalls',
  '/admin/own',
  '/admin/log',
  '/inventory-management',
  '/varastonhallinta',
]

/* The fixture fails a test whose page breaks its content security policy; here the console must be empty altogether. */
test('the screens of the back office say nothing on the console and keep to their policy', async ({
  page,
  staffToken,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${page.url()}: ${message.text()}`)
  })
  await signInAsStaff(page, staffToken)
  for (const path of backOffice) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(said).toEqual([])
})

test('the account says nothing on the console and keeps to its policy', async ({ page }) => {
  await signUp(page, 'aino@example.fi')
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${page.url()}: ${message.text()}`)
  })
  for (const path of ['/dashboard', '/oma-tili']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    }
    await page.waitForLoadState('networkidle')
  }
  expect(said).toEqual([])
})
