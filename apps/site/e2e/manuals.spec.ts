import { expect, expectAccessible, test } from './fixtures/test.ts'

test('every manual and the file with all of them can be downloaded', async ({ page, request }) => {
  await page.goto('/user-manual')
  const links = await page
    .locator('a[href^="/kayttoohjeet/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(13)
  for (const link of links) {
    const answer = await request.get(link)
    expect(answer.status(), link).toBe(200)
    expect(answer.headers()['content-type']).toBe(link.endsWith('.zip') ? 'application/zip' : 'application/pdf')
  }
})

test('help is a step away', async ({ page }) => {
  await page.goto('/user-manual')
  await expect(page.getByRole('link', { name: 'Video-oppaat' })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'Lähetä tukipyyntö' })).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=Tukipyynt%C3%B6$/,
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Tukikeskus' })).toHaveAttribute('href', '/support')
  await expectAccessible(page)
})

test('crawlers, feed readers and models find their files', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ')
  const feed = await (await request.get('/rss.xml')).text()
  expect(feed.match(/<item>/g)).toHaveLength(3)
  expect(await (await request.get('/llms.txt')).text()).toContain('/tuote/1)')
  const sitemap = await (await request.get('/sitemap-0.xml')).text()
  for (const path of ['/tuotteet<', '/tuote/4<', '/blogi<', '/tuotevertailu<', '/user-manual<'])
    expect(sitemap).toContain(path)
  for (const path of ['/products<', '/blog<', '/404<', '/shell<', '/product-comparison<'])
    expect(sitemap).not.toContain(path)
})
