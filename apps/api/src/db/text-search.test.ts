import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/create-test-app.ts'
import { blogPostInput, contactInput, orderInput, registrationInput } from '../../test/factories.ts'
import { indexWaitingTexts, rareIds, type SearchedTable } from './trigram-index.ts'

/** More rows than a search reads before it asks the index. */
const NEWER = 1_200

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const searched = async (q: string, more = '') => {
  const path = `/api/admin/contact-messages?q=${encodeURIComponent(q)}${more}`
  return (await test.call('GET /api/admin/contact-messages', { path })).answer
}
const subjects = async (q: string, more?: string) => (await searched(q, more)).map(({ subject }) => subject)

const send = (subject: string, message = 'Hei!') =>
  test.call('POST /api/contact', { body: contactInput({ subject, message }) })

/** Messages that came after the others and match nothing below. */
async function addNewer() {
  const rows = Array.from({ length: NEWER }, (_, n) => ({
    id: `f${String(n).padStart(6, '0')}`,
    name: 'x',
    email: 'x',
    subject: 'x',
    message: 'x',
    status: 'new' as const,
    admin_notes: null,
    conversation: null,
    search_text: 'x',
    waiting_since: '2026-11-21T12:00:00.000Z',
    reply_due_at: '2026-11-23T15:00:00.000Z',
    created_at: '2026-11-21T12:00:00.000Z',
    updated_at: '2026-11-21T12:00:00.000Z',
  }))
  for (let first = 0; first < NEWER; first += 200)
    await test.deps.db
      .insertInto('contact_messages')
      .values(rows.slice(first, first + 200))
      .execute()
}

const SUBJECTS = [
  'Äänekosken öljy ja Åland',
  'ÄÄNESSÄ vikaa',
  'Alennus 50 % heti',
  'Alennus 50 euroa',
  'malli_a_1',
  'malli-a-1',
  'Hän sanoi "kiitos" ja lähti',
  "O'Brien AND (NOT OR)",
  'Kenoviiva \\ tässä',
  'Ω ja µ ja ΣΊΣΥΦΟΣ',
  'emoji 🔋 lopussa 🔋',
  'loppuu qz',
  'w',
]
const QUERIES = [
  ...['ä', 'å', 'Ö', 'q', 'z', 'w', '%', '_', '"', "'", '\\', '-', '🔋', 'µ', 'ς', '(', '*'],
  ...['ää', 'ÄÄ', 'ÅL', 'qz', 'z ', '0 ', '50', '_a', '-a', '" ', 'a 🔋', '🔋 ', 'ω ', 'zq', 'ςφ'],
  ...[
    'ääne',
    'ÖLJ',
    '50 %',
    '50 e',
    'i_a',
    'i-a',
    '"ki',
    'AND',
    "O'B",
    ' \\ ',
    '🔋 l',
    'ος',
    'σίσυφος',
    'ΣΊΣΥΦΟΣ',
    'qzx',
  ],
  ...[
    'malli_a_1',
    'malli-a-1',
    'sanoi "kiitos" ja',
    "o'brien and (not or)",
    'Äänekosken öljy ja Åland',
    'ei-ole-missaan',
  ],
  ...['åland äänekosken', 'heti 50', 'ja ä', 'a ja', 'lopussa z', '50 heti euroa', 'q z w'],
]

describe('a search finds what a plain scan finds', () => {
  /** The scan is JavaScript over every row. */
  async function compareAll() {
    const rows = await test.deps.db
      .selectFrom('contact_messages')
      .select(['subject', 'search_text'])
      .orderBy('id', 'desc')
      .execute()
    for (const q of QUERIES) {
      const words = q.trim().toLowerCase().split(' ')
      const scanned = rows.filter(({ search_text }) => words.every((word) => search_text.includes(word)))
      expect(await subjects(q), q).toEqual(scanned.map(({ subject }) => subject))
    }
  }
  beforeEach(async () => {
    for (const subject of SUBJECTS) await send(subject)
  })

  it('among few rows', compareAll)

  it('among rows that wait to be indexed', async () => {
    await addNewer()
    await compareAll()
  })

  it('among rows of the index, after changes and deletions too', async () => {
    await addNewer()
    await indexWaitingTexts(test.deps.db)
    await compareAll()

    await test.deps.db
      .updateTable('contact_messages')
      .set({ subject: 'muuttunut', search_text: 'öinen muutos ääreen qz' })
      .where('subject', '=', 'ÄÄNESSÄ vikaa')
      .execute()
    await test.deps.db.deleteFrom('contact_messages').where('subject', '=', 'loppuu qz').execute()
    await send('Uusi ääni qz')
    await compareAll()
    await indexWaitingTexts(test.deps.db)
    expect(await subjects('qz')).toEqual(['Uusi ääni qz', 'muuttunut'])
  })
})

describe('pages of a search', () => {
  it('follow each other without gaps, newest first, from frequent matches to old ones', async () => {
    for (let n = 0; n < 7; n += 1) await send(`Vanha venttiili ${n}`)
    await addNewer()
    await indexWaitingTexts(test.deps.db)
    for (let n = 7; n < 12; n += 1) await send(`Uusi venttiili ${n}`)
    const found: string[] = []
    const readPage = async (path: string) => {
      const { answer, headers } = await test.call('GET /api/admin/contact-messages', { path })
      found.push(...answer.map(({ subject }) => subject.split(' ')[2] ?? ''))
      return headers.get('link')?.match(/<([^>]+)>/)?.[1]
    }
    let next = await readPage('/api/admin/contact-messages?q=VENTTIILI&limit=3')
    while (next) next = await readPage(next)
    expect(found).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1', '0'])
  })

  it('keep to the state that is asked for', async () => {
    await send('Venttiili vuotaa')
    await addNewer()
    await indexWaitingTexts(test.deps.db)
    expect(await subjects('venttiili', '&status=new')).toEqual(['Venttiili vuotaa'])
    expect(await subjects('venttiili', '&status=resolved')).toEqual([])
  })
})

/** PostgreSQL keeps its indexes itself. */
const onSqlite = it.skipIf(process.env.TEST_POSTGRES_URL !== undefined)

onSqlite.each<[SearchedTable, string, (text: string) => Promise<unknown>]>([
  ['orders', 'qzö', (text) => test.call('POST /api/admin/orders', { body: orderInput({ customer_name: text }) })],
  ['contact_messages', 'qzö', (text) => send(text)],
  [
    'newsletter_subscriptions',
    'qz.',
    (text) => test.call('POST /api/newsletter/subscribe', { body: { email: `${text}@example.fi` } }),
  ],
  [
    'product_registrations',
    'qzö',
    (text) => test.call('POST /api/register-product', { body: registrationInput({ firstName: text }) }),
  ],
  [
    'product_reviews',
    'qzö',
    (text) =>
      test.deps.db
        .insertInto('product_reviews')
        .values({
          id: 'r',
          product_id: '1',
          rating: 5,
          verified_purchase: true,
          search_text: text,
          created_at: '2026-11-21T12:00:00.000Z',
        })
        .execute(),
  ],
  [
    'chat_sessions',
    'qzö',
    (text) =>
      test.deps.db
        .insertInto('chat_sessions')
        .values({
          id: 'm',
          user_id: null,
          session_id: 's',
          message: text,
          is_bot: false,
          starts_session: true,
          sources: '[]',
          answered: null,
          helpful: null,
          question_key: '',
          search_text: text,
          created_at: '2026-11-21T12:00:00.000Z',
        })
        .execute(),
  ],
  ['blog_posts', 'qzö', (text) => test.call('POST /api/admin/blog', { body: blogPostInput({ title: text }) })],
])('%s have an index that follows them', async (table, term, add) => {
  const found = async (text: string) => (await rareIds(test.deps.db, table, text))?.length
  await add(`aa${term}aa`)
  expect(await found(term)).toBe(1)
  await indexWaitingTexts(test.deps.db)
  expect(await found(term)).toBe(1)
  expect(await found('qz')).toBe(1)
  expect(await found('qzx')).toBe(0)
  if (table === 'orders') await test.deps.db.deleteFrom('order_items').execute()
  await test.deps.db.deleteFrom(table).execute()
  expect(await found(term)).toBe(0)
})
