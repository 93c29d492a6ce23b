import { expectAccessible } from './fixtures/accessible.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const swedish = [
  ['/sv/tuote/1', 'Ark PRO 2400 W'],
  ['/sv/tuote/4', 'Solpanel 200 W'],
  ['/sv/laskuri', 'Drifttidskalkylator'],
  ['/sv/general-faqs', 'Vanliga frågor'],
  ['/sv/user-manual', 'Bruksanvisningar'],
  ['/sv/toimitus', 'Leverans'],
] as const

for (const [path, heading] of swedish) {
  test(`${path} is Swedish and accessible`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading.replace(' W', '\u00A0W'))
    await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('a product is read in Finnish, Swedish and English, at one price and with the figures of each language', async ({
  page,
}) => {
  await page.goto('/tuote/2')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Svenska' }).click()
  await expect(page).toHaveURL(/\/sv\/tuote\/2$/)
  await expect(page.getByText('inkl. moms 25,5').first()).toBeVisible()
  await expect(page.getByText('I lager (16')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/tuote\/2$/)
  await expect(page.getByText('€2,950').first()).toBeVisible()
  await expect(page.getByText('17.5').first()).toBeVisible()
  await expectAccessible(page)
})

test('a page in Finnish alone leads to the range in the other languages', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/tuotteet$/)
})

test('search engines find each language from the others', async ({ page, request }) => {
  await page.goto('/sv/laskuri')
  const addresses = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    )
  expect(addresses).toEqual([
    ['fi', '/laskuri'],
    ['sv', '/sv/laskuri'],
    ['en', '/en/laskuri'],
    ['x-default', '/laskuri'],
  ])
  const sitemap = await (await request.get('/sitemap-0.xml')).text()
  expect(sitemap).toMatch(/hreflang="sv" href="[^"]+\/sv\/laskuri"/)
})

test('a link keeps the language where it can, and tells that it leads to Finnish where it cannot', async ({ page }) => {
  await page.goto('/sv/general-faqs')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Räkna med dina egna apparater' }).first()).toHaveAttribute(
    'href',
    '/sv/laskuri',
  )
  await expect(main.getByRole('link', { name: 'Kontakta oss' })).toHaveAttribute('hreflang', 'fi')
})

test('a station is told in the language as in Finnish, and the other is a link away', async ({ page }) => {
  await page.goto('/sv/tuote/1')
  await expect(page.locator('[data-buying]')).toContainText('års garanti')
  await page.getByRole('link', { name: /^Ark\sEVO/ }).click()
  await expect(page).toHaveURL(/\/sv\/tuote\/2$/)
})

test('the calculator advises in English', async ({ page }) => {
  await page.goto('/en/laskuri')
  await page.getByRole('link', { name: 'Power cut' }).click()
  await expect(page.locator('[data-pick]')).toContainText(/We recommend\s*Ark\s(PRO|EVO).+€\d/)
  await page.getByRole('searchbox', { name: 'Add an appliance' }).fill('kettle')
  await expect(page.getByText('1\u00A0appliance found.')).toBeVisible()
  await page.getByRole('button', { name: /^Kettle/ }).click()
  await expect(page.getByText('Kettle added.')).toBeVisible()
  // A row that has scrolled half under the header is no small target.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
})

test('a policy tells that the Finnish text binds', async ({ page }) => {
  await page.goto('/en/warranty-policy')
  await expect(page.getByText('The Finnish text is binding.')).toBeVisible()
  await page.getByRole('link', { name: 'Read the text in Finnish' }).click()
  await expect(page).toHaveURL(/\/warranty-policy$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test('what is not there is said in the language that is read, with a way on in it', async ({ page }) => {
  for (const [path, heading, way, there] of [
    ['/sv/tuote/99', 'Produkten hittades inte', 'Tillbaka till produkterna', '/sv/tuotteet'],
    ['/sv/finns-inte', 'Sidan hittades inte', 'Drifttidskalkylator', '/sv/laskuri'],
    ['/en/missing', 'Page not found', 'Frequently asked questions', '/en/general-faqs'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(main.getByRole('link', { name: way })).toHaveAttribute('href', there)
    await expectAccessible(page)
  }
})

test('the address of a language alone leads to its products, and of a page that it lacks to the Finnish one', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page).toHaveURL(/\/en\/tuotteet$/)
  await page.goto('/sv/contact')
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test('the other languages are a press away in the header, and go on with what the address tells', async ({ page }) => {
  const query = '?laite=jaakaappi_1_80_24&vrk=3'
  await page.goto(`/sv/laskuri${query}`)
  await expect(page.locator('[data-appliance=jaakaappi]')).toContainText('Kylskåp')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`/en/laskuri${query}`)
  await expect(page.locator('[data-appliance=jaakaappi]')).toContainText('Fridge')
  await expectAccessible(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click()
  await expect(page).toHaveURL(`/laskuri${query}`)
  await page.goto('/products?haku=ark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Svenska' }).click()
  await expect(page).toHaveURL('/sv/tuotteet?haku=ark')
  await expect(page.getByRole('searchbox', { name: 'Sök produkter' })).toHaveValue('ark')
})

for (const [path, searches] of [
  ['/tuotteet', ['voimalaitos', 'asema', 'ip67', 'lisävaruste']],
  ['/sv/tuotteet', ['kraftstation', 'vattentät', 'IP67', 'tillbehör']],
  ['/en/tuotteet', ['power station', 'waterproof', 'IP67', 'accessory']],
] as const) {
  test(`the search of ${path} knows what the page calls its products`, async ({ page }) => {
    await page.goto(path)
    const cards = page.locator('[data-product]:visible')
    const search = page.getByRole('searchbox')
    for (const words of searches) {
      await search.fill('xyz')
      await expect(cards).toHaveCount(0)
      await search.fill(words)
      await expect(cards.first(), words).toBeVisible()
    }
  })
}

test('what leads to a page in Finnish says so, and the form of an offer tells in the language what one may write in', async ({
  page,
}) => {
  for (const [path, link, welcome] of [
    ['/sv/tuote/1', 'Begär offert', 'du får gärna skriva på svenska'],
    ['/en/tuote/1', 'Request a quote', 'you are welcome to write in English'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('[data-buying]').getByText(welcome)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(/\/contact\?tuote=1$/)
    await expect(page.getByText(welcome)).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/tuote/1')
  await page.goto('/contact')
  await expect(page.getByText('skriva på svenska')).toBeHidden()
})
