import type { LessonInput, UnansweredGroup } from '@arkpax/schema/chat-teaching'
import { DAY_MS } from '@arkpax/schema/durations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { privacyOfNouns, retention } from '../../privacy.ts'

/** What the assistant cannot know. */
const UNKNOWN = 'Qwxyz zzkrt bnmpq vuuhkl?'
const ANSWER: LessonInput['target'] = { kind: 'intent', id: 'rain.can' }

let test: TestApp
// The first question waits until the assistant has read what it knows.
beforeAll(async () => {
  await (await createTestApp()).call('GET /api/admin/chat/answers')
})
beforeEach(async () => {
  test = await createTestApp()
})

const ask = async (message: string, headers = {}) => {
  test.clock.now = new Date(test.clock.now.getTime() + 1_000)
  return (await test.call('POST /api/chat', { body: { message }, headers })).answer
}
/** Asks what is not answered, whatever the assistant makes of it. */
const miss = async (message: string, headers = {}) => {
  const answer = await ask(message, headers)
  const { db } = test.deps
  await db.updateTable('chat_sessions').set({ answered: false }).where('message', '=', message).execute()
  return answer
}
const unanswered = async (query = '') =>
  (await test.call('GET /api/admin/chat/unanswered', { path: `/api/admin/chat/unanswered${query}` })).answer
const lessons = async (query = '') =>
  (await test.call('GET /api/admin/chat/lessons', { path: `/api/admin/chat/lessons${query}` })).answer
const idsOf = (groups: readonly UnansweredGroup[]) => groups.flatMap(({ questions }) => questions.map(({ id }) => id))
const teach = async (target: LessonInput['target'], headers = {}) => {
  test.clock.now = new Date(test.clock.now.getTime() + 1_000)
  const body = { question_ids: idsOf(await unanswered()), target }
  return (await test.call('POST /api/admin/chat/lessons', { body, headers })).answer
}
const textsOf = (groups: readonly UnansweredGroup[]) =>
  groups.map(({ questions }) => questions.map(({ question }) => question))

describe('questions that were not answered well', () => {
  it('stand together where they ask alike, the latest first or the most asked', async () => {
    const warm = ['Voiko asemalla lämmittää saunan?', 'saunan lämmitys asemalla onnistuuko']
    for (const message of [...warm, 'Qwxyz zzkrt?', 'SAUNAN lämmitys asemalla, onnistuuko', 'Vbnmq ppw'])
      await miss(message)
    const groups = await unanswered()
    expect(textsOf(groups)).toEqual([
      ['Vbnmq ppw'],
      ['SAUNAN lämmitys asemalla, onnistuuko', 'Voiko asemalla lämmittää saunan?'],
      ['Qwxyz zzkrt?'],
    ])
    expect(groups[1]).toMatchObject({ times: 3, unanswered: 3, half: 0, unhelpful: 0, answer: null, language: 'fi' })
    expect((await unanswered('?sort=-times')).map(({ times }) => times)).toEqual([3, 1, 1])
    expect(textsOf(await unanswered('?q=saunan+vbnm'))).toEqual([])
    expect(textsOf(await unanswered('?q=PPW'))).toEqual([['Vbnmq ppw']])
    const { answer } = await test.call('GET /api/admin/chat/{id}', {
      path: `/api/admin/chat/${groups[0]?.conversation_id}`,
    })
    expect(answer.messages[0]?.message).toBe('Vbnmq ppw')
  })

  it('come a page at a time', async () => {
    for (const message of ['Ttrpl ggnmw?', 'Vbnmq ppw', 'Wwxq ggh']) await miss(message)
    const path = '/api/admin/chat/unanswered?limit=2&sort=-times'
    const page = await test.call('GET /api/admin/chat/unanswered', { path })
    expect(textsOf(page.answer)).toEqual([['Wwxq ggh'], ['Vbnmq ppw']])
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    const rest = await test.call('GET /api/admin/chat/unanswered', { path: next ?? 'no next page' })
    expect(textsOf(rest.answer)).toEqual([['Ttrpl ggnmw?']])
    expect((await test.fail('GET /api/admin/chat/unanswered', { path: `${path}&cursor=eh` })).status).toBe(422)
  })

  it('are also those with an answer that did not help or was half sure, with what was answered', async () => {
    const { session_id, message_id, reply } = await ask('Mitä IP67 tarkoittaa?')
    expect(await unanswered()).toEqual([])
    await test.call('POST /api/chat/feedback', { body: { session_id, message_id, helpful: false } })
    const [unhelpful] = await unanswered('?show=unhelpful')
    expect(unhelpful).toMatchObject({ unhelpful: 1, unanswered: 0 })
    expect(unhelpful?.answer).toContain(reply)
    await test.deps.db.updateTable('chat_sessions').set({ certainty: 'half', helpful: null }).execute()
    expect(await unanswered('?show=half')).toMatchObject([{ half: 1, unhelpful: 0 }])
    expect(await unanswered('?show=unanswered')).toEqual([])
  })

  it('are chosen by language and by the days on which they were asked', async () => {
    test.clock.now = new Date('2026-03-01T12:00:00Z')
    await miss('Hur mycket kostar frakten till Åland och hur lång är leveranstiden för en kraftstation?')
    test.clock.now = new Date('2026-03-03T12:00:00Z')
    await miss('Ttrpl ggnmw?')
    expect(await unanswered('?language=sv')).toMatchObject([{ language: 'sv' }])
    expect(textsOf(await unanswered('?from=2026-03-03'))).toEqual([['Ttrpl ggnmw?']])
    expect(await unanswered('?to=2026-02-28')).toEqual([])
  })

  it('do not tell who asked', async () => {
    await miss('Ttrpl ggnmw? Vastaa aino@example.fi tai 040 123 4567')
    expect(textsOf(await unanswered())).toEqual([['Ttrpl ggnmw? Vastaa [sähköposti] tai [puhelin]']])
  })
})

describe('staff teach the assistant', () => {
  it('one click, and the question and those like it have their answer at once', async () => {
    await miss(UNKNOWN)
    const { id, ...lesson } = await teach(ANSWER)
    expect(lesson).toMatchObject({ target: ANSWER, title: expect.stringMatching(/\?$/), questions: [UNKNOWN] })
    expect(await unanswered()).toEqual([])

    const told = await ask('Kestääkö asema sadetta?')
    expect(await ask(UNKNOWN)).toMatchObject({ answered: true, reply: told.reply })
    expect(await ask('qwxyz, zzkrt bnmpq vuuhkl')).toMatchObject({ answered: true, reply: told.reply })
    expect(await ask('Voiko qwxyz zzkrt bnmpq vuuhkl?')).toMatchObject({ answered: true, reply: told.reply })
    expect((await ask('Ttrpl ggnmw?')).reply).not.toBe(told.reply)

    await test.call('DELETE /api/admin/chat/lessons/{id}', { path: `/api/admin/chat/lessons/${id}` })
    expect((await ask(UNKNOWN)).reply).not.toBe(told.reply)
    expect(
      (await test.fail('DELETE /api/admin/chat/lessons/{id}', { path: `/api/admin/chat/lessons/${id}` })).status,
    ).toBe(404)
  })

  it('an answer of the FAQ, also one that staff have just written', async () => {
    await miss(UNKNOWN)
    const { answer: section } = await test.call('POST /api/admin/faq/sections', { body: { title: 'Koirat' } })
    const body = { section_id: section.id, question: 'Eläimet', answer: 'Ei saa. Sähköpaita ei ole lelu.' }
    const { answer: entry } = await test.call('POST /api/admin/faq/entries', { body })
    await teach({ kind: 'faq', id: entry.id })
    expect((await ask(UNKNOWN)).reply).toBe('Ei saa. Sähköpaita ei ole lelu.')
    expect(await lessons()).toMatchObject([{ title: 'Eläimet', target: { kind: 'faq', id: entry.id } }])

    await test.call('DELETE /api/admin/faq/entries/{id}', { path: `/api/admin/faq/entries/${entry.id}` })
    expect((await ask(UNKNOWN)).reply).not.toContain('Sähköpaita')
    expect(await lessons()).toMatchObject([{ title: null }])
  })

  it('or they pass a question over, and it stays away until that is taken back', async () => {
    await miss(UNKNOWN)
    const { id } = await teach({ kind: 'nothing', id: '' })
    await miss(UNKNOWN)
    expect(await unanswered()).toEqual([])
    await test.call('DELETE /api/admin/chat/lessons/{id}', { path: `/api/admin/chat/lessons/${id}` })
    expect(await unanswered()).toMatchObject([{ times: 2 }])
  })

  it('a taught question that goes wrong again is listed again, and can be taught anew', async () => {
    await miss(UNKNOWN)
    await teach(ANSWER)
    const { session_id, message_id } = await ask(UNKNOWN)
    await test.call('POST /api/chat/feedback', { body: { session_id, message_id, helpful: false } })
    expect(await unanswered()).toMatchObject([{ times: 1, unhelpful: 1 }])
    await teach({ kind: 'nothing', id: '' })
    expect(await lessons()).toMatchObject([{ target: { kind: 'nothing' }, title: null }])
  })

  it('a colleague who was quicker is told of, and what is not there any more', async () => {
    await miss(UNKNOWN)
    const question_ids = idsOf(await unanswered())
    await teach(ANSWER)
    const refuse = (body: unknown) => test.fail('POST /api/admin/chat/lessons', { body })
    const { status, problem } = await refuse({ question_ids, target: { kind: 'nothing' } })
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('Joku muu ehti')])
    expect((await refuse({ question_ids: ['ei ole'], target: ANSWER })).status).toBe(404)
    for (const target of [
      { kind: 'intent', id: 'ei.ole' },
      { kind: 'faq', id: 'ei-ole' },
    ]) {
      const unknown = await refuse({ question_ids, target })
      expect(unknown.problem.errors).toEqual([{ path: 'target', detail: 'Vastausta ei enää ole. Valitse toinen.' }])
    }
  })

  it('a press that is sent twice teaches once', async () => {
    await miss(UNKNOWN)
    const body = { question_ids: idsOf(await unanswered()), target: ANSWER }
    const headers = { 'Idempotency-Key': 'key-of-this-lesson' }
    const first = await test.call('POST /api/admin/chat/lessons', { body, headers })
    const second = await test.call('POST /api/admin/chat/lessons', { body, headers })
    expect(second.answer).toEqual(first.answer)
    expect(await lessons()).toHaveLength(1)
  })

  it('of all answers, those that fit best are named first', async () => {
    await ask('kestääks toi vettä ulkona sateessa')
    const { id } = await test.deps.db.selectFrom('chat_sessions').select('id').orderBy('id').executeTakeFirstOrThrow()
    const path = `/api/admin/chat/answers?question=${id}`
    const { answer } = await test.call('GET /api/admin/chat/answers', { path })
    expect(answer.nearest).toHaveLength(3)
    expect(answer.nearest[0]).toEqual(ANSWER)
    const rain = answer.answers.find(({ target }) => target.id === 'rain.can')
    expect(rain).toMatchObject({ making: 'written', answer: expect.not.stringContaining('[[') })
    expect(answer.answers.find(({ target }) => target.kind === 'faq')?.answer).not.toContain('[[')
    expect((await test.call('GET /api/admin/chat/answers')).answer.nearest).toEqual([])
  })

  it('three answers are offered also to what is of no language, and may be of anything', async () => {
    await ask(UNKNOWN)
    const { id } = await test.deps.db.selectFrom('chat_sessions').select('id').orderBy('id').executeTakeFirstOrThrow()
    const path = `/api/admin/chat/answers?question=${id}`
    expect((await test.call('GET /api/admin/chat/answers', { path })).answer.nearest).toHaveLength(3)
  })

  it('what was taught is listed, latest first, by who and when, and found by words', async () => {
    await miss(UNKNOWN)
    const manager = await signInStaff(test, 'manager')
    await teach(ANSWER, manager.headers)
    await miss('Ttrpl ggnmw?')
    await teach({ kind: 'nothing', id: '' })
    const listed = await lessons()
    expect(listed.map(({ questions }) => questions)).toEqual([['Ttrpl ggnmw?'], [UNKNOWN]])
    expect(listed[1]?.taught_by).toContain('manager')
    expect(await lessons('?q=VUUHKL')).toHaveLength(1)
    const page = await test.call('GET /api/admin/chat/lessons', { path: '/api/admin/chat/lessons?limit=1' })
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    const rest = await test.call('GET /api/admin/chat/lessons', { path: next ?? 'no next page' })
    expect(rest.answer.map(({ questions }) => questions)).toEqual([[UNKNOWN]])
  })

  it('those do it who edit the FAQ; those who read conversations see it', async () => {
    await miss(UNKNOWN)
    const body = { question_ids: idsOf(await unanswered()), target: ANSWER }
    const sales = await signInStaff(test, 'sales')
    await test.call('GET /api/admin/chat/lessons', { headers: sales.headers })
    expect((await test.fail('POST /api/admin/chat/lessons', { body, headers: sales.headers })).status).toBe(403)
    const viewer = await signInStaff(test, 'viewer')
    expect((await test.fail('GET /api/admin/chat/unanswered', { headers: viewer.headers })).status).toBe(403)
  })
})

describe('what a customer asked', () => {
  const rows = () => test.deps.db.selectFrom('taught_questions').select(['question', 'asked_by']).execute()

  it('goes from what was taught when the customer goes', async () => {
    const customer = await signInCustomer(test)
    await miss(UNKNOWN, customer.headers)
    await teach(ANSWER)
    const person = { id: customer.id, email: undefined }
    const own = await Promise.all(
      privacyOfNouns.map(({ ownData }) => (typeof ownData === 'function' ? ownData(test.deps.db, person) : {})),
    )
    expect(Object.assign({}, ...own)).toMatchObject({ taught_questions: [{ question: UNKNOWN }] })
    for (const { erase } of privacyOfNouns.toReversed()) {
      if (typeof erase === 'function') await erase(test.deps.db, person, test.clock.now)
    }
    expect(await rows()).toEqual([])
  })

  it('is nobody’s 30 days later', async () => {
    const customer = await signInCustomer(test)
    await miss(UNKNOWN, customer.headers)
    await teach(ANSWER)
    const sweep = async (days: number) => {
      const now = new Date(test.clock.now.getTime() + days * DAY_MS + 1)
      for (const each of retention) await each(test.deps.db, now, test.deps.config)
      return rows()
    }
    expect(await sweep(29)).toMatchObject([{ asked_by: customer.id }])
    expect(await sweep(30)).toEqual([{ question: UNKNOWN, asked_by: null }])
  })
})
