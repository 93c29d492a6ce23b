import { expectAccessible } from './fixtures/accessible.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

test('every manual and the file with all of them can be downloaded', async ({ page, request }) => {
  await page.goto('/user-manual')
  const links = await page
    .locator('a[href^="/kayttoohjeet/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(13)
  await expect(page.getByRole('main')).not.toContainText('PDF, 0')
  await expect(page.getByRole('main')).toContainText(/PDF, \d+\ssivua, \d+\skt/)
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
  await expect(page.getByRole('main').getByRole('link', { name: 'Tukikeskuksessa' })).toHaveAttribute(
    'href',
    '/support',
  )
  await expectAccessible(page)
})

test('the feed is well-formed, knows its own address and carries whole posts with absolute addresses', async ({
  page,
}) => {
  await page.goto('/blogi')
  const feed = await page.evaluate(async () => {
    const answer = await fetch('/rss.xml')
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
    const self = xml.querySelector('channel > *|link[rel="self"]')
    const items = [...xml.querySelectorAll('item')].map((item) => {
      const text = (name: string) => item.getElementsByTagName(name)[0]?.textContent ?? ''
      const html = new DOMParser().parseFromString(text('content:encoded'), 'text/html')
      const addresses = [...html.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      )
      return {
        guid: [text('guid') === text('link'), item.querySelector('guid')?.getAttribute('isPermaLink')],
        pubDate: text('pubDate'),
        words: html.body.textContent.split(/\s+/).length,
        headings: html.querySelectorAll('h2').length,
        scripts: html.querySelectorAll('script, style, astro-island').length,
        relative: addresses.filter((address) => !/^(https?|mailto):/.test(address)),
      }
    })
    return {
      error: xml.querySelector('parsererror')?.textContent,
      self: [self?.namespaceURI, self?.getAttribute('type'), new URL(self?.getAttribute('href') ?? '').pathname],
      items,
    }
  })
  expect(feed.error).toBeUndefined()
  expect(feed.self).toEqual(['http://www.w3.org/2005/Atom', 'application/rss+xml', '/rss.xml'])
  expect(feed.items).toHaveLength(3)
  for (const item of feed.items) {
    expect(item).toMatchObject({ guid: [true, 'true'], scripts: 0, relative: [] })
    expect(item.pubDate).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
    expect(item.words).toBeGreaterThan(300)
    expect(item.headings).toBeGreaterThan(2)
  }
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
