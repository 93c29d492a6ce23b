import { expectAccessible } from './fixtures/accessible.ts'
import { detail, openInbox, openMessage, sendMessage, stored, toast } from './fixtures/inbox.ts'
import type { RunningServer } from './fixtures/server.ts'
import { expect, readAsStaff, test } from './fixtures/test.ts'

/** Changes a message as somebody else does meanwhile. */
async function asOther(server: RunningServer, token: string, method: string, path: string, body: object) {
  const answer = await fetch(`${server.url}/api/admin/contact-messages/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}

test('two people who open one message do not both answer it unawares', async ({
  page,
  context,
  server,
  staffToken,
}) => {
  await sendMessage(server, 'Riitainen kysymys')
  await openInbox(page, staffToken)
  const other = await context.newPage()
  await openInbox(other, staffToken)
  await openMessage(page, 'Riitainen kysymys')
  await openMessage(other, 'Riitainen kysymys')
  await detail(page).getByLabel('Vastaus', { exact: true }).fill('Kyllä se käy.')
  await detail(other).getByLabel('Vastaus', { exact: true }).fill('Ei se käy.')
  await detail(page).getByRole('button', { name: 'Lähetä vastaus' }).click()
  await expect(toast(page, 'Vastaus on lähdössä')).toBeVisible()

  await detail(other).getByRole('button', { name: 'Lähetä vastaus' }).click()
  const notice = detail(other).getByRole('alert').filter({ hasText: 'Toinen vastasi juuri' })
  await expect(notice).toContainText('Kyllä se käy.')
  await expect(detail(other).getByLabel('Vastaus', { exact: true })).toHaveValue('Ei se käy.')
  const id = (await stored(server, staffToken, 'Riitainen kysymys'))?.id
  const replies = async () =>
    (
      await readAsStaff<{ replies: { message: string }[] }>(server, staffToken, `/api/admin/contact-messages/${id}`)
    ).replies.map(({ message }) => message)
  expect(await replies()).toEqual(['Kyllä se käy.'])
  await expectAccessible(other)
  await other.reload()
  await expect(notice).toContainText('Kyllä se käy.')
  await expect(detail(other).getByLabel('Vastaus', { exact: true })).toHaveValue('Ei se käy.')

  await detail(other).getByRole('button', { name: 'Lähetä silti' }).click()
  await expect(toast(other, 'Vastaus on lähdössä')).toBeVisible()
  expect(await replies()).toEqual(['Kyllä se käy.', 'Ei se käy.'])
  await expect(notice).toBeHidden()
})

test('a note or a state that another has set does not stand in the way of an answer', async ({
  page,
  server,
  staffToken,
}) => {
  await sendMessage(server, 'Vastattava viesti')
  await openInbox(page, staffToken)
  await openMessage(page, 'Vastattava viesti')
  await detail(page).getByLabel('Vastaus', { exact: true }).fill('Tässä vastaus.')
  const id = (await stored(server, staffToken, 'Vastattava viesti'))?.id ?? ''
  await asOther(server, staffToken, 'PUT', id, { adminNotes: 'Soitettu' })
  await detail(page).getByRole('button', { name: 'Lähetä vastaus' }).click()
  await expect(toast(page, 'Vastaus on lähdössä')).toBeVisible()
  await expect(detail(page).getByLabel('Muistiinpanot')).toHaveValue('Soitettu')
})

test('notes that two people have written are both kept', async ({ page, server, staffToken }) => {
  await sendMessage(server, 'Muistettava viesti')
  await openInbox(page, staffToken)
  await openMessage(page, 'Muistettava viesti')
  const notes = detail(page).getByLabel('Muistiinpanot')
  await notes.fill('Oma huomio')
  const id = (await stored(server, staffToken, 'Muistettava viesti'))?.id ?? ''
  await asOther(server, staffToken, 'PUT', id, { adminNotes: 'Toisen huomio' })
  const save = detail(page).getByRole('button', { name: 'Tallenna muistiinpanot' })
  const notice = detail(page).getByRole('alert').filter({ hasText: 'Joku muu tallensi juuri muistiinpanot' })
  // A view that has been read again says so by itself.
  if (await save.isEnabled()) await save.click()
  await expect(notice).toContainText('Toisen huomio')
  await expect(notes).toHaveValue('Oma huomio')
  expect((await stored(server, staffToken, 'Muistettava viesti'))?.admin_notes).toBe('Toisen huomio')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Yhdistä molemmat' }).click()
  await expect(notes).toHaveValue('Toisen huomio\n\nOma huomio')
  await save.click()
  await expect(toast(page, 'Muistiinpanot tallennettu')).toBeVisible()
  expect((await stored(server, staffToken, 'Muistettava viesti'))?.admin_notes).toBe('Toisen huomio\n\nOma huomio')
})

test('a state that is set on an old view is refused, and the screen shows what is', async ({
  page,
  server,
  staffToken,
}) => {
  await sendMessage(server, 'Tilaltaan muuttunut')
  await openInbox(page, staffToken)
  await openMessage(page, 'Tilaltaan muuttunut')
  await expect(detail(page).getByRole('button', { name: 'Luettu' })).toHaveAttribute('aria-pressed', 'true')
  const id = (await stored(server, staffToken, 'Tilaltaan muuttunut'))?.id ?? ''
  await asOther(server, staffToken, 'POST', `${id}/replies`, { message: 'Vastattu jo.' })
  await detail(page).getByRole('button', { name: 'Ratkaistu', exact: true }).click()
  await expect(toast(page, 'Viestin päivitys epäonnistui')).toContainText('Joku muu on muokannut tätä välissä.')
  await expect(detail(page).getByRole('button', { name: 'Vastattu', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(detail(page).getByRole('listitem').filter({ hasText: 'Vastattu jo.' })).toBeVisible()
})
