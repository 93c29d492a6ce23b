import { expectAccessible } from './fixtures/accessible.ts'
import { expect, test } from './fixtures/test.ts'

const CONTENT = [
  '<p>Alku.</p><aside class="callout callout-danger"><p>Älä upota asemaa.</p></aside>',
  '<figure class="video"><a href="https://www.youtube.com/watch?v=abc"><img src="/images/ark-evo-hero-800.webp" alt="Video: esittely" width="800" height="600"></a><figcaption>Katso video</figcaption></figure>',
  '<table><thead><tr><th scope="col">Laite</th><th scope="col">Aika</th></tr></thead><tbody><tr><td>Pumppu</td><td>9 h</td></tr></tbody></table>',
  '<div data-product="1"></div><div data-product="poistettu"></div><p>Loppu <mark data-figure="46 h">46 h</mark>.</p>',
].join('')

test('a post that is newer than the build shows its blocks, with the price and the stock of now on its cards', async ({
  page,
  staffToken,
}) => {
  const headers = { Authorization: `Bearer ${staffToken}` }
  const post = { title: 'Lohkot', slug: 'lohkot', excerpt: 'Lyhyesti', content: CONTENT, is_published: true }
  expect((await page.request.post('/api/admin/blog', { headers, data: post })).ok()).toBe(true)
  const [product] = await (await page.request.get('/api/products')).json()

  await page.goto('/blogi/lohkot')
  await expect(page.getByRole('note')).toHaveText('VaroitusÄlä upota asemaa.')
  await expect(page.getByRole('link', { name: 'Video: esittely' })).toHaveAttribute('href', /youtube/)
  await expect(page.locator('[data-live="card"]')).toHaveCount(1)
  const card = page.locator('[data-live="card"]')
  await expect(card.getByRole('link', { name: product.name })).toHaveAttribute('href', '/tuote/1')
  await expect(card.getByRole('link', { name: /^Katso Ark\sPRO$/ })).toHaveAttribute('href', '/tuote/1')
  await expect(card.locator('[data-live="price"]')).toHaveText(
    new Intl.NumberFormat('fi', { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }).format(
      product.price,
    ),
  )
  await expect(page.locator('mark')).toHaveCount(0)
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})
