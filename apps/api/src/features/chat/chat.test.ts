import { chatEvent } from '@arkpax/schema/chat'
import { DAY_MS } from '@arkpax/schema/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'
import {
  deleteConversationsOf,
  deleteOldConversations,
  insertAnswer,
  insertQuestion,
  listMessages,
} from './chat.repo.ts'
import { sessionKey } from './session-key.ts'

const IP67 = 'Mitä IP67 tarkoittaa?'
const NONSENSE = 'Qwxyz zzkrt?'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const ask = async (message: string, session_id?: string) =>
  (await test.call('POST /api/chat', { body: { message, session_id } })).answer
const stored = () => test.deps.db.selectFrom('chat_sessions').selectAll().orderBy('id').execute()
const conversations = async (query = '') =>
  (await test.call('GET /api/admin/chat', { path: `/api/admin/chat${query}` })).answer

async function askAsStream(message: string) {
  const response = await test.app.request('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ message }),
  })
  const blocks = (await response.text()).split('\n\n').filter(Boolean)
  const events = blocks.map((block) => {
    const [, event, data = ''] = block.match(/^event: (.*)\ndata: (.*)$/) ?? []
    return chatEvent.parse({ event, data: JSON.parse(data) })
  })
  return { response, events }
}

describe('a visitor', () => {
  it('gets an answer with its sources', async () => {
    const answer = await ask(IP67)
    expect(answer).toMatchObject({ answered: true, session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(answer.reply).toContain('IP67')
    expect(answer.sources[0]).toEqual({ title: expect.any(String), url: expect.any(String) })
  })

  it.each([
    ['Mitä IP67 tarkoittaa?', '/general-faqs'],
    ['Vad betyder IP67?', '/sv/general-faqs'],
    ['What does IP67 mean?', '/en/general-faqs'],
  ])('is shown the pages in the language of “%s”', async (question, page) => {
    const { sources } = await ask(question)
    expect(sources.map(({ url }) => url)).toContain(`${page}#mita-ip67-tarkoittaa`)
  })

  it('gets the same as a stream, the whole answer last', async () => {
    const { response, events } = await askAsStream(IP67)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(events.map(({ event }) => event)).toEqual(['session', 'delta', 'sources', 'done'])
    const done = events.at(-1)
    const { message_id: _, session_id: __, ...whole } = await ask(IP67)
    expect(done?.data).toMatchObject(whole)
  })

  it('is told at once, and whole, what to do in danger', async () => {
    expect(await ask('Ark PRO savuaa ja palaa')).toMatchObject({ urgent: true })
    expect(await ask(IP67)).not.toHaveProperty('urgent')
  })

  it('goes on with a conversation', async () => {
    const { session_id } = await ask(IP67)
    expect((await ask('Entä takuu?', session_id)).session_id).toBe(session_id)
    const rows = await stored()
    expect(rows.map(({ is_bot, starts_session }) => [Boolean(is_bot), Boolean(starts_session)])).toEqual([
      [false, true],
      [true, false],
      [false, false],
      [true, false],
    ])
    expect(new Set(rows.map((row) => row.session_id))).toEqual(new Set([sessionKey(session_id)]))
  })

  it('cannot bring an id along: one that is not known begins a conversation with another', async () => {
    const own = '0b9f3c1e-7f0d-4b8e-9f60-2f5f6c1a7e01'
    expect((await ask(IP67, own)).session_id).not.toBe(own)
  })

  it('cannot go on with what staff and the database know a conversation by', async () => {
    const { session_id } = await ask(IP67)
    const [row] = await stored()
    expect(row?.session_id).not.toContain(session_id)
    const { status } = await test.fail('POST /api/chat', { body: { message: IP67, session_id: row?.session_id } })
    expect(status).toBe(422)
  })

  it('who is signed in keeps the conversation to the account, and it goes with the account', async () => {
    const customer = await signInCustomer(test)
    const signedIn = { body: { message: IP67 }, headers: customer.headers }
    const { answer } = await test.call('POST /api/chat', signedIn)
    expect((await stored()).map(({ user_id }) => user_id)).toEqual([customer.id, customer.id])
    expect((await ask('Mitä kysyin äsken?', answer.session_id)).session_id).not.toBe(answer.session_id)
    await deleteConversationsOf(test.deps.db, customer.id)
    expect((await stored()).map(({ message }) => message)).not.toContain(IP67)
  })

  it('hears of a product of staff as soon as it is shown, and not before or after', async () => {
    const details = { applications: ['Mansikkatilat'] }
    const body = { ...productInput({ name: 'Kuljetuslaukku', price: 89.9, details, status: 'draft' as const }) }
    const { id } = (await test.call('POST /api/admin/products', { body })).answer
    const replies = async () => [
      (await ask('Paljonko laukku maksaa?')).reply,
      (await ask('Kuljetuslaukku, käyttökohteita mansikkatilat')).reply,
    ]
    const show = (status: 'shown' | 'hidden') =>
      test.call('PUT /api/admin/products/{id}', { path: `/api/admin/products/${id}`, body: { status } })
    expect((await replies()).join()).not.toMatch(/Kuljetuslaukku|89,90|Mansikkatilat/)
    await show('shown')
    expect(await replies()).toEqual([expect.stringContaining('89,90'), expect.stringContaining('Mansikkatilat')])
    await show('hidden')
    expect((await replies()).join()).not.toMatch(/Kuljetuslaukku|89,90|Mansikkatilat/)
  })

  it('reads no conversation back', async () => {
    const { session_id } = await ask(IP67)
    for (const path of [`/api/chat/${session_id}`, `/api/chat?session_id=${session_id}`]) {
      expect((await test.app.request(path)).status).toBeGreaterThanOrEqual(404)
    }
  })

  it.each([
    ['message', { message: '  \n ' }, 'Kirjoita viesti'],
    ['message', {}, 'Kirjoita viesti'],
    ['message', { message: 'x'.repeat(2_001) }, 'Enintään 2\u00A0000 merkkiä'],
    ['message', { message: 'nolla\u0000' }, 'Tekstissä on merkkejä, joita ei voi tallentaa'],
    ['session_id', { message: 'Hei', session_id: '1 or 1=1' }, 'Tuntematon keskustelu'],
  ])('is told what is wrong with %s: %j', async (path, body, detail) => {
    const asStream = { headers: { Accept: 'text/event-stream' }, body }
    for (const options of [{ body }, asStream]) {
      const { status, problem, headers } = await test.fail('POST /api/chat', options)
      expect(status).toBe(422)
      expect(headers.get('content-type')).toContain('application/problem+json')
      expect(problem.errors).toEqual([{ path, detail }])
    }
    expect(await stored()).toEqual([])
  })

  it('may send the longest message, and no more than 64 KiB', async () => {
    expect((await ask('akku '.repeat(400).trim())).reply).not.toBe('')
    const { status } = await test.fail('POST /api/chat', { body: { message: 'x'.repeat(100_000) } })
    expect(status).toBe(413)
  })

  it('may ask 30 times a minute, streamed or not', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    for (let asked = 0; asked < 30; asked++) await ask('Hei')
    const { status, headers } = await test.fail('POST /api/chat', {
      body: { message: 'Hei' },
      headers: { Accept: 'text/event-stream' },
    })
    expect([status, Number(headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  })

  it('is asked to try again when the assistant itself is broken', async () => {
    test.deps.assistant = { ...test.deps.assistant, answer: () => Promise.reject(new Error('no index')) }
    expect(await ask(IP67)).toMatchObject({
      reply: 'Anteeksi, en voinut käsitellä viestiäsi. Yritä uudelleen.',
      sources: [],
      answered: false,
    })
  })

  it('tells whether an answer helped, and only of an answer in the own conversation', async () => {
    const { session_id, message_id } = await ask(IP67)
    const other = await ask(IP67)
    const tell = { session_id, message_id, helpful: false }
    expect((await test.call('POST /api/chat/feedback', { body: tell })).status).toBe(204)
    const [question] = await stored()
    for (const wrong of [{ session_id: other.session_id }, { message_id: question?.id }, { message_id: 'ei ole' }]) {
      const { status } = await test.fail('POST /api/chat/feedback', { body: { ...tell, ...wrong } })
      expect(status).toBe(404)
    }
    const said = (await stored()).map(({ helpful }) => helpful === null || Boolean(helpful))
    expect(said).toEqual([true, false, true, true])
  })
})

describe('a conversation is handed over', () => {
  const contact = { name: 'Aino', email: 'aino@example.fi', subject: 'Chat', message: 'Apua!' }
  const received = async () => {
    const { answer } = await test.call('GET /api/admin/contact-messages')
    const path = `/api/admin/contact-messages/${answer[0]?.id}`
    return (await test.call('GET /api/admin/contact-messages/{id}', { path })).answer
  }

  it('with a contact message, as it stood, also when it is deleted later', async () => {
    const { session_id, reply } = await ask(IP67)
    await test.call('POST /api/contact', { body: { ...contact, chat_session_id: session_id } })
    await test.deps.db.deleteFrom('chat_sessions').execute()
    const created_at = test.clock.now.toISOString()
    expect((await received()).conversation).toEqual([
      { message: IP67, is_bot: false, created_at },
      { message: expect.stringContaining(reply), is_bot: true, created_at },
    ])
  })

  it('or the message goes alone when the conversation is not there any more', async () => {
    const chat_session_id = '0b9f3c1e-7f0d-4b8e-9f60-2f5f6c1a7e01'
    await test.call('POST /api/contact', { body: { ...contact, chat_session_id } })
    expect(await received()).toMatchObject({ message: 'Apua!', conversation: [] })
  })
})

describe('staff', () => {
  it('see conversations, latest begun first, and how they went', async () => {
    const first = await ask(IP67)
    await ask(NONSENSE)
    await ask('Kiitos', first.session_id)
    const { session_id, message_id } = first
    await test.call('POST /api/chat/feedback', { body: { session_id, message_id, helpful: false } })
    const at = test.clock.now.toISOString()
    expect(await conversations()).toEqual([
      expect.objectContaining({ first_message: NONSENSE, questions: 1, unanswered: 1, unhelpful: 0, started_at: at }),
      expect.objectContaining({ first_message: IP67, questions: 2, unhelpful: 1, last_at: at }),
    ])
    const firsts = async (query: string) => (await conversations(query)).map(({ first_message }) => first_message)
    expect(await firsts('?show=unhelpful')).toEqual([IP67])
    expect(await firsts('?show=unanswered')).toContain(NONSENSE)
    expect(await firsts('?q=KIITOS')).toEqual([IP67])
    expect(await firsts('?q=%25')).toEqual([])
  })

  it('read one, word for word', async () => {
    const hostile = '<img src=x onerror=alert(1)> {{7*7}}'
    await ask(hostile)
    const [listed] = await conversations()
    const { answer } = await test.call('GET /api/admin/chat/{id}', { path: `/api/admin/chat/${listed?.id}` })
    expect(answer.messages.map(({ message, is_bot }) => [message, is_bot])).toEqual([
      [hostile, false],
      [expect.any(String), true],
    ])
    expect((await test.fail('GET /api/admin/chat/{id}', { path: '/api/admin/chat/ei-ole' })).status).toBe(404)
  })

  it('read the whole of an answer, also what its reader had folded away', async () => {
    const { db } = test.deps
    const conversation = { key: sessionKey('0b9f3c1e-7f0d-4b8e-9f60-2f5f6c1a7e01'), userId: null }
    const questionId = await insertQuestion(db, conversation, { message: IP67, isFirst: true }, test.deps.now())
    const answer = { questionId, reply: 'Kyllä.', details: 'Sulje kannet.', sources: [], answered: true }
    await insertAnswer(db, conversation, answer, test.deps.now())
    const [, told] = await listMessages(db, conversation.key)
    expect(told?.message).toBe('Kyllä.\n\nSulje kannet.')
  })

  it('see conversations of a Finnish day, the oldest first where they like', async () => {
    test.clock.now = new Date('2026-03-01T12:00:00Z')
    await ask('ennen')
    // Past midnight in Finland, still the day before in UTC.
    test.clock.now = new Date('2026-03-01T22:30:00Z')
    await ask('jälkeen')
    const firsts = async (query: string) => (await conversations(query)).map(({ first_message }) => first_message)
    expect(await firsts('?sort=date')).toEqual(['ennen', 'jälkeen'])
    expect(await firsts('?from=2026-03-02&to=2026-03-02')).toEqual(['jälkeen'])
    expect(await firsts('?to=2026-03-01')).toEqual(['ennen'])
  })

  it('page through conversations', async () => {
    for (const message of ['yksi', 'kaksi', 'kolme']) await ask(message)
    const page = await test.call('GET /api/admin/chat', { path: '/api/admin/chat?limit=2' })
    expect(page.answer.map(({ first_message }) => first_message)).toEqual(['kolme', 'kaksi'])
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    const rest = await test.call('GET /api/admin/chat', { path: next ?? 'no next page' })
    expect(rest.answer.map(({ first_message }) => first_message)).toEqual(['yksi'])
  })
})

it('keeps a conversation for 30 days from its beginning', async () => {
  const began = test.clock.now.getTime()
  const { session_id } = await ask(IP67)
  test.clock.now = new Date(began + 29 * DAY_MS)
  await ask('Vielä yksi asia', session_id)
  await ask('Toinen keskustelu')
  await deleteOldConversations(test.deps.db, test.clock.now)
  expect(await stored()).toHaveLength(6)
  await deleteOldConversations(test.deps.db, new Date(began + 30 * DAY_MS + 1))
  expect((await stored()).map(({ message, is_bot }) => [message, Boolean(is_bot)])).toContainEqual([
    'Toinen keskustelu',
    false,
  ])
  expect(await stored()).toHaveLength(2)
})
