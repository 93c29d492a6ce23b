import { emptyLetter, type LetterDetail, letterInput, segmentChoices } from '@arkpax/schema/letters'
import { subscriberLanguages, subscriptionSources } from '@arkpax/schema/newsletter'
import * as z from 'zod'

/** What the form of a letter holds while it is written. */
export const letterValues = z.object({
  subject: z.string(),
  preheader: z.string(),
  content: z.string(),
  language: z.enum(['', ...subscriberLanguages]),
  source: z.enum(['', ...subscriptionSources]),
  from: z.string(),
  to: z.string(),
  has_bought: z.enum(segmentChoices),
  has_registered: z.enum(segmentChoices),
  has_page: z.boolean(),
  archive_slug: z.string(),
  is_indexed: z.boolean(),
})
export type LetterValues = z.output<typeof letterValues>

export const segmentOf = ({ language, source, from, to, has_bought, has_registered }: LetterValues) => ({
  ...{ language, source, has_bought, has_registered },
  from: from || null,
  to: to || null,
})

/** A letter before anything has been stored of it. */
export const begunLetter = (id: string): LetterDetail => {
  const now = new Date().toISOString()
  const nobody = { total: 0, left: 0, sent: 0, failed: 0, skipped: 0, bounced: 0, complained: 0, unsubscribed: 0 }
  return {
    ...emptyLetter,
    ...{ id, version: 0, status: 'draft', send_at: null, started_at: null, finished_at: null },
    ...{ tests: 0, links: [], progress: nobody, created_at: now, updated_at: now },
  }
}

/** The form of a letter; the rules and messages are the API's. */
export const letterForm = letterValues
  .transform((values): z.input<typeof letterInput> => {
    const { subject, preheader, content, has_page, archive_slug, is_indexed } = values
    const segment = segmentOf(values)
    return { subject, preheader, content, segment, archive_slug: (has_page && archive_slug) || null, is_indexed }
  })
  .pipe(letterInput)

/** A stored letter as its form shows it. */
export const valuesOf = ({
  subject,
  preheader,
  content,
  segment,
  archive_slug,
  is_indexed,
}: LetterDetail): LetterValues => ({
  ...{ subject, preheader, content, is_indexed },
  ...segment,
  from: segment.from ?? '',
  to: segment.to ?? '',
  has_page: archive_slug !== null,
  archive_slug: archive_slug ?? '',
})
