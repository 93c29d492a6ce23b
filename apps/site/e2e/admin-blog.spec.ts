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
  await expect(dialog(page).getByRole('heading', { name: 'Luo uusi blogipostaus' })).toBeVisible()
  await expect(dialog(page).getByLabel('Kirjoittaja')).toHaveValue('Arkpax Official')
  await expect(dialog(page).getByLabel('Lukuaika')).toHaveValue('5 min lukuaika')
  await dialog(page).getByLabel('Otsikko', { exact: true }).pressSequentially('Yö mökillä – 100 % akkua')
  await expect(dialog(page).getByLabel('URL-slug')).toHaveValue('yo-mokilla-100-akkua')

  await dialog(page).getByRole('button', { name: 'Luo postaus' }).click()
  await expect(dialog(page).getByText('Tiivistelmä on pakollinen')).toBeVisible()
  await expect(dialog(page).getByLabel('Tiivistelmä')).toBeFocused()
  await dialog(page).getByLabel('Tiivistelmä').fill('Näin akku riittää aamuun.')

  const content = dialog(page).getByLabel('Sisältö (HTML)')
  await content.fill('Lämpö')
  await content.selectText()
  await dialog(page).getByRole('button', { name: 'Väliotsikko' }).click()
  await expect(content).toHaveValue('<h2>Lämpö</h2>')
  await expect(preview(page).getByRole('heading', { name: 'Lämpö' })).toBeVisible()
  await dialog(page).getByLabel('Tagit').fill('Talvi, , Akku ')
  await dialog(page).getByLabel('Julkaise heti').check()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Luo postaus' }).click()
  await expect(page.getByText('Blogipostaus luotu onnistuneesti')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  const listed = post(page, 'Yö mökillä')
  await expect(listed.getByText('Julkaistu', { exact: true })).toBeVisible()
  await expect(listed.getByText('Talvi')).toBeVisible()
  await expectAccessible(page)
  const visitor = await context.newPage()
  await visitor.goto('/blogi/yo-mokilla-100-akkua')
  await expect(visitor.getByRole('heading', { name: 'Lämpö' })).toBeVisible()
})

test('a text that is typed without tags keeps its paragraphs', async ({ page, server, staffToken }) => {
  const typed = 'Ensimmäinen kappale.\n\nToinen kappale,\nkaksi riviä.'
  const { id, slug } = await makePost(server, staffToken, 'Ilman tageja', { is_published: true })
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/blog-management')
  await page.getByRole('button', { name: 'Muokkaa postausta Ilman tageja' }).click()
  await dialog(page).getByLabel('Sisältö (HTML)').fill(typed)
  await expect(dialog(page).getByLabel('Sisältö (HTML)')).toHaveAccessibleDescription(
    'Tyhjä rivi aloittaa uuden kappaleen.',
  )
  await expect(preview(page).locator('.prose p')).toHaveText([
    'Ensimmäinen kappale.',
    /^Toinen kappale,\s*kaksi riviä\.$/,
  ])
  await dialog(page).getByRole('button', { name: 'Päivitä postaus' }).click()
  await expect(page.getByText('Blogipostaus päivitetty onnistuneesti')).toBeVisible()

  await page.getByRole('button', { name: 'Muokkaa postausta Ilman tageja' }).click()
  await expect(dialog(page).getByLabel('Sisältö (HTML)')).toHaveValue(typed)
  expect((await readAsStaff<BlogPost>(server, staffToken, `/api/admin/blog/${id}`)).content).toBe(typed)
  await page.goto(`/blogi/${slug}`)
  await expect(page.locator('[data-content] p')).toHaveText([
    'Ensimmäinen kappale.',
    /^Toinen kappale,\s*kaksi riviä\.$/,
  ])
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
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'Uusi postaus' }).click()
  await dialog(page).getByLabel('Otsikko', { exact: true }).fill('Varattu otsikko')
  await dialog(page).getByLabel('Tiivistelmä').fill('Sama otsikko toisella tekstillä')
  await dialog(page).getByLabel('Sisältö (HTML)').fill('<p>Säilyy</p>')
  await dialog(page).getByRole('button', { name: 'Luo postaus' }).click()
  await expect(page.getByText('Blogipostauksen luonti epäonnistui')).toBeVisible()
  await expect(dialog(page).getByText('Samalla URL-slugilla on jo artikkeli. Valitse toinen.')).toBeVisible()
  await expect(dialog(page).getByLabel('Sisältö (HTML)')).toHaveValue('<p>Säilyy</p>')
  await dialog(page).getByLabel('URL-slug').fill('toinen-osoite')
  await dialog(page).getByLabel('Otsikko', { exact: true }).fill('Otsikko vaihtuu, osoite ei')
  await expect(dialog(page).getByLabel('URL-slug')).toHaveValue('toinen-osoite')
  await dialog(page).getByRole('button', { name: 'Luo postaus' }).click()
  await expect(page.getByText('Blogipostaus luotu onnistuneesti')).toBeVisible()
  expect((await readAsStaff<BlogPost>(server, staffToken, `/api/admin/blog/${id}`)).excerpt).toBe('Lyhyesti')
})

test('the second of two editors is told, overwrites nothing and loses nothing', async ({
  page,
  server,
  staffToken,
}) => {
  const made = await makePost(server, staffToken, 'Kahden muokkaama')
  const path = `/api/admin/blog/${made.id}`
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'Muokkaa postausta Kahden muokkaama' }).click()
  await dialog(page).getByLabel('Otsikko', { exact: true }).fill('Toisen otsikko')
  await expect(dialog(page).getByLabel('URL-slug')).toHaveValue('kahden-muokkaama')

  const { id, published_at, created_at, ...first } = made
  await asStaff(server, staffToken, 'PUT', path, { ...first, title: 'Ensimmäisen otsikko' })
  await dialog(page).getByRole('button', { name: 'Päivitä postaus' }).click()
  await expect(dialog(page).getByText('Joku muu on muokannut tätä postausta')).toBeVisible()
  await expect(dialog(page).getByLabel('Otsikko', { exact: true })).toHaveValue('Toisen otsikko')
  expect((await readAsStaff<BlogPost>(server, staffToken, path)).title).toBe('Ensimmäisen otsikko')

  await dialog(page).getByRole('button', { name: 'Lataa uusin versio' }).click()
  await expect(dialog(page).getByLabel('Otsikko', { exact: true })).toHaveValue('Ensimmäisen otsikko')
  await dialog(page).getByRole('button', { name: 'Palauta oma tekstini' }).click()
  await expect(dialog(page).getByLabel('Otsikko', { exact: true })).toHaveValue('Toisen otsikko')
  await dialog(page).getByRole('button', { name: 'Päivitä postaus' }).click()
  await expect(page.getByText('Blogipostaus päivitetty onnistuneesti')).toBeVisible()
  expect((await readAsStaff<BlogPost>(server, staffToken, path)).title).toBe('Toisen otsikko')
})

test('a text that was not saved survives a closed tab', async ({ page, context, staffToken }) => {
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'Uusi postaus' }).click()
  await dialog(page).getByLabel('Otsikko', { exact: true }).fill('Kesken jäänyt')
  await dialog(page).getByLabel('Sisältö (HTML)').fill('<p>Puolikas ajatus</p>')
  await page.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await signInAsStaff(later, staffToken)
  await later.goto('/admin/blog')
  await later.getByRole('button', { name: 'Jatka luonnosta Kesken jäänyt' }).click()
  await expect(dialog(later).getByLabel('Sisältö (HTML)')).toHaveValue('<p>Puolikas ajatus</p>')
  await expect(dialog(later).getByText(/^Palautimme tekstin/)).toBeVisible()
  await later.keyboard.press('Escape')
  await expect(dialog(later)).toBeHidden()
  await later.getByRole('button', { name: 'Hylkää luonnos Kesken jäänyt' }).click()
  await expect(dialog(later)).toContainText('Sitä ei voi palauttaa.')
  await dialog(later).getByRole('button', { name: 'Hylkää' }).click()
  await expect(later.getByText('Tallentamattomia luonnoksia')).toBeHidden()
  await later.reload()
  await expect(later.getByRole('heading', { name: 'Blogin hallinta' })).toBeVisible()
  await expect(later.getByText('Tallentamattomia luonnoksia')).toBeHidden()
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
  await dialog(page)
    .getByLabel('Sisältö (HTML)')
    .fill(`<p>Alku</p>${hostile.join('\n')}<p>Loppu</p>`)
  await expect(preview(page).getByText('Alku')).toBeVisible()
  await expect(preview(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(preview(page).locator('script, svg, iframe, form, style, [onerror], [onclick]')).toHaveCount(0)
  expect(made.id).toBeGreaterThan(0)
  expect(ran).toBe(0)
})
