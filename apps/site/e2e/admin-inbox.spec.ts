import { expectAccessible } from './fixtures/accessible.ts'
import { detail, list, openInbox, openMessage, sendMessage, stored, toast } from './fixtures/inbox.ts'
import { ADMIN_PASSWORD } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'

const HOSTILE = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>{{7*7}}'

test('staff log in, open a new message and it becomes read', async ({ page, server, staffToken }) => {
  await sendMessage(server, 'Mökin sähköt')
  await page.goto('/admin/contact-management')
  await page.getByLabel('Salasana').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
  await expect(list(page).getByRole('button', { name: 'Mökin sähköt' })).toContainText('Uusi')
  await openMessage(page, 'Mökin sähköt')

  await expect(detail(page).getByRole('heading', { name: 'Mökin sähköt' })).toBeFocused()
  await expect(detail(page).getByText('Hei!\n\nRiittääkö EVO mökille?', { exact: true })).toBeVisible()
  await expect(detail(page).getByText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)).toBeVisible()
  await expect(
    detail(page).getByText(
      /^Vastattava (ma|ti|ke|to|pe)\u00A0klo\u00A0[\d.]+ mennessä$|^Vastaamiseen jäljellä [78]\u00A0h työaikaa$/,
    ),
  ).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Mökin sähköt' })).toContainText('Luettu')
  expect(await stored(server, staffToken, 'Mökin sähköt')).toMatchObject({ status: 'read' })
  await expect(page.getByRole('link', { name: 'Takaisin hallintaan' })).toHaveAttribute('href', '/admin')
})

test('any state is set from any, and notes keep the state', async ({ page, server, staffToken }) => {
  await sendMessage(server, 'Huoltokysymys')
  await openInbox(page, staffToken)
  await openMessage(page, 'Huoltokysymys')
  for (const [label, status] of [
    ['Ratkaistu', 'resolved'],
    ['Uusi', 'new'],
    ['Vastattu', 'replied'],
  ] as const) {
    await detail(page).getByRole('button', { name: label, exact: true }).click()
    await expect(detail(page).getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await stored(server, staffToken, 'Huoltokysymys'))?.status).toBe(status)
  }
  await expect(detail(page).getByText(/^Vastattava|^Vastaamiseen jäljellä/)).toHaveCount(0)

  await detail(page).getByLabel('Muistiinpanot').fill('Soitettu 21.11.')
  await detail(page).getByRole('button', { name: 'Tallenna muistiinpanot' }).click()
  await expect(toast(page, 'Muistiinpanot tallennettu')).toBeVisible()
  expect(await stored(server, staffToken, 'Huoltokysymys')).toMatchObject({
    status: 'replied',
    admin_notes: 'Soitettu 21.11.',
  })
})

test('typed notes stay while another message is open, and when saving fails', async ({ page, server, staffToken }) => {
  await sendMessage(server, 'Ensimmäinen kysymys')
  await sendMessage(server, 'Toinen kysymys')
  await openInbox(page, staffToken)
  await openMessage(page, 'Ensimmäinen kysymys')
  await detail(page).getByLabel('Muistiinpanot').fill('Kesken')
  await openMessage(page, 'Toinen kysymys')
  await expect(detail(page).getByLabel('Muistiinpanot')).toHaveValue('')
  await openMessage(page, 'Ensimmäinen kysymys')
  await expect(detail(page).getByLabel('Muistiinpanot')).toHaveValue('Kesken')

  await page.route('**/api/admin/contact-messages/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await detail(page).getByRole('button', { name: 'Tallenna muistiinpanot' }).click()
  await expect(toast(page, 'Viestin päivitys epäonnistui')).toBeVisible()
  await expect(detail(page).getByLabel('Muistiinpanot')).toHaveValue('Kesken')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(detail(page).getByLabel('Muistiinpanot')).toHaveValue('Kesken')
})

test('a half-typed answer says that it is kept, asks before the tab or the session closes, and follows no link away', async ({
  page,
  server,
  staffToken,
}) => {
  await sendMessage(server, 'Kesken jäävä')
  await openInbox(page, staffToken)
  await openMessage(page, 'Kesken jäävä')
  const reply = detail(page).getByLabel('Vastaus', { exact: true })
  await reply.click()
  await reply.pressSequentially('Hei Aino!')
  await expect(detail(page).getByText('Luonnos on tallessa tällä laitteella.')).toBeVisible()
  await expectAccessible(page)

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Yleiskuva' }).click()
  await expect(page.getByText('Uusia tilauksia')).toBeVisible()
  expect(asked).toEqual([])
  await page.goBack()
  await expect(reply).toHaveValue('Hei Aino!')

  await reply.click()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])

  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  const question = page.getByRole('dialog', { name: 'Kirjaudutaanko ulos?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Peruuta' }).click()
  await expect(page.getByRole('button', { name: 'Kirjaudu ulos' })).toBeFocused()
  await expect(reply).toHaveValue('Hei Aino!')
})

test('an inbox without messages says so', async ({ page, staffToken }) => {
  await openInbox(page, staffToken)
  await expect(page.getByText('Ei vielä viestejä')).toBeVisible()
  await expectAccessible(page)
})

test('an answer is mailed and kept with the message; a failure loses nothing that was typed', async ({
  page,
  server,
  staffToken,
}) => {
  await sendMessage(server, 'Toimitusaika Ouluun')
  await openInbox(page, staffToken)
  await openMessage(page, 'Toimitusaika Ouluun')
  const sendReply = detail(page).getByRole('button', { name: 'Lähetä vastaus' })
  await expect(sendReply).toBeDisabled()
  await detail(page).getByLabel('Vastaus', { exact: true }).fill('Ehtii torstaiksi.')

  await page.route('**/replies', (route) => route.abort())
  await sendReply.click()
  await expect(toast(page, 'Vastauksen lähettäminen epäonnistui')).toBeVisible()
  await expect(detail(page).getByLabel('Vastaus', { exact: true })).toHaveValue('Ehtii torstaiksi.')

  await page.unroute('**/replies')
  await sendReply.click()
  await expect(toast(page, 'Vastaus on lähdössä')).toBeVisible()
  await expect(detail(page).getByLabel('Vastaus', { exact: true })).toHaveValue('')
  const answer = detail(page).getByRole('listitem').filter({ hasText: 'Ehtii torstaiksi.' })
  await expect(answer.getByText('Ei lähetetty, palvelin puuttuu', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(list(page).getByRole('button', { name: 'Toimitusaika Ouluun' })).toContainText('Vastattu')
  await expectAccessible(page)
})

test('search and the status filter choose messages and live in the address', async ({ page, server, staffToken }) => {
  await sendMessage(server, 'Poroaitaus')
  await sendMessage(server, 'Verkkolaite', { name: 'Poro Oy' })
  await openInbox(page, staffToken)
  await page.getByLabel('Hae viestejä').fill('poro')
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await openMessage(page, 'Poroaitaus')
  await expect(list(page).getByRole('button', { name: 'Poroaitaus' })).toContainText('Luettu')
  await page.getByRole('button', { name: 'Suodata', exact: true }).click()
  await page.getByLabel('Tila', { exact: true }).selectOption('Luettu')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(({ searchParams: shown }) => shown.get('q') === 'poro' && shown.get('status') === 'read')
  await page.getByLabel('Hae viestejä').fill('ei mitään tällaista')
  await expect(page.getByText('Kokeile toista hakusanaa tai vaihda tilaa.')).toBeVisible()
})

test('a message is deleted only after asking', async ({ page, server, staffToken }) => {
  await sendMessage(server, 'Poistettava viesti')
  await openInbox(page, staffToken)
  await openMessage(page, 'Poistettava viesti')
  const dialog = page.getByRole('dialog', { name: 'Poista viesti' })
  await detail(page).getByRole('button', { name: 'Poista viesti' }).click()
  await dialog.getByRole('button', { name: 'Peruuta' }).click()
  expect(await stored(server, staffToken, 'Poistettava viesti')).toBeDefined()

  await detail(page).getByRole('button', { name: 'Poista viesti' }).click()
  await dialog.getByRole('button', { name: 'Poista viesti' }).click()
  await expect(toast(page, 'Viesti poistettu')).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Poistettava viesti' })).toHaveCount(0)
  await expect(detail(page)).toHaveCount(0)
  expect(await stored(server, staffToken, 'Poistettava viesti')).toBeUndefined()
})

test('each failure is told in its own words', async ({ page, server, staffToken }) => {
  await sendMessage(server, 'Sitkeä viesti')
  await page.route('**/api/admin/contact-messages?*', (route) => route.abort())
  await openInbox(page, staffToken)
  await expect(page.getByText('Viestien lataaminen epäonnistui')).toBeVisible()
  await page.unroute('**/api/admin/contact-messages?*')
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await openMessage(page, 'Sitkeä viesti')
  await page.route('**/api/admin/contact-messages/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await detail(page).getByRole('button', { name: 'Poista viesti' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Poista viesti' }).click()
  await expect(toast(page, 'Viestin poistaminen epäonnistui')).toBeVisible()
})

test('what a visitor writes is shown as text', async ({ page, server, staffToken }) => {
  await sendMessage(server, `${HOSTILE} aihe`, { name: `${HOSTILE} nimi`, message: `${HOSTILE} viesti` })
  await openInbox(page, staffToken)
  await openMessage(page, `${HOSTILE} aihe`)
  await expect(detail(page).getByRole('heading', { name: `${HOSTILE} aihe` })).toBeVisible()
  await expect(detail(page).getByText(`${HOSTILE} viesti`)).toBeVisible()
  await detail(page).getByRole('button', { name: 'Poista viesti' }).click()
  await expect(page.getByRole('dialog')).toContainText(`${HOSTILE} nimi`)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(await page.locator('astro-island :is(img, script)').count()).toBe(0)
})

test('an order is made from a message', async ({ page, server, staffToken }) => {
  await sendMessage(server, 'Haluan tilata PRO:n')
  await openInbox(page, staffToken)
  await openMessage(page, 'Haluan tilata PRO:n')
  const message = await stored(server, staffToken, 'Haluan tilata PRO:n')
  await expect(page.getByRole('link', { name: 'Tee tilaus viestistä' })).toHaveAttribute(
    'href',
    new RegExp(`^/admin\\?.*contact=${message?.id}$`),
  )
})

test('the list is at most 600 px high and holds a page at a time', async ({ page, server, staffToken }) => {
  for (let n = 0; n < 52; n++) await sendMessage(server, `Sivutus ${n}`)
  await openInbox(page, staffToken, '?q=sivutus')
  await expect(list(page).getByRole('listitem')).toHaveCount(50)
  expect((await list(page).boundingBox())?.height).toBe(600)
  await page.getByRole('button', { name: 'Seuraava' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Edellinen' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(50)
})

test('the inbox is accessible and fits a phone, in both themes', async ({ page, server, staffToken }) => {
  await sendMessage(server, `${'Pitkä'.repeat(50)} sana`, { message: 'Sana'.repeat(1_000) })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 1280, height: 720 })
    await openInbox(page, staffToken, '?q=sana')
    await openMessage(page, 'sana')
    await expect(detail(page).getByLabel('Muistiinpanot')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(list(page)).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Yhteydenotot' }).click()
    await expect(list(page).getByRole('button', { name: 'sana' })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  }
})
