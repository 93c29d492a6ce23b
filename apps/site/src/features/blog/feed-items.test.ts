import { describe, expect, it } from 'vitest'
import { type FeedPost, feedItems, withAbsoluteAddresses } from './feed-items.ts'

const SITE = new URL('https://arkpax.fi')
const post = (overrides: Partial<FeedPost> = {}): FeedPost => ({
  slug: 'akku-pakkasessa',
  title: 'Akku pakkasessa',
  excerpt: 'Lyhyesti',
  category: 'Vinkit',
  tags: ['Talvi', 'Vinkit'],
  date: '2026-11-10',
  html: '<p>Katso <a href="/tuote/4">paneeli</a>.</p>',
  ...overrides,
})

describe('an item of the feed', () => {
  it('has the address, the time, the topics and the whole text of its post', () => {
    expect(feedItems([post()], SITE)).toEqual([
      {
        title: 'Akku pakkasessa',
        description: 'Lyhyesti',
        link: 'https://arkpax.fi/blogi/akku-pakkasessa',
        pubDate: new Date('2026-11-10T00:00:00Z'),
        categories: ['Vinkit', 'Talvi'],
        content: '<p>Katso <a href="https://arkpax.fi/tuote/4">paneeli</a>.</p>',
      },
    ])
  })

  it('has no character that XML has no place for', () => {
    const [item] = feedItems([post({ title: 'A\uFFFEB', html: '<p>C\uFFFFD</p>' })], SITE)
    expect([item?.title, item?.content]).toEqual(['AB', '<p>CD</p>'])
  })
})

it('the feed carries the twenty newest posts', () => {
  const posts = Array.from({ length: 25 }, (_, index) => post({ slug: `p${index}` }))
  expect(feedItems(posts, SITE).map(({ link }) => link.split('/p')[1])).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index)),
  )
})

it.each([
  ['<a href="/tuote/4?x=1&amp;y=2#kuvat">', '<a href="https://arkpax.fi/tuote/4?x=1&amp;y=2#kuvat">'],
  ['<a href="#vinkit">', '<a href="https://arkpax.fi/blogi/a#vinkit">'],
  ['<a title="x" href="toinen">', '<a title="x" href="https://arkpax.fi/blogi/toinen">'],
  ['<img src="/images/a.webp" alt="" />', '<img src="https://arkpax.fi/images/a.webp" alt="" />'],
  ['<a href="https://example.com/a">', '<a href="https://example.com/a">'],
  ['<a href="mailto:aino@example.com">', '<a href="mailto:aino@example.com">'],
  ['<img src="data:image/png;base64,AAAA" />', '<img src="data:image/png;base64,AAAA" />'],
  ['<p>Kirjoita href="/a" osoitteeksi</p>', '<p>Kirjoita href="/a" osoitteeksi</p>'],
])('addresses are absolute: %s', (html, absolute) =>
  expect(withAbsoluteAddresses(html, 'https://arkpax.fi/blogi/a')).toBe(absolute),
)
