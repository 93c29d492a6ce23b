import type { LetterDetail } from '@arkpax/schema/letters'

const at = '2026-11-23T04:05:00.000Z'
const none = { total: 0, left: 0, sent: 0, failed: 0, skipped: 0, bounced: 0, complained: 0, unsubscribed: 0 }

/** A letter as the server gives it to staff. */
export const letterDetail = (changes: Partial<LetterDetail> = {}): LetterDetail => ({
  ...{ id: 'k1', status: 'draft', subject: 'Talvi tulee', preheader: '', content: '<p>Hei</p>', version: 3 },
  segment: { language: '', source: '', from: null, to: null, has_bought: 'any', has_registered: 'any' },
  ...{ send_at: null, started_at: null, finished_at: null, archive_slug: null, is_indexed: false, tests: 0, links: [] },
  ...{ progress: none, created_at: at, updated_at: at },
  ...changes,
})
