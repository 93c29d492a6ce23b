import { generatedPostEvent } from '@arkpax/schema/ai-writing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput } from '../../../test/factories.ts'
import {
  babbles,
  floods,
  type ModelServer,
  refuses,
  resetsHalfway,
  says,
  startModelServer,
} from '../../../test/model-server.ts'

let server: ModelServer
let test: TestApp
beforeEach(async () => {
  server = await startModelServer()
  test = await createTestApp({ OPENAI_API_KEY: 'sk-avain', OPENAI_BASE_URL: server.baseUrl })
})
afterEach(() => server.close())

const POST = 'POST /api/admin/generate-blog-post'
const TOPICS = 'POST /api/admin/generate-topics'
const wish = { category: 'Oppaat', target_length: '8 min lukuaika', focus_points: 'Pakkanen, −25 °C' }
const postWish = { ...wish, topic: 'Akku talvella' }
const written = (overrides = {}) =>
  JSON.stringify({
    title: 'Akku talvella: näin se jaksaa',
    excerpt: 'Pakkanen vie tehoa, mutta hyvin valmisteltu akku jaksaa.',
    content:
      '<h2>Ennen reissua</h2><p>Ark PRO:ssa on 2 300 Wh, ja se latautuu täyteen 2 tunnissa.</p><h2>Perillä</h2><p>Pidä asema lämpimässä.</p>',
    tags: ['talvi', 'Keksitty', 'Lataus'],
    image: 'post-2',
    ...overrides,
  })
const writes = (overrides = {}) => says(written(overrides))
const generate = async () => (await test.call(POST, { body: postWish })).answer

/** The events of a streamed answer. */
async function eventsOf(response: Response) {
  const blocks = (await response.text()).split('\n\n').filter(Boolean)
  return blocks.map((block) => {
    const [, event, data = ''] = block.match(/^event: (.*)\ndata: (.*)$/) ?? []
    return generatedPostEvent.parse({ event, data: JSON.parse(data) })
  })
}
const stream = (body: unknown = postWish, signal?: AbortSignal) =>
  test.app.request('/api/admin/generate-blog-post', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Authorization: `Bearer ${test.token}`,
    },
    body: JSON.stringify(body),
    signal,
  })

describe('a written post', () => {
  it('is a draft for the form, and nothing is stored', async () => {
    server.will(writes())
    expect(await generate()).toEqual({
      title: 'Akku talvella: näin se jaksaa',
      slug: 'akku-talvella-nain-se-jaksaa',
      excerpt: 'Pakkanen vie tehoa, mutta hyvin valmisteltu akku jaksaa.',
      content:
        '<h2>Ennen reissua</h2><p>Ark PRO:ssa on 2 300 Wh, ja se latautuu täyteen 2 tunnissa.</p><h2>Perillä</h2><p>Pidä asema lämpimässä.</p>',
      category: 'Oppaat',
      tags: ['Lataus', 'Talvi'],
      image_url: '/images/post-2-1200.webp',
      read_time: '8 min lukuaika',
      unknown_figures: [],
    })
    expect((await test.call('GET /api/admin/blog')).answer).toEqual([])
  })

  it('is asked for with the facts and prices of the shop, in Finnish and as JSON', async () => {
    server.will(writes())
    await generate()
    const [asked] = server.asked
    expect(asked).toMatchObject({ response_format: { type: 'json_object' } })
    const [rules, task] = asked?.messages.map(({ content }) => content) ?? []
    for (const fact of ['Ark PRO 2400 W', '3\u00A0350,00\u00A0€', '25,3 kWh', '−10', 'noin 1200 sanaa', 'JSON']) {
      expect(rules).toContain(fact)
    }
    expect(task).toContain('Aihe: Akku talvella')
    expect(task).toContain('Pakkanen, −25 °C')
  })

  it('has its unknown figures named, except those that the editor gave', async () => {
    server.will(writes({ content: '<p>Toimii −25 °C:ssa.</p><p>Akku painaa 19 kg.</p>', excerpt: 'Kestää 3 vuotta.' }))
    expect((await generate()).unknown_figures).toEqual([
      { figure: '3 vuotta', sentence: 'Kestää 3 vuotta.' },
      { figure: '19 kg', sentence: 'Akku painaa 19 kg.' },
    ])
  })

  it('is clean, and leads nowhere but to the pages of this site', async () => {
    const content =
      '<h1>A</h1><script>alert(1)</script><p onclick="x()">B <a href="https://muualla.fi">ulos</a> <a href="/laskuri">laskuri</a> <a href="/ei-ole">ei</a><img src="/x.png"></p>'
    server.will(writes({ content, image: '../../salasana' }))
    const post = await generate()
    expect(post.content).toBe('<h2>A</h2><p>B ulos <a href="/laskuri">laskuri</a> ei</p>')
    expect(post.image_url).toBe('/images/family-1200.webp')
  })

  it('gets an address that no other post has', async () => {
    await test.call('POST /api/admin/blog', { body: blogPostInput({ slug: 'akku-talvella-nain-se-jaksaa' }) })
    server.will(writes())
    expect((await generate()).slug).toBe('akku-talvella-nain-se-jaksaa-2')
  })
})

describe('topics', () => {
  it('are suggested best first, without those written already', async () => {
    await test.call('POST /api/admin/blog', { body: blogPostInput({ title: 'Vanha aihe' }) })
    server.will(says('```json\n{"topics": ["Yksi", "Kaksi", "Yksi"]}\n```'))
    expect((await test.call(TOPICS, { body: wish })).answer).toEqual({ success: true, topics: ['Yksi', 'Kaksi'] })
    expect(server.asked[0]?.messages[0]?.content).toContain('- Vanha aihe')
  })
})

describe('an answer that does not keep to its form', () => {
  it('is written anew once, with the reasons', async () => {
    server.willFirst(says('{"title": "Vain otsikko"}'))
    server.will(writes())
    expect((await generate()).title).toBe('Akku talvella: näin se jaksaa')
    const messages = server.asked[1]?.messages ?? []
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(messages.at(-1)?.content).toContain('content puuttuu')
  })

  it.each(['Anteeksi, en voi auttaa.', '{"title": 1}', '{', written({ content: '<p></p>' })])(
    'twice is a failure: %s',
    async (text) => {
      server.will(says(text))
      const { status, problem, headers } = await test.fail(POST, { body: postWish })
      expect([status, headers.get('retry-after')]).toEqual([503, '30'])
      expect(problem.detail).toContain('ei kelvannut')
      expect(server.asked).toHaveLength(2)
    },
  )
})

describe('a stream', () => {
  it('tells the progress and the headings, and ends with the post', async () => {
    server.will(writes())
    const response = await stream()
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = await eventsOf(response)
    expect(events.at(0)).toMatchObject({ event: 'progress', data: { step: 'writing' } })
    expect(events.at(-2)).toMatchObject({ data: { headings: ['Ennen reissua', 'Perillä'] } })
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { slug: 'akku-talvella-nain-se-jaksaa' } })
  })

  it('tells that an answer is being mended', async () => {
    server.willFirst(says('{"title": "Vain otsikko"}'))
    server.will(writes())
    const steps = (await eventsOf(await stream())).map(({ data }) => ('step' in data ? data.step : 'done'))
    expect([...new Set(steps)]).toEqual(['writing', 'mending', 'done'])
  })

  it('that fails on the way says why; one that never begins is a problem', async () => {
    server.will(resetsHalfway)
    expect((await eventsOf(await stream())).at(-1)).toMatchObject({
      event: 'failed',
      data: { status: 503, code: 'unavailable' },
    })
    server.will(refuses(401))
    const response = await stream()
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('OPENAI_API_KEY') })
  })

  it.each(['stream', 'call'])('or call that its reader leaves ends at the model: %s', async (kind) => {
    server.will(says(written(), { everyMs: 50 }))
    const leaving = new AbortController()
    if (kind === 'stream') {
      const reader = (await stream()).body?.getReader()
      await reader?.read()
      await reader?.cancel()
    } else {
      const left = test.app.request('/api/admin/generate-blog-post', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${test.token}` },
        body: JSON.stringify(postWish),
        signal: leaving.signal,
      })
      await expect.poll(() => server.asked.length).toBe(1)
      leaving.abort()
      await left
    }
    expect(server.asked).toHaveLength(1)
    await expect.poll(server.open).toBe(0)
  })
})

describe('a failing model', () => {
  it.each([
    ['babbles', babbles, 'ei vastaa'],
    ['floods', floods, 'liian pitkä'],
    ['has enough to do', refuses(429, { 'Retry-After': '7' }), 'varattu'],
  ] as const)('that %s is told in Finnish, and nothing else suffers', async (_, behaviour, words) => {
    server.will(behaviour)
    const failing = test.fail(TOPICS, { body: wish })
    expect((await test.call('GET /api/products')).status).toBe(200)
    const { status, problem } = await failing
    expect(status).toBe(503)
    expect(problem.detail).toContain(words)
  })
})

describe('a wish', () => {
  it.each([
    ['topic', { topic: ' ' }, 'Aihe on pakollinen'],
    ['category', { category: '' }, 'Kategoria on pakollinen'],
    ['category', { category: 'Muu' }, 'Kategoria on pakollinen'],
    ['target_length', { target_length: '7 min lukuaika' }, 'Lukuaika on pakollinen'],
  ])('needs a good %s: %j', async (path, wrong, detail) => {
    const { status, problem } = await test.fail(POST, { body: { ...postWish, ...wrong } })
    expect([status, problem.errors]).toEqual([422, [{ path, detail }]])
    expect(server.asked).toEqual([])
  })

  it('needs no focus points', async () => {
    server.will(writes())
    const { focus_points, ...rest } = postWish
    expect((await test.call(POST, { body: rest })).status).toBe(200)
  })
})

describe('without a key', () => {
  it('the screen is told so, and the calls answer 503 in Finnish', async () => {
    expect((await test.call('GET /api/admin/ai-writing')).answer).toEqual({ available: true })
    test = await createTestApp()
    expect((await test.call('GET /api/admin/ai-writing')).answer).toEqual({ available: false })
    for (const key of [POST, TOPICS] as const) {
      const { status, problem } = await test.fail(key, { body: postWish })
      expect([status, problem.code]).toEqual([503, 'ai_writing_off'])
      expect(problem.detail).toContain('Aseta OPENAI_API_KEY')
    }
  })
})
