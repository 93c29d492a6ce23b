import { expectAccessible } from './fixtures/accessible.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

test('three categories of questions, and several can be open at once', async ({ page }) => {
  await page.goto('/general-faqs')
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Yleistä',
    'Lataus ja käyttö',
    'Takuu ja huolto',
  ])
  await page.getByText('Miten haen takuuta?').click()
  await page.getByText('Saako asemaa käyttää sateessa?').click()
  await expect(page.getByText('Kirjoita asiakaspalveluun ja kerro sarjanumero')).toBeVisible()
  await expect(page.locator('#saako-asemaa-kayttaa-sateessa')).toBeVisible()
  await expectAccessible(page)
})

test('each topic shows its first answer, and a typed word leaves the questions that have it', async ({ page }) => {
  await page.goto('/general-faqs')
  await expect(page.locator('main section details[open]')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Hae kysymyksistä' }).fill('takuuta')
  await expect(page.getByText('Miten haen takuuta?')).toBeVisible()
  await expect(page.getByText('Kestääkö se vettä?').first()).toBeHidden()
  await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+\u00A0kysymystä$/)
  await page.getByRole('button', { name: 'Hae', exact: true }).click()
  await expect(page.getByText('Miten haen takuuta?')).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Hae kysymyksistä' }).fill('mansikkakakku')
  await expect(page.locator('main').getByRole('status')).toContainText('Kokeile toista')
  await expectAccessible(page)
})

test('what is asked before anything is bought is answered at the top, once, and is searched like the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/general-faqs')
  const first = page.getByRole('region', { name: 'Tätä kysytään ennen ostoa' })
  await expect(first.getByRole('listitem')).toHaveCount(3)
  await expect(first.getByRole('link', { name: 'Vertaile malleja' })).toHaveAttribute('href', '/tuotevertailu')
  const search = page.getByRole('searchbox', { name: 'Hae kysymyksistä' })
  await expect(first.getByRole('link', { name: 'Laske omilla laitteillasi' })).toHaveAttribute('href', '/laskuri')
  await first.getByText('Lue koko vastaus').last().click()
  await expect(page.locator('#mita-ip67-tarkoittaa')).toBeInViewport()
  await expect(page.getByText('Mitä IP67 tarkoittaa?')).toHaveCount(0)
  await search.fill('pölytiivis')
  await expect(first.getByRole('listitem')).toHaveCount(1)
  await search.fill('sarjanumero')
  await expect(first).toBeHidden()
  await search.fill('')
  await expect(first.getByRole('listitem')).toHaveCount(3)
})

test('a topic is a link away, and its questions stand in one column beside its name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/general-faqs')
  await page.getByRole('navigation', { name: 'Aiheet' }).getByRole('link', { name: 'Takuu ja huolto' }).click()
  await expect(page.getByRole('heading', { name: 'Takuu ja huolto' })).toBeInViewport()
  const name = await page.getByRole('heading', { name: 'Takuu ja huolto' }).boundingBox()
  const question = await page.getByRole('heading', { name: 'Miten haen takuuta?' }).boundingBox()
  expect(question?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0))
})

test('a link to a question opens it, also when the page is open already', async ({ page }) => {
  await page.goto('/general-faqs#kuinka-pitka-takuu-on')
  await expect(page.getByText('Takuu on 2 vuotta eli 24 kuukautta ostopäivästä')).toBeVisible()
  await page.evaluate(() => location.assign('#mita-ip67-tarkoittaa'))
  await expect(page.getByText('Luku 6 tarkoittaa')).toBeInViewport()
})

test('an opened question can be copied from the address', async ({ page }) => {
  await page.goto('/general-faqs')
  await page.getByText('Miten haen takuuta?').click()
  await expect(page).toHaveURL(/#miten-haen-takuuta$/)
})

test('the way on is the contact form or the chat', async ({ page }) => {
  await page.goto('/general-faqs')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ota yhteyttä' })).toHaveAttribute('href', '/contact')
  await expect(page.locator('main [data-open-chat]')).toHaveText('Avaa chat')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open, and a link opens its question', async ({ page }) => {
    await page.goto('/general-faqs#kuinka-pitka-takuu-on')
    await expect(page.getByText('Takuu on 2 vuotta eli 24 kuukautta ostopäivästä')).toBeVisible()
    await page.getByText('Miten haen takuuta?').click()
    await expect(page.getByText('Kirjoita asiakaspalveluun ja kerro sarjanumero')).toBeVisible()
  })
})
