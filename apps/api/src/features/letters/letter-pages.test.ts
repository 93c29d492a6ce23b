import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput } from '../../../test/factories.ts'
import { addSubscribers, letterCalls, letterInput } from '../../../test/make-letters.ts'
import { isLetterPage } from './letter-pages.routes.ts'

const LETTER = `<meta name="robots" content="noindex"><meta property="og:url" content="https://arkpax.fi/uutiskirje/shell"><!--[found]--><h1>{{subject}}</h1>{{date}}<!--[content]--><!--[/content]--><!--[/found]--><!--[missing]-->MISSING<!--[/missing]-->`
const LIST =
  '<!--[letter]--><a href="/uutiskirje/{{slug}}">{{subject}}</a><!--[/letter]--><!--[empty]-->EMPTY<!--[/empty]-->'
const PERSON = { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15' }

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  const pages = new Map([
    ['/uutiskirje/shell', LETTER],
    ['/uutiskirje/lista/shell', LIST],
  ])
  test.deps.readPage = async (path) => {
    const html = pages.get(path)
    return html ? { html, csp: "default-src 'self'; frame-ancestors 'none'" } : undefined
  }
  await addSubscribers(test, 2)
})

const { write, send, read, wait } = letterCalls(() => test)

async function sentLetter(changes: Parameters<typeof write>[0] = {}) {
  const { id } = await write(changes)
  await send(id)
  await wait(11)
  return id
}

describe('a link of a letter', () => {
  const follow = (path: string, init: RequestInit = { headers: PERSON }) => test.app.request(path, init)
  const clicks = async (id: string) => (await read(id)).links.map((link) => link.clicks)

  it('leads where the letter leads, and is counted', async () => {
    const id = await sentLetter()
    const answer = await follow(`/u/${id}/2`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://www.ilmatieteenlaitos.fi/'])
    expect(answer.headers.get('set-cookie')).toBeNull()
    await follow(`/u/${id}/2`)
    expect(await clicks(id)).toEqual([0, 2])
  })

  it.each([
    ['HEAD', { method: 'HEAD', headers: PERSON }],
    ['a browser ahead of its user', { headers: { ...PERSON, 'Sec-Purpose': 'prefetch;prerender' } }],
    ['a program', { headers: { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }],
    ['nobody', { headers: {} }],
  ])('is not counted for %s', async (_, init) => {
    const id = await sentLetter()
    expect((await follow(`/u/${id}/1`, init)).status).toBe(302)
    expect(await clicks(id)).toEqual([0, 0])
  })

  it('leads nowhere else', async () => {
    const id = await sentLetter()
    for (const path of [`/u/${id}/3`, `/u/${id}/0`, `/u/${id}/1.5`, `/u/${id}/https:%2F%2Fevil.example`, '/u/x/1'])
      expect((await follow(path)).status, path).toBe(404)
  })
})

describe('the page of a letter', () => {
  it('says what its callouts are, in words', async () => {
    await sentLetter({
      archive_slug: 'talvi',
      content: '<aside class="callout callout-danger"><p>Älä upota.</p></aside>',
    })
    const page = await (await test.app.request('/uutiskirje/talvi')).text()
    expect(page).toContain('<p><strong>Varoitus</strong></p><p>Älä upota.</p>')
  })

  it('says what was sent, with whole links, and is listed', async () => {
    await sentLetter({ archive_slug: 'talvi', subject: 'Talvi & <b>akku</b>' })
    const answer = await test.app.request('/uutiskirje/talvi')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<h1>Talvi &amp; &lt;b&gt;akku&lt;/b&gt;</h1>')
    expect(html).toContain('<a href="/blogi/talvi">vinkit</a>')
    expect(html).not.toContain('MISSING')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await (await test.app.request('/uutiskirjeet')).text()).toContain('href="/uutiskirje/talvi"')
  })

  it('shows cards with their pictures, as they were sent, and says what its callouts are', async () => {
    const post = blogPostInput({
      title: 'Talven vinkit',
      slug: 'talvi',
      image_url: '/media/talvi.webp',
      is_published: true,
    })
    await test.call('POST /api/admin/blog', { body: post })
    await sentLetter({
      archive_slug: 'talvi',
      content:
        '<aside class="callout callout-warning"><p>Kylmä</p></aside><div data-post="talvi"></div><div data-post="poissa"></div>',
    })
    const html = await (await test.app.request('/uutiskirje/talvi')).text()
    expect(html).toContain('role="note" class="callout callout-warning"><p><strong>Huomaa</strong></p><p>Kylmä</p>')
    expect(html).toContain(
      `<div data-card><img src="${test.deps.config.publicUrl}/media/talvi.webp" alt="" loading="lazy" />`,
    )
    expect(html).toContain('<strong>Talven vinkit</strong>')
    expect(html.match(/data-card/g)).toHaveLength(1)
  })

  it('is for search engines only where staff want it', async () => {
    await sentLetter({ archive_slug: 'talvi', is_indexed: true })
    const answer = await test.app.request('/uutiskirje/talvi')
    expect(answer.headers.get('x-robots-tag')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    const html = await answer.text()
    expect(html).not.toContain('noindex')
    expect(html).toContain('content="https://arkpax.fi/uutiskirje/talvi"')
  })

  it('can be given and taken away after the letter has left, each time with a line in the log', async () => {
    const id = await sentLetter()
    const lines = () => test.deps.db.selectFrom('audit_log').select('number').where('action', '=', 'update').execute()
    const before = (await lines()).length
    for (const [archive_slug, status] of [['talvi', 200] as const, [null, 404] as const]) {
      const body = letterInput({ archive_slug })
      await test.call('PUT /api/admin/letters/{id}', { path: `/api/admin/letters/${id}`, body })
      expect((await test.app.request('/uutiskirje/talvi')).status).toBe(status)
    }
    expect((await lines()).length - before).toBe(2)
  })

  it('is not there before the letter leaves', async () => {
    await write({ archive_slug: 'talvi' })
    const answer = await test.app.request('/uutiskirje/talvi')
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('MISSING')])
    expect(await (await test.app.request('/uutiskirjeet')).text()).toContain('EMPTY')
  })

  it.each([
    ['/uutiskirje/talvi', true],
    ['/uutiskirjeet', true],
    ['/u/1/2', true],
    ['/uutiskirje/peruuta?token=x', false],
    ['/uutiskirje/shell', false],
    ['/tuotteet', false],
  ])('%s is made by the server: %s', (url, isMade) => {
    expect(isLetterPage(url)).toBe(isMade)
  })
})
