import type { ContactMessage } from '@arkpax/schema/contact'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { detail, list, openInbox, sendMessage, toast } from './fixtures/inbox.ts'
import type { RunningServer } from './fixtures/server.ts'
import { expect, readAsStaff, test } from './fixtures/test.ts'

const messages = (server: RunningServer, token: string) =>
  readAsStaff<ContactMessage[]>(server, token, '/api/admin/contact-messages')

async function openWaiting(page: Page, staffToken: string) {
  await openInbox(page, staffToken, '?status=waiting')
  await expect(list(page)).toBeVisible()
}

test('a message is answered with a saved reply and resolved with the keyboard alone, and taken back in time', async ({
  page,
  server,
  staffToken,
}) => {
  await sendMessage(server, 'Mökin sähköt')
  await openWaiting(page, staffToken)
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
  await expect(detail(page).getByRole('heading', { name: 'Mökin sähköt' })).toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.type('/riit')
  await expect(page.getByRole('option', { name: /^Riittävyys/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(detail(page).getByLabel('Vastaus', { exact: true })).toHaveValue('Aino, EVO riittää.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(toast(page, 'Vastaus on lähdössä')).toBeVisible()
  expect(await messages(server, staffToken)).toMatchObject([{ status: 'resolved' }])
  await page.getByRole('button', { name: 'Kumoa vastaus viestiin Mökin sähköt' }).press('Enter')
  await expect(toast(page, 'Vastaus kumottu')).toBeVisible()
  await expect(detail(page).getByLabel('Vastaus', { exact: true })).toHaveValue('Aino, EVO riittää.')
  expect(await messages(server, staffToken)).toMatchObject([{ status: 'read' }])
})

test('messages are taken, merged and put away by keys, and the dialogs are accessible', async ({
  page,
  server,
  staffToken,
}) => {
  await sendMessage(server, 'Ensimmäinen')
  await sendMessage(server, 'Toinen')
  await openWaiting(page, staffToken)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Pikanäppäimet' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.keyboard.press('j')
  await expect(detail(page).getByRole('heading', { name: 'Ensimmäinen' })).toBeFocused()
  await expect(detail(page).getByRole('option', { name: /\(sinä\)$/ })).toBeAttached()
  await page.keyboard.press('a')
  await expect(toast(page, 'Viesti on nyt sinun')).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog', { name: 'Yhdistä saman asiakkaan viestejä' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(detail(page).getByRole('button', { name: 'Erota omaksi viestikseen: Toinen' })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Valitut rivit' })).toContainText('1\u00A0rivi valittu')
  await page.keyboard.press('z')
  await expect(page.getByRole('dialog', { name: 'Milloin viesti palaa?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Viesti siirretty myöhemmäksi')).toBeVisible()
  const [main] = await messages(server, staffToken)
  expect(main).toMatchObject({ subject: 'Ensimmäinen', assignee: { name: 'Omistaja' } })
  expect(Date.parse(main?.snoozed_until ?? '')).toBeGreaterThan(Date.now())
})
