import type { Publishing } from '@arkpax/schema/publishing'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const resting: Publishing = {
  state: 'current',
  built_at: '2026-11-22T10:30:00.000Z',
  started_at: null,
  failed_at: null,
  failure: null,
  failure_detail: null,
  left_out: [],
  by_hook: false,
}

test.beforeEach(async ({ page, staffToken }) => {
  await signInAsStaff(page, staffToken)
})

test('staff see on the dashboard that nobody is there to build the pages', async ({ page }) => {
  // The tests' server is told not to build.
  await page.goto('/admin')
  await expect(page.getByText('Muutokset eivät nyt siirry sivuille')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Julkaise nyt' })).toHaveCount(0)
  await expectAccessible(page)
})

test('staff publish, follow it to its end, and are told of the text that was left out', async ({ page }) => {
  let now = resting
  await page.route('**/api/admin/publishing', (route) => {
    if (route.request().method() === 'POST') now = { ...resting, state: 'building', started_at: resting.built_at }
    return route.fulfill({ json: now })
  })
  await page.goto('/admin')
  await expect(page.getByText('Kaikki muutokset ovat sivuilla. Viimeksi julkaistu 22.11.2026 klo 12.30.')).toBeVisible()
  const button = page.getByRole('button', { name: 'Julkaise nyt' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Muutoksia julkaistaan.')).toBeVisible()
  await expect(button).toBeDisabled()

  now = { ...resting, left_out: [{ text: 'content/blog/talvi.mdx', reason: 'Rivi 3: sulje puuttuu' }] }
  await expect(page.getByRole('heading', { name: 'Yksi sisältö puuttuu sivuilta' })).toBeVisible()
  await page.getByText('Tekniset tiedot ylläpitäjälle').click()
  await expect(page.getByText('content/blog/talvi.mdx')).toBeVisible()
  await expect(button).toBeEnabled()
  await expectAccessible(page)
})

test('staff read why the pages could not be built, and what visitors see meanwhile', async ({ page }) => {
  const failed: Publishing = {
    ...resting,
    state: 'failed',
    failed_at: resting.built_at,
    failure: 'Levy on täynnä.',
    failure_detail: 'ENOSPC',
  }
  await page.route('**/api/admin/publishing', (route) => route.fulfill({ json: failed }))
  await page.goto('/admin')
  const notice = page.getByRole('region', { name: 'Muutosten julkaiseminen' })
  await expect(notice).toContainText('Viimeisimmät muutokset eivät päässeet sivuille')
  await expect(notice).toContainText('Levy on täynnä.')
  await expect(notice).toContainText('Kävijät näkevät sivut sellaisina kuin ne olivat 22.11.2026 klo 12.30.')
  await expectAccessible(page)
})
