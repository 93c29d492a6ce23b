import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import type { RunningServer } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'

const BUILT_IN = 'kuinka-suuri-voimalaitos-riittaa'
const cards = (page: Page) => page.locator('[data-post]:visible')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Hae artikkeleista' })

interface Draft {
  title: string
  slug: string
  category?: string
  tags?: string[]
  content?: string
}

async function publish(
  server: RunningServer,
  token: string,
  draft: Draft,
): Promise<{ id: number; remove(): Promise<void> }> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const post = {
    excerpt: `Tiivistelmä: ${draft.title}`,
    content: '<h2>Väliotsikko</h2><p>Leipäteksti palvelimelta.</p><script>alert(1)</script>',
    author: 'Testi Kirjoittaja',
    category: 'Tekniikka',
    read_time: '4 min lukuaika',
    is_published: true,
    ...draft,
  }
  const answer = await fetch(`${server.url}/api/admin/blog`, { method: 'POST', headers, body: JSON.stringify(post) })
  if (!answer.ok) throw new Error(await answer.text())
  const { id } = await answer.json()
  return {
    id,
    async remove() {
      await fetch(`${server.url}/api/admin/blog/${id}`, { method: 'DELETE', headers })
    },
  }
}

test('search, category and tag narrow the list together, and the bar clears them', async ({ page }) => {
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(3)
  await search(page).fill('AKKU')
  await expect(page).toHaveURL('/blog?haku=AKKU')
  await page.getByText('Vinkit', { exact: true }).first().click()
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('button', { name: 'Talvi' }).click()
  await expect(page.getByText('1\u00A0artikkeli · haku ”AKKU” · Vinkit · aihe Talvi')).toBeVisible()
  await expectAccessible(page)
  await search(page).fill('mansikka')
  await expect(page.getByRole('heading', { name: 'Ei tuloksia' })).toBeVisible()
  await page.getByRole('button', { name: 'Tyhjennä suodattimet' }).first().click()
  await expect(cards(page)).toHaveCount(3)
  await expect(page).toHaveURL('/blog')
})

test('at most twelve topics are offered, and one that an address names beside them joins the choice', async ({
  page,
}) => {
  await page.goto('/blogi')
  const topic = page.getByRole('combobox', { name: 'Aihe' })
  const choices = topic.getByRole('option')
  await expect(choices).toHaveCount(13)
  await topic.selectOption('Veneily')
  await expect(page).toHaveURL('/blogi?tagi=Veneily')
  await expect(page.getByText('aihe Veneily')).toBeVisible()
  await topic.selectOption('Kaikki aiheet')
  await expect(page).toHaveURL('/blogi')

  await page.goto('/blogi?tagi=Karavaani')
  await expect(topic).toHaveValue('Karavaani')
})

test('a tag of a post opens the list with that tag', async ({ page }) => {
  await page.goto(`/blogi/${BUILT_IN}`)
  await page.getByRole('complementary', { name: 'Aiheet' }).getByRole('link', { name: 'Veneily' }).click()
  await expect(page).toHaveURL('/blogi?tagi=Veneily')
  await expect(page.getByText('aihe Veneily')).toBeVisible()
})

test('a built-in post stands with its author, date, related posts and links', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/blogi/${BUILT_IN}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuinka suuri asema riittää?')
  await expect(page.getByText('Arkpaxin toimitus')).toBeVisible()
  await expect(page.locator('article time')).toHaveText('6.10.2026')
  await expect(page.locator('#lue-myos li')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Kaikki artikkelit' })).toHaveAttribute('href', '/blogi')
  await expect(page.getByRole('link', { name: 'Takaisin blogiin' })).toHaveAttribute('href', '/blogi')
  await expectAccessible(page)
})

test('the share button copies the link where the device has no sheet of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(`/blogi/${BUILT_IN}`)
  await page.getByRole('button', { name: 'Jaa artikkeli' }).click()
  await expect(page.locator('[data-toast]')).toContainText('Linkki kopioitu')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a published post is listed first and has a page of its own; its scripts are gone', async ({
  page,
  server,
  staffToken,
}) => {
  const post = await publish(server, staffToken, {
    title: 'Uusi mittaus',
    slug: 'uusi-mittaus',
    tags: ['Mittaus', 'Mökki'],
  })
  await page.goto('/blogi')
  await expect(cards(page).first()).toContainText('Uusi mittaus')
  await page.getByText('Tekniikka', { exact: true }).first().click()
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('link', { name: 'Uusi mittaus' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uusi mittaus')
  await expect(page).toHaveTitle(/^Uusi mittaus/)
  await expect(page.getByText('Leipäteksti palvelimelta.')).toBeVisible()
  await expect(page.getByText('Testi Kirjoittaja')).toBeVisible()
  await expect(page.getByText('alert(1)')).toHaveCount(0)
  await expect(page.locator('#lue-myos li')).toHaveCount(2)
  await expectAccessible(page)
  await post.remove()
  expect((await page.goto('/blogi/uusi-mittaus'))?.status()).toBe(404)
})

test('what a post holds stays inside a phone: a long word, code and a wide table', async ({
  page,
  server,
  staffToken,
}) => {
  const word = 'Lämpötilakompensointijärjestelmäkokonaisuus'
  const row = `<tr>${'<td>Kompressorikäyttöinen</td>'.repeat(7)}</tr>`
  const content = `<p>${word}</p><pre><code>laske({ kapasiteetti: 2300, kuorma: 152, hyötysuhde: 0.9, lisäakut: 10 })</code></pre><table>${row}</table>`
  await publish(server, staffToken, { title: word, slug: 'pitka', tags: [word], content })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/blogi', '/blogi/pitka']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: word })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await expectAccessible(page)
})

test('a server post wins over the built-in post of its slug, which stands in when the API fails', async ({
  page,
  server,
  staffToken,
}) => {
  const post = await publish(server, staffToken, { title: 'Uudempi laskelma', slug: BUILT_IN })
  await page.goto(`/blogi/${BUILT_IN}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uudempi laskelma')
  await page.goto('/blogi')
  await expect(page.locator(`[data-post="${BUILT_IN}"]`)).toHaveText(/Uudempi laskelma/)

  await page.route('**/api/blog/*', (route) => route.fulfill({ status: 503, body: 'poissa' }))
  await page.goto(`/blogi/${BUILT_IN}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuinka suuri asema riittää?')
  await post.remove()
})

test('a post that fails to load says so and is tried again', async ({ page, server, staffToken }) => {
  const post = await publish(server, staffToken, { title: 'Hidas yhteys', slug: 'hidas-yhteys' })
  await page.route('**/api/blog/*', (route) => route.abort())
  await page.goto('/blogi/hidas-yhteys')
  await expect(page.getByRole('heading', { name: 'Artikkelin lataaminen epäonnistui' })).toBeVisible()
  await page.unroute('**/api/blog/*')
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidas yhteys')
  await post.remove()
})

test('more posts come with the button, the first five and then four at a time', async ({
  page,
  server,
  staffToken,
}) => {
  const posts = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      publish(server, staffToken, { title: `Sarja ${index}`, slug: `sarja-${index}` }),
    ),
  )
  await page.goto('/blogi')
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Näytä lisää artikkeleita' }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Näytä lisää artikkeleita' })).toBeHidden()
  for (const post of posts) await post.remove()
})

test('an unknown post is 404 with a way back', async ({ page }) => {
  const answer = await page.goto('/blogi/ei-ole')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Artikkelia ei löytynyt' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Takaisin blogiin' })).toHaveAttribute('href', '/blogi')
})
