import type { LetterDetail, LetterInput } from '@arkpax/schema/letters'
import { v7 as uuidv7 } from 'uuid'
import { moveLetters } from '../src/features/letters/letter-sending.service.ts'
import type { TestApp } from './create-test-app.ts'

/** What staff write into a letter in tests. */
export const letterInput = (changes: Partial<LetterInput> = {}): LetterInput => ({
  subject: 'Talvi tulee, akku kestää',
  preheader: 'Näin käytät virtalähdettä pakkasella.',
  content: '<p>Hei! Lue <a href="/blogi/talvi">vinkit</a> tai <a href="https://www.ilmatieteenlaitos.fi/">sää</a>.</p>',
  segment: { language: '', source: '', from: null, to: null, has_bought: 'any', has_registered: 'any' },
  archive_slug: null,
  is_indexed: false,
  ...changes,
})

/** The calls around letters, and the time that passes between them. */
export const letterCalls = (test: () => TestApp) => {
  const path = (id: string, step = '') => `/api/admin/letters/${id}${step && `/${step}`}`
  const write = async (changes: Partial<LetterInput> = {}): Promise<LetterDetail> => {
    const { answer } = await test().call('POST /api/admin/letters', { body: {} })
    return (await test().call('PUT /api/admin/letters/{id}', { path: path(answer.id), body: letterInput(changes) }))
      .answer
  }
  const send = async (id: string, send_at: string | null = null) =>
    (await test().call('POST /api/admin/letters/{id}/send', { path: path(id, 'send'), body: { send_at } })).answer
  const read = async (id: string) => (await test().call('GET /api/admin/letters/{id}', { path: path(id) })).answer
  return {
    path,
    write,
    send,
    read,
    /** Lets time pass, and letters go on as far as they can without mails leaving. */
    async wait(seconds: number) {
      const { clock, deps } = test()
      clock.now = new Date(clock.now.getTime() + seconds * 1_000)
      while (await moveLetters(deps.db, deps.config, clock.now));
    },
  }
}

/** Subscribers who have been there for a while, as many as are asked for; their addresses begin with the word. */
export async function addSubscribers({ deps }: TestApp, count: number, word = 'tilaaja'): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `${word}${index}@example.fi`)
  for (let start = 0; start < count; start += 500)
    await deps.db
      .insertInto('newsletter_subscriptions')
      .values(
        emails.slice(start, start + 500).map((email) => ({
          ...{ id: uuidv7(), email, is_active: true, subscribed_at: '2026-01-15T10:00:00.000Z' },
          ...{ unsubscribed_at: null, unsubscribed_by: null, resubscribed_at: null, resubscribe_reason: null },
          consent_source: null,
        })),
      )
      .execute()
  return emails
}
