import type { ContactMessage } from '@arkpax/schema/contact'
import type { Page } from '@playwright/test'
import type { RunningServer } from './fixtures/server.ts'
import { expect, expectAccessible, readAsStaff, test } from './fixtures/test.ts'

async function send(server: RunningServer, subject: string) {
  const answer = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Aino Korhonen',
      email: 'aino@example.fi',
      subject,
      message: 'Riittääkö EVO mökille?',
    }),
  })
  expect(answer.status).toBe(201)
}

async function open(page: Page, staffToken: string) {
  await page.addInitScript((token) => localStorage.setItem('admin_token', token), staffToken)
  await page.goto('/admin/contact-management?status=waiting')
  await expect(page.getByRole('list', { name: 'Viestit' })).toBeVisible()
}

const message = (page: Page) => page.getByRole('article')
const toast = (page: Page, title: string) => page.locator('[role=status], [role=alert]').filter({ hasText: title })
const stored = (server: RunningServer, token: string) =>
  readAsStaff<ContactMessage[]>(server, token, '/api/admin/contact-messages')

test('a message is answered with a saved reply and resolved with the keyboard alone, and taken back in time', async ({
  page,
  server,
  staffToken,
}) => {
  await send(server, 'Mökin sähköt')
  await open(page, staffToken)
  await page.getByRole('button', { name: 'Valmiit vastaukset' }).focus()
  await page.keyboard.press('Enter')
  const replies = page.getByRole('dialog', { name: 'Valmiit vastaukset' })
  await expect(replies.getByText('Ei vielä valmiita vastauksia')).toBeVisible()
  await expectAccessible(page)
  await replies.getByRole('button', { name: 'Uusi valmis vastaus' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Nimi').fill('Riittävyys')
  await page.getByRole('dialog').getByLabel('Teksti').fill('{{etunimi}}, EVO riittää.')
  await page.getByRole('dialog').getByRole('button', { name: 'Tallenna valmis vastaus' }).press('Enter')
  await expect(toast(page, 'Valmis vastaus tallennettu')).toBeVisible()
  await expect(replies.getByText('Riittävyys', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('j')
  await expect(message(page).getByRole('heading', { name: 'Mökin sähköt' })).toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.type('/riit')
  await expect(page.getByRole('option', { name: /^Riittävyys/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(message(page).getByLabel('Vastaus', { exact: true })).toHaveValue('Aino, EVO riittää.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(toast(page, 'Vastaus on lähdössä')).toBeVisible()
  expect(await stored(server, staffToken)).toMatchObject([{ status: 'resolved' }])
  await page.getByRole('button', { name: 'Kumoa vastaus viestiin Mökin sähköt' }).press('Enter')
  await expect(toast(page, 'Vastaus kumottu')).toBeVisible()
  await expect(message(page).getByLabel('Vastaus', { exact: true })).toHaveValue('Aino, EVO riittää.')
  expect(await stored(server, staffToken)).toMatchObject([{ status: 'read' }])
})

test('messages are taken, merged and put away by keys, and the dialogs are accessible', async ({
  page,
  server,
  staffToken,
}) => {
  await send(server, 'Ensimmäinen')
  await send(server, 'Toinen')
  await open(page, staffToken)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Pikanäppäimet' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.keyboard.press('j')
  await expect(message(page).getByRole('heading', { name: 'Ensimmäinen' })).toBeFocused()
  await expect(message(page).getByRole('option', { name: /\(sinä\)$/ })).toBeAttached()
  await page.keyboard.press('a')
  await expect(toast(page, 'Viesti on nyt sinun')).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog', { name: 'Yhdistä saman asiakkaan viestejä' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(message(page).getByRole('button', { name: 'Erota omaksi viestikseen: Toinen' })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Valitut rivit' })).toContainText('1\u00A0rivi valittu')
  await page.keyboard.press('z')
  await expect(page.getByRole('dialog', { name: 'Milloin viesti palaa?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Viesti siirretty myöhemmäksi')).toBeVisible()
  const [main] = await stored(server, staffToken)
  expect(main).toMatchObject({ subject: 'Ensimmäinen', assignee: { name: 'Omistaja' } })
  expect(Date.parse(main?.snoozed_until ?? '')).toBeGreaterThan(Date.now())
})
