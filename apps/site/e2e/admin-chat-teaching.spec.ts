import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const UNKNOWN = 'Qwxyz zzkrt bnmpq vuuhkl?'
const OTHER = 'Jjkwq zzfhp vvxcm?'

async function ask(url: string, message: string) {
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { reply: string; answered: boolean }
}

const group = (page: Page, question: string) =>
  page
    .getByRole('list', { name: 'Kysymykset, joihin avustaja ei osannut vastata' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: question }),
    })
const dialog = (page: Page) => page.getByRole('dialog').last()

async function open(page: Page, staffToken: string) {
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/chat?view=unanswered')
  await expect(page.getByRole('tab', { name: 'Vaille vastausta' })).toHaveAttribute('aria-selected', 'true')
}

test('a question is attached to an answer by one press, taken back, and attached again by the keyboard', async ({
  page,
  server,
  staffToken,
}) => {
  await open(page, staffToken)
  await expect(page.getByText('Kaikkeen on vastattu')).toBeVisible()
  await ask(server.url, UNKNOWN)
  await ask(server.url, `${UNKNOWN} aino@example.fi`)
  await ask(server.url, OTHER)
  await page.reload()
  await expect(group(page, UNKNOWN)).toContainText('Ei vastausta 2 kertaa')
  await expect(page.getByText('aino@example.fi')).toHaveCount(0)
  await expectAccessible(page)

  await group(page, UNKNOWN).getByRole('button', { name: 'Liitä vastaukseen' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Sopivat luultavasti' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByLabel('Hae vastausta').fill('ei-tällaista')
  await expect(dialog(page).getByText('Sellaista vastausta ei ole.').last()).toBeVisible()
  await dialog(page).getByLabel('Hae vastausta').fill('mitä ip67 tarkoittaa')
  await dialog(page).getByRole('button', { name: 'Mitä IP67 tarkoittaa?' }).first().click()
  await expect(page.getByText('Avustaja osaa nyt vastata')).toBeVisible()
  await expect(group(page, UNKNOWN)).toHaveCount(0)
  expect(await ask(server.url, UNKNOWN)).toMatchObject({ answered: true, reply: expect.stringContaining('pölytiivis') })

  await page.getByRole('button', { name: /^Kumoa/ }).click()
  await expect(group(page, UNKNOWN)).toBeVisible()
  expect(await ask(server.url, UNKNOWN)).toMatchObject({ answered: false })

  await page.reload()
  await group(page, OTHER).getByRole('button', { name: 'Liitä vastaukseen' }).press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Sopivat luultavasti' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(group(page, OTHER).getByRole('button', { name: 'Liitä vastaukseen' })).toBeFocused()
})

test('a question of the FAQ is made of one, and both are found among what was taught', async ({
  page,
  server,
  staffToken,
}) => {
  await ask(server.url, UNKNOWN)
  await ask(server.url, OTHER)
  await open(page, staffToken)
  await group(page, UNKNOWN).getByRole('button', { name: 'Tee kysymys' }).click()
  await expect(dialog(page).getByLabel('Kysymys', { exact: true })).toHaveValue(UNKNOWN)
  await dialog(page).getByLabel('Vastaus', { exact: true }).fill('Qwxyz on meillä aina zzkrt.')
  await dialog(page).getByLabel('Aihe').selectOption({ index: 1 })
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Lisää kysymys' }).click()
  await expect(page.getByText('Avustaja osaa nyt vastata')).toBeVisible()
  await expect(group(page, UNKNOWN)).toHaveCount(0)
  expect((await ask(server.url, 'qwxyz zzkrt bnmpq vuuhkl')).reply).toContain('Qwxyz on meillä aina zzkrt.')

  await group(page, OTHER).getByRole('button', { name: 'Ohita' }).click()
  await expect(page.getByText('Kysymys ohitettu')).toBeVisible()
  await expect(page.getByText('Kaikkeen on vastattu')).toBeVisible()

  await page.getByRole('tab', { name: 'Opetetut' }).click()
  const lessons = page.getByRole('list', { name: 'Opetetut kysymykset' })
  await expect(lessons).toContainText(UNKNOWN)
  await expect(lessons).toContainText('Ohitettu')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Poista opetus: ${OTHER}` }).click()
  await dialog(page).getByRole('button', { name: 'Poista opetus' }).click()
  await expect(lessons).not.toContainText(OTHER)

  await page.getByRole('tab', { name: 'Vaille vastausta' }).click()
  await expect(group(page, OTHER)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  await group(page, OTHER).getByRole('button', { name: 'Liitä vastaukseen' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Sopivat luultavasti' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
