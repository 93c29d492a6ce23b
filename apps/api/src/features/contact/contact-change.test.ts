import { HOUR_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { deletePerson, updatePerson } from '../staff/staff.repo.ts'
import { reopenMessage } from './contact.repo.ts'

let test: TestApp
let aino: Awaited<ReturnType<typeof signInStaff>>
beforeEach(async () => {
  test = await createTestApp()
  aino = await signInStaff(test, 'sales', 'Aino Virtanen')
})

const send = (subject: string, email = 'matti@example.fi') =>
  test.call('POST /api/contact', { body: contactInput({ subject, email }) })
const list = async (query = '', headers = {}) =>
  (await test.call('GET /api/admin/contact-messages', { path: `/api/admin/contact-messages${query}`, headers })).answer
const subjects = async (query = '', headers = {}) => (await list(query, headers)).map(({ subject }) => subject)
const idOf = async (subject: string) =>
  (await list()).find((one) => one.subject === subject)?.id ?? expect.fail(subject)
const pathOf = async (subject: string) => `/api/admin/contact-messages/${await idOf(subject)}`
const change = async (subject: string, body: object, headers = {}) =>
  (await test.call('PUT /api/admin/contact-messages/{id}', { path: await pathOf(subject), body, headers })).answer
const refused = async (subject: string, body: object) => {
  const options = { path: await pathOf(subject), body }
  const { status, problem } = await test.fail('PUT /api/admin/contact-messages/{id}', options)
  return [status, ...(problem.errors ?? []).map(({ path }) => path)]
}
const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const inHours = (hours: number) => new Date(test.clock.now.getTime() + hours * HOUR_MS).toISOString()

describe('a message that is given to somebody', () => {
  it('is on that person’s list and on nobody else’s, until it is given back', async () => {
    for (const subject of ['Yksi', 'Kaksi']) await send(subject)
    expect(await change('Yksi', { assignee_id: aino.id })).toMatchObject({
      assignee: { id: aino.id, name: 'Aino Virtanen' },
      status: 'new',
    })
    expect(await subjects('?assignee=me', aino.headers)).toEqual(['Yksi'])
    expect(await subjects(`?assignee=${aino.id}`)).toEqual(['Yksi'])
    expect(await subjects('?assignee=me')).toEqual([])
    expect(await subjects('?assignee=nobody')).toEqual(['Kaksi'])
    expect(await change('Yksi', { assignee_id: null })).toMatchObject({ assignee: null })
    expect(await subjects('?assignee=nobody')).toEqual(['Kaksi', 'Yksi'])
  })

  it('keeps its status and notes, and is refused to one who has an old version of it', async () => {
    await send('Yksi')
    await change('Yksi', { adminNotes: 'Soita.', status: 'read' })
    expect(await change('Yksi', { assignee_id: aino.id })).toMatchObject({ status: 'read', admin_notes: 'Soita.' })
    const path = await pathOf('Yksi')
    const options = { path, body: { assignee_id: null }, headers: { 'If-Match': '"1"' } }
    const { status, problem } = await test.fail('PUT /api/admin/contact-messages/{id}', options)
    expect([status, problem.current]).toMatchObject([412, { assignee: { id: aino.id } }])
  })

  it('falls to nobody when the person is removed, or may no longer see messages', async () => {
    const eero = await signInStaff(test, 'sales', 'Eero Laine')
    for (const subject of ['Yksi', 'Kaksi']) await send(subject)
    await change('Yksi', { assignee_id: aino.id })
    await change('Kaksi', { assignee_id: eero.id })
    await deletePerson(test.deps.db, aino.id)
    await updatePerson(test.deps.db, eero.id, { name: 'Eero Laine', role: 'editor' }, undefined)
    expect(await subjects('?assignee=nobody')).toEqual(['Kaksi', 'Yksi'])
    expect((await list()).map(({ assignee }) => assignee)).toEqual([null, null])
  })

  it('cannot be given to a stranger, nor to one who may not see messages', async () => {
    await send('Yksi')
    const editor = await signInStaff(test, 'editor')
    expect(await refused('Yksi', { assignee_id: 'ei-ole' })).toEqual([422, 'assignee_id'])
    expect(await refused('Yksi', { assignee_id: editor.id })).toEqual([422, 'assignee_id'])
  })

  it('is counted for the one whose it is', async () => {
    await send('Yksi')
    await change('Yksi', { assignee_id: aino.id })
    const mine = async (headers = {}) => (await test.call('GET /api/admin/dashboard', { headers })).answer.my_messages
    expect([await mine(aino.headers), await mine()]).toEqual([1, 0])
    await change('Yksi', { status: 'resolved' })
    expect(await mine(aino.headers)).toBe(0)
  })
})

it('who may be given a message: whoever may answer and has taken the invitation, the owner too', async () => {
  await signInStaff(test, 'viewer', 'Vieno')
  const { answer } = await test.call('GET /api/admin/contact-staff', { headers: aino.headers })
  expect(answer.map(({ name, you }) => [name, you])).toEqual([
    ['Aino Virtanen', true],
    ['Omistaja', false],
  ])
})

describe('a message that sleeps', () => {
  it('waits for nobody, is not late, and comes back by itself', async () => {
    test.clock.now = new Date('2026-03-02T07:00:00.000Z')
    const stay = { last_seen_at: '2026-03-20T00:00:00.000Z', expires_at: '2999-01-01T00:00:00.000Z' }
    await test.deps.db.updateTable('admin_sessions').set(stay).execute()
    await send('Yksi')
    const { db } = test.deps
    await db.updateTable('contact_messages').set({ created_at: test.clock.now.toISOString() }).execute()
    const until = inHours(50)
    expect(await change('Yksi', { snoozed_until: until })).toMatchObject({ snoozed_until: until, status: 'new' })
    later(49 * HOUR_MS)
    const late = async () => (await test.call('GET /api/admin/dashboard')).answer.overdue_messages
    expect([await subjects('?status=waiting'), await subjects('?status=late'), await late()]).toEqual([[], [], 0])
    expect(await subjects('?status=snoozed')).toEqual(['Yksi'])
    expect(await subjects('?status=returned')).toEqual([])
    later(HOUR_MS)
    expect([await subjects('?status=waiting'), await subjects('?status=late'), await late()]).toEqual([
      ['Yksi'],
      ['Yksi'],
      1,
    ])
    expect(await subjects('?status=snoozed')).toEqual([])
    expect(await subjects('?status=returned')).toEqual(['Yksi'])
  })

  it('wakes at once when the customer writes again, but not when somebody else does', async () => {
    await send('Yksi')
    await change('Yksi', { snoozed_until: inHours(50) })
    await send('Muu', 'muu@example.fi')
    expect(await subjects('?status=snoozed')).toEqual(['Yksi'])
    await send('Vieläkö?')
    expect(await subjects('?status=returned')).toEqual(['Yksi'])
  })

  it('is woken by hand and by being seen to, but not by being opened', async () => {
    await send('Yksi')
    await change('Yksi', { snoozed_until: inHours(50) })
    expect(await change('Yksi', { status: 'read' })).toMatchObject({ snoozed_until: inHours(50) })
    expect(await change('Yksi', { snoozed_until: null })).toMatchObject({ snoozed_until: null })
    await change('Yksi', { snoozed_until: inHours(50) })
    expect(await change('Yksi', { status: 'resolved' })).toMatchObject({ snoozed_until: null })
  })

  it.each([
    ['past', () => inHours(-1)],
    ['over a year away', () => inHours(24 * 367)],
    ['no moment', () => 'huomenna'],
  ])('cannot be put away until a moment that is %s', async (_, moment) => {
    await send('Yksi')
    expect(await refused('Yksi', { snoozed_until: moment() })).toEqual([422, 'snoozed_until'])
  })

  it('is one that waits for a reply', async () => {
    await send('Yksi')
    await change('Yksi', { status: 'replied' })
    expect(await refused('Yksi', { snoozed_until: inHours(2) })).toEqual([422, 'snoozed_until'])
  })
})

describe('the order of the list', () => {
  const pages = async (query: string) => {
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const after: string = cursor && `&cursor=${cursor}`
      const path: string = `/api/admin/contact-messages?limit=2${query}${after}`
      const { answer, headers } = await test.call('GET /api/admin/contact-messages', { path })
      found.push(...answer.map(({ subject }) => subject))
      cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? null
    }
    return found
  }

  it('has first who has waited longest of those that wait, and the newest of all; what was opened anew is new', async () => {
    for (const subject of ['Vanha', 'Yksi', 'Kaksi', 'Kolme']) {
      await send(subject)
      later(1_000)
    }
    await change('Vanha', { status: 'resolved' })
    const receivedAt = test.clock.now
    await reopenMessage(test.deps.db, await idOf('Vanha'), { text: 'Vielä yksi asia', receivedAt }, receivedAt)
    expect(await pages('&status=waiting')).toEqual(['Yksi', 'Kaksi', 'Kolme', 'Vanha'])
    expect(await pages('')).toEqual(['Vanha', 'Kolme', 'Kaksi', 'Yksi'])
    expect(await pages('&q=asia')).toEqual(['Vanha'])
  })

  it('is of the days that are chosen', async () => {
    await send('Yksi')
    const today = finnishDay(test.clock.now)
    expect(await subjects(`?from=${today}&to=${today}`)).toEqual(['Yksi'])
    expect(await subjects('?to=2001-01-01')).toEqual([])
  })
})

it('whoever answers messages knows when a reply is promised, also without the right to read settings', async () => {
  const { answer } = await test.call('GET /api/admin/reply-promise', { headers: aino.headers })
  expect(answer).toMatchObject({ terms: { replyOfficeHours: expect.any(Number) }, hours: { week: expect.anything() } })
})

it('new hours move the promise of no message that came before them', async () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  const openUntil = (closes: string) => ({
    week: Object.fromEntries(days.map((day) => [day, { opens: '09:00', closes }])),
    closedOnHolidays: true,
    exceptions: [],
  })
  test.clock.now = new Date('2026-03-05T15:00:00Z')
  await send('Ennen')
  test.clock.now = new Date('2026-03-09T08:00:00Z')
  const { headers } = await signInStaff(test, 'owner', 'Olli Omistaja')
  const state = async () => {
    const [message] = await list('', headers)
    const late = await subjects('?status=late', headers)
    const { answer } = await test.call('GET /api/admin/dashboard', { headers })
    return [message?.reply_due_at, late, answer.overdue_messages]
  }
  expect(await state()).toEqual(['2026-03-06T15:00:00.000Z', ['Ennen'], 1])
  await test.call('PUT /api/admin/settings/hours', { body: openUntil('15:30'), headers })
  expect(await state()).toEqual(['2026-03-06T15:00:00.000Z', ['Ennen'], 1])
  await send('Jälkeen')
  expect((await list('', headers))[1]).toMatchObject({ subject: 'Jälkeen', reply_due_at: '2026-03-10T09:30:00.000Z' })
})

describe('the order that is chosen', () => {
  it('is by itself that of those that are late, the longest first, and then the newest, a page at a time', async () => {
    for (const subject of ['Vanhin', 'Keski', 'Vastattu']) {
      await send(subject)
      later(60_000)
    }
    await change('Vastattu', { status: 'resolved' })
    later(14 * 86_400_000)
    const { headers } = await signInStaff(test, 'owner', 'Olli Omistaja')
    for (const subject of ['Uusi', 'Uusin']) {
      await send(subject)
      later(60_000)
    }
    expect(await subjects('', headers)).toEqual(['Vanhin', 'Keski', 'Uusin', 'Uusi', 'Vastattu'])
    const path = '/api/admin/contact-messages?limit=2'
    const first = await test.call('GET /api/admin/contact-messages', { path, headers })
    expect(first.answer.every((message) => !('usual_place' in message))).toBe(true)
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect(await subjects(new URL(next, 'http://any').search, headers)).toEqual(['Uusin', 'Uusi'])
  })

  it('is by deadline with those first that wait, or by age, a page at a time', async () => {
    for (const subject of ['Vanhin', 'Keski', 'Uusin']) {
      await send(subject)
      later(60_000)
    }
    await change('Vanhin', { status: 'resolved' })
    expect(await subjects('?sort=created')).toEqual(['Vanhin', 'Keski', 'Uusin'])
    expect(await subjects('?sort=-created')).toEqual(['Uusin', 'Keski', 'Vanhin'])
    expect(await subjects('?sort=deadline')).toEqual(['Keski', 'Uusin', 'Vanhin'])

    const first = await test.call('GET /api/admin/contact-messages', {
      path: '/api/admin/contact-messages?sort=deadline&limit=2',
    })
    expect(first.answer.every((message) => !('is_done' in message))).toBe(true)
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect(await subjects(new URL(next, 'http://any').search)).toEqual(['Vanhin'])
  })
})
