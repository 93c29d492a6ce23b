import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BlogPost } from '@arkpax/schema/blog'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { ADMIN_PASSWORD, type RunningServer } from './fixtures/server.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

async function asStaff(server: RunningServer, token: string, method: string, path: string, body: unknown) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Makes a post of its own for a test. */
const makePost = (server: RunningServer, token: string, title: string, more = {}): Promise<BlogPost> =>
  asStaff(server, token, 'POST', '/api/admin/blog', { title, excerpt: 'Lyhyesti', content: '<p>Teksti</p>', ...more })

const dialog = (page: Page) => page.getByRole('dialog')
const post = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
const preview = (page: Page) => page.frameLocator('iframe[title^="Postaus sellaisena"]')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Sisältö (HTML)' })
const isKept = (page: Page) => expect(page.getByText(/^Luonnos tallennettu klo/)).toBeVisible()

test('logs in with the words of the blog and writes a post that visitors then read', async ({ page, context }) => {
  await page.goto('/admin/blog-management')
  const password = page.getByPlaceholder('Syötä admin-salasana')
  await password.fill('väärä')
  await password.press('Enter')
  await expect(page.getByText('Väärä salasana').first()).toBeVisible()
  await password.fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
  await expect(page.getByText('Tervetuloa admin-paneelin!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Blogin hallinta' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Takaisin hallintaan' })).toHaveAttribute('href', '/admin')

  await page.getByRole('button', { name: 'Uusi postaus' }).click()
  await expect(page.getByRole('heading', { name: 'Luo uusi blogipostaus' })).toBeVisible()
  await expect(field(page, 'Kirjoittaja')).toHaveValue('Arkpax Official')
  await expect(field(page, 'Lukuaika')).toHaveValue('5 min lukuaika')
  await field(page, 'Otsikko').pressSequentially('Yö mökillä – 100 % akkua')
  await expect(field(page, 'URL-slug')).toHaveValue('yo-mokilla-100-akkua')

  await page.getByRole('button', { name: 'Luo postaus' }).click()
  await expect(page.getByText('Tiivistelmä on pakollinen')).toBeVisible()
  await expect(field(page, 'Tiivistelmä')).toBeFocused()
  await field(page, 'Tiivistelmä').fill('Näin akku riittää aamuun.')
  await text(page).click()
  await page.keyboard.type('## Lämpö')
  await expect(preview(page).getByRole('heading', { name: 'Lämpö' })).toBeVisible()
  await isKept(page)
  await expectAccessible(page)

  // A reload half-way loses nothing, and the share link shows what is not published.
  await page.reload()
  await expect(text(page).getByRole('heading', { name: 'Lämpö' })).toBeVisible()
  await page.getByRole('button', { name: 'Luo linkki' }).click()
  const shared = await context.newPage()
  await shared.goto((await page.getByRole('link', { name: /\/luonnos\// }).getAttribute('href')) ?? '')
  await expect(shared.getByRole('heading', { name: 'Lämpö' })).toBeVisible()
  await expect(shared.getByText('Tämä on luonnos, jota ei ole julkaistu.')).toBeVisible()
  await expect(shared.getByText('Luonnosta ei löytynyt')).toBeHidden()
  await expectAccessible(shared)

  await field(page, 'Tagit').fill('Talvi, , Akku ')
  await page.getByLabel('Julkaise heti').check()
  await page.getByRole('button', { name: 'Luo postaus' }).click()
  await expect(page.getByText('Blogipostaus luotu onnistuneesti')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Muokkaa blogipostausta' })).toBeVisible()
  await page.getByRole('button', { name: 'Takaisin postauksiin' }).click()

  const listed = post(page, 'Yö mökillä')
  await expect(listed.getByText('Julkaistu', { exact: true })).toBeVisible()
  await expect(listed.getByText('Talvi')).toBeVisible()
  await expect(page.getByText('Tallentamattomia luonnoksia')).toBeHidden()
  await expectAccessible(page)
  const visitor = await context.newPage()
  await visitor.goto('/blogi/yo-mokilla-100-akkua')
  await expect(visitor.getByRole('heading', { name: 'Lämpö' })).toBeVisible()
})

test('publishes and hides a post from its card, at once for visitors', async ({ page, server, staffToken }) => {
  const { slug } = await makePost(server, staffToken, 'Kortilta julkaistu')
  const seen = async () => (await fetch(`${server.url}/api/blog/${slug}`)).status
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/blog?view=cards')
  const card = post(page, 'Kortilta julkaistu')
  await expect(card.getByText('Luonnos')).toBeVisible()
  expect(await seen()).toBe(404)
  await card.getByRole('checkbox', { name: 'Julkaistu: Kortilta julkaistu' }).click()
  await expect(card.getByText('Luonnos')).toBeHidden()
  expect(await seen()).toBe(200)
  await expectAccessible(page)

  await page.route('**/publish', (route) => route.abort())
  await card.getByRole('checkbox', { name: /^Julkaistu/ }).click({ force: true })
  await expect(page.getByText('Julkaisutilan päivittäminen epäonnistui')).toBeVisible()
  await expect(card.getByRole('checkbox', { name: /^Julkaistu/ })).toBeChecked()
})

test('a taken slug is told at its field and the text is kept', async ({ page, server, staffToken }) => {
  const { id } = await makePost(server, staffToken, 'Varattu otsikko')
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/blog-management/new')
  await field(page, 'Otsikko').fill('Varattu otsikko')
  await field(page, 'Tiivistelmä').fill('Sama otsikko toisella tekstillä')
  await text(page).click()
  await page.keyboard.type('Säilyy')
  await page.getByRole('button', { name: 'Luo postaus' }).click()
  await expect(page.getByText('Blogipostauksen luonti epäonnistui')).toBeVisible()
  await expect(page.getByText('Samalla URL-slugilla on jo artikkeli. Valitse toinen.')).toBeVisible()
  await expect(text(page)).toHaveText('Säilyy')
  await field(page, 'URL-slug').fill('toinen-osoite')
  await field(page, 'Otsikko').fill('Otsikko vaihtuu, osoite ei')
  await expect(field(page, 'URL-slug')).toHaveValue('toinen-osoite')
  await page.getByRole('button', { name: 'Luo postaus' }).click()
  await expect(page.getByText('Blogipostaus luotu onnistuneesti')).toBeVisible()
  expect((await readAsStaff<BlogPost>(server, staffToken, `/api/admin/blog/${id}`)).excerpt).toBe('Lyhyesti')
})

test('a tab that is loaded anew is the same writer, and a duplicate of it is another', async ({
  page,
  context,
  server,
  staffToken,
}) => {
  const { id } = await makePost(server, staffToken, 'Yhden muokkaama')
  await signInAsStaff(page, staffToken)
  await page.goto(`/admin/blog-management/${id}`)
  await field(page, 'Tiivistelmä').fill('Vain minä kirjoitan tätä.')
  await isKept(page)
  const told = () => page.waitForResponse((response) => response.url().endsWith('/presence'))
  for (let load = 0; load < 2; load += 1) {
    const answer = told()
    await page.reload()
    expect((await (await answer).json()).others).toEqual([])
  }

  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  const duplicate = await context.newPage()
  await duplicate.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value)
  }, kept)
  await signInAsStaff(duplicate, staffToken)
  await duplicate.goto(`/admin/blog-management/${id}`)
  await expect(duplicate.getByText('myös toisessa välilehdessä')).toBeVisible({ timeout: 15_000 })
})

test('two who write the same post see each other, and neither text is lost', async ({
  page,
  context,
  server,
  staffToken,
}) => {
  const { id } = await makePost(server, staffToken, 'Kahden muokkaama')
  const other = await context.newPage()
  for (const each of [page, other]) {
    await signInAsStaff(each, staffToken)
    await each.goto(`/admin/blog-management/${id}`)
    await expect(field(each, 'Otsikko')).toHaveValue('Kahden muokkaama')
  }
  await expect(page.getByText('myös toisessa välilehdessä')).toBeVisible({ timeout: 15_000 })

  // What the two type in different fields comes together; in the same field both texts stand side by side.
  await other.route('**/api/admin/blog-drafts/**', (route) => route.abort())
  await field(other, 'Otsikko').fill('Toisen otsikko')
  await expect(other.getByText(/^Palvelimeen ei saada yhteyttä/).first()).toBeVisible()
  await field(page, 'Otsikko').fill('Ensimmäisen otsikko')
  await field(page, 'Tiivistelmä').fill('Ensimmäisen tiivistelmä')
  await isKept(page)
  await other.unroute('**/api/admin/blog-drafts/**')
  const clash = other.getByRole('region', { name: 'Joku muu tallensi tämän juuri' })
  await expect(clash).toContainText('Toisen otsikko')
  await expect(clash).toContainText('Ensimmäisen otsikko')
  await expect(field(other, 'Tiivistelmä')).toHaveValue('Ensimmäisen tiivistelmä')
  await expect(other.getByRole('button', { name: 'Kopioi oma tekstini' })).toBeVisible()
  await expectAccessible(other)
  await clash.getByRole('radio', { name: /Toisen otsikko/ }).click()
  await isKept(other)
  await expect(field(page, 'Otsikko')).toHaveValue('Toisen otsikko', { timeout: 15_000 })
  await other.getByRole('button', { name: 'Päivitä postaus' }).click()
  await expect(other.getByText('Blogipostaus päivitetty onnistuneesti')).toBeVisible()
  const saved = await readAsStaff<BlogPost>(server, staffToken, `/api/admin/blog/${id}`)
  expect([saved.title, saved.excerpt]).toEqual(['Toisen otsikko', 'Ensimmäisen tiivistelmä'])
})

test('deletes a post only after asking', async ({ page, server, staffToken }) => {
  await makePost(server, staffToken, 'Poistettava')
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/blog?q=poistettava')
  await page.getByRole('button', { name: 'Poista postaus Poistettava' }).click()
  await expect(page.getByText('Oletko varma että haluat poistaa tämän blogipostauksen?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Peruuta' }).click()
  await expect(post(page, 'Poistettava')).toBeVisible()
  await page.getByRole('button', { name: 'Poista postaus Poistettava' }).click()
  await dialog(page).getByRole('button', { name: 'Poista', exact: true }).click()
  await expect(page.getByText('Blogipostaus poistettu onnistuneesti')).toBeVisible()
  await expect(page.getByText('Ei tuloksia')).toBeVisible()
})

test('hostile text is text in the list, the form and the preview', async ({ page, server, staffToken }) => {
  const source = await readFile(resolve(import.meta.dirname, '../../api/test/hostile-html.ts'), 'utf8')
  const hostile = [...source.matchAll(/^ {2}'(.*)',$/gm)].map(([, html = '']) => html)
  expect(hostile.length).toBeGreaterThan(90)
  let ran = 0
  await page.exposeFunction('alert', () => ran++)
  page.on('dialog', () => ran++)
  const title = '<img src=x onerror=alert(1)><script>alert(1)</script> Hyökkäys'
  const made = await makePost(server, staffToken, title, {
    excerpt: hostile.slice(0, 8).join(' '),
    author: '<svg onload=alert(1)>',
    tags: ['<b onclick=alert(1)>tagi</b>'],
  })
  await signInAsStaff(page, staffToken)
  for (const view of ['list', 'cards']) {
    await page.goto(`/admin/blog?q=hy%C3%B6kk%C3%A4ys&view=${view}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.getByRole('button', { name: `Muokkaa postausta ${title}` }).click()
  await page.getByRole('button', { name: 'Muokkaa HTML:nä' }).click()
  await text(page).fill(`<p>Alku</p>${hostile.join('\n')}<p>Loppu</p>`)
  await expect(preview(page).getByText('Alku')).toBeVisible()
  await expect(preview(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(
    preview(page).locator('[data-content]').locator('script, svg, iframe, form, style, [onerror], [onclick]'),
  ).toHaveCount(0)
  await isKept(page)
  await page.reload()
  await expect(preview(page).getByText('Alku')).toBeVisible()
  expect(made.id).toBeGreaterThan(0)
  expect(ran).toBe(0)
})
