import type { Page } from '@playwright/test'
import { type ModelServer, refuses, says, stallsAfter, startModelServer } from '../../api/test/model-server.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { startServer } from './fixtures/server.ts'
import { expect, readAsStaff, signInAsStaff, test as withoutModel } from './fixtures/test.ts'

/** The same with a language model of the test's own. */
const test = withoutModel.extend<{ model: ModelServer }>({
  model: async ({ browserName: _ }, use) => {
    const model = await startModelServer()
    await use(model)
    await model.close()
  },
  server: async ({ model }, use) => {
    const server = await startServer({ OPENAI_API_KEY: 'sk-testi', OPENAI_BASE_URL: model.baseUrl })
    await use(server)
    await server.stop()
  },
})

const topic = (page: Page) => page.getByLabel('Aihe', { exact: true })
const create = (page: Page) => page.getByRole('button', { name: 'Luo artikkeli' })

async function openAiTab(page: Page, token: string) {
  await signInAsStaff(page, token)
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'Uusi postaus' }).click()
  await page.getByRole('tab', { name: 'Tekoäly' }).click()
}

const article = (title: string) =>
  JSON.stringify({
    title,
    excerpt: 'Näin valmistaudut yöhön.',
    content: '<h2>Ennen reissua</h2><p>Ark PRO:ssa on 2300 Wh.</p><h2>Perillä</h2><p>Asema painaa 19 kg.</p>',
    tags: ['Talvi', 'Lataus'],
    image: 'post-2',
  })

test('topics are suggested, a post is written before one’s eyes and becomes a draft', async ({
  page,
  server,
  model,
  staffToken,
}) => {
  await openAiTab(page, staffToken)
  await expect(page.getByRole('combobox', { name: 'Lukuaika' })).toHaveValue('8 min lukuaika')
  await create(page).click()
  await expect(page.getByText('Aihe on pakollinen')).toBeVisible()

  await page.getByLabel('Painopisteet').fill('Pakkanen')
  model.willFirst(refuses(500))
  await page.getByRole('button', { name: 'Ehdota aiheita' }).click()
  await expect(page.getByText('Virhe aihe-ehdotusten luomisessa')).toBeVisible()
  await expect(page.getByText('Yritä uudelleen myöhemmin.')).toBeVisible()
  await expect(page.getByLabel('Painopisteet')).toHaveValue('Pakkanen')

  model.willFirst(says(JSON.stringify({ topics: ['Talviyö mökillä', 'Akku pilkillä'] })))
  await page.getByRole('button', { name: 'Ehdota aiheita' }).click()
  await expect(page.getByText('2 aihe-ehdotusta.')).toBeVisible()
  await expect(topic(page)).toHaveValue('Talviyö mökillä')
  await page.getByRole('radio', { name: 'Akku pilkillä' }).check()
  await expect(topic(page)).toHaveValue('Akku pilkillä')

  model.willFirst(stallsAfter(article('Kesken jäävä').slice(0, 160)))
  await create(page).click()
  await expect(page.getByText('Tekoäly kirjoittaa artikkelia…')).toBeVisible()
  await expect(page.getByText('Ennen reissua')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keskeytä' }).click()
  await expect(page.getByText('Kirjoittaminen keskeytettiin.')).toBeVisible()
  await expect.poll(model.open).toBe(0)

  model.will(says(article('Yö jäällä')))
  await create(page).click()
  await expect(page.getByLabel('Otsikko', { exact: true })).toHaveValue('Yö jäällä')
  await expect(page.getByLabel('URL-slug')).toHaveValue('yo-jaalla')
  await expect(page.getByLabel('Julkaise heti')).not.toBeChecked()
  await expect(page.getByRole('heading', { name: 'Tarkista nämä luvut' })).toBeInViewport()
  await expect(page.getByRole('definition').getByText('Asema painaa 19 kg.')).toBeVisible()
  await expect(page.locator('[role=textbox] mark')).toHaveText('19 kg')
  await page.getByRole('button', { name: 'Luo postaus' }).click()
  await expect(page.getByText('Blogipostaus luotu onnistuneesti')).toBeVisible()
  const [post] = await readAsStaff<unknown[]>(server, staffToken, '/api/admin/blog')
  expect(post).toMatchObject({
    slug: 'yo-jaalla',
    is_published: false,
    read_time: '8 min lukuaika',
    category: 'Oppaat',
  })
})

test('a draft that is being written is not replaced without asking', async ({ page, model, staffToken }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  model.will(says(article('Tekoälyn teksti')))
  await openAiTab(page, staffToken)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Käsin' }).click()
  await page.getByLabel('Otsikko', { exact: true }).fill('Oma teksti')
  await page.getByRole('tab', { name: 'Tekoäly' }).click()
  await topic(page).fill('Talvi')
  await create(page).click()
  await expect(page.getByText('Lomakkeella on tallentamaton luonnos')).toBeVisible()
  await page.getByRole('button', { name: 'Säilytä vanha luonnos' }).click()
  await page.getByRole('tab', { name: 'Käsin' }).click()
  await expect(page.getByLabel('Otsikko', { exact: true })).toHaveValue('Oma teksti')
  await page.getByRole('tab', { name: 'Tekoäly' }).click()
  await expect(topic(page)).toHaveValue('Talvi')
  await create(page).click()
  await page.getByRole('button', { name: 'Korvaa luonnos' }).click()
  await expect(page.getByLabel('Otsikko', { exact: true })).toHaveValue('Tekoälyn teksti')
})

withoutModel('without a key the tab says what to set', async ({ page, staffToken }) => {
  await openAiTab(page, staffToken)
  await expect(page.getByRole('heading', { name: 'Tekoälykirjoittaminen ei ole käytössä' })).toBeVisible()
  await expect(page.getByText('OPENAI_API_KEY')).toBeVisible()
  await expectAccessible(page)
})
