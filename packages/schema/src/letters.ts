import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { subscriberLanguages, subscriptionSources } from './newsletter.ts'
import { slugify } from './slug.ts'
import { emailAddress, line, utcInstant } from './text.ts'
import { version } from './version.ts'

/**
 * How a letter stands: it is written, waits for its moment, leaves, has been stopped on its way, or has been handed over for all its
 * recipients.
 */
export const letterStatuses = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
export type LetterStatus = (typeof letterStatuses)[number]

/** How long sending can be taken back. */
export const LETTER_UNDO_MS = 10_000

/** What `has bought` and the like ask for. */
export const segmentChoices = ['any', 'yes', 'no'] as const
export type SegmentChoice = (typeof segmentChoices)[number]

const day = z.iso.date('Tarkista päivä').nullable()
const choice = z.enum(segmentChoices, 'Tuntematon valinta').default('any')

const segmentFields = z.object({
  /** The language of the page on which they subscribed; empty for all. */
  language: z.enum(['', ...subscriberLanguages], 'Tuntematon kieli').default(''),
  /** Where they subscribed; empty for all. */
  source: z.enum(['', ...subscriptionSources], 'Tuntematon lähde').default(''),
  /** Finnish days of subscribing, both included. */
  from: day.default(null),
  to: day.default(null),
  has_bought: choice,
  has_registered: choice,
})

/** Which subscribers get a letter: all that are active where nothing is narrowed. */
export const letterSegment = segmentFields.refine(({ from, to }) => !from || !to || from <= to, {
  message: 'Alkupäivä on loppupäivän jälkeen',
  path: ['from'],
})
export type LetterSegment = z.output<typeof segmentFields>

/** How far a letter has come. `left` have not been handed to a mail server yet; `skipped` had cancelled by their turn. */
const letterProgress = z.object({
  total: z.int(),
  left: z.int(),
  sent: z.int(),
  failed: z.int(),
  skipped: z.int(),
  bounced: z.int(),
  complained: z.int(),
  unsubscribed: z.int(),
})
export type LetterProgress = z.output<typeof letterProgress>

/** A letter as the list shows it. */
export const letter = z.object({
  id: z.string(),
  status: z.enum(letterStatuses),
  subject: z.string(),
  /** When it leaves at the earliest; null of a draft. */
  send_at: utcInstant.nullable(),
  started_at: utcInstant.nullable(),
  finished_at: utcInstant.nullable(),
  /** The address of its page on the site; null where it has none. */
  archive_slug: z.string().nullable(),
  progress: letterProgress,
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type Letter = z.output<typeof letter>

/** One letter with all that it says. */
export const letterDetail = letter.extend({
  preheader: z.string(),
  content: z.string(),
  segment: segmentFields,
  /** Whether search engines may list its page. */
  is_indexed: z.boolean(),
  /** How many times it was sent as a test. */
  tests: z.int(),
  /** The links of what was sent, and how often each was followed; nobody is counted by name. */
  links: z.array(z.object({ url: z.string(), clicks: z.int() })),
})
export type LetterDetail = z.output<typeof letterDetail>

const SLUG_MISTAKE = 'Käytä vain pieniä kirjaimia a–z, numeroita ja yhdysmerkkejä'

/** Pages that stand beside those of letters. */
export const takenLetterSlugs = ['peruuta', 'vahvista', 'lista', 'shell', '404', 'index']

/** What staff write into a letter. A draft may still lack what is asked for when it is sent. */
export const letterInput = z.object({
  subject: line(200),
  preheader: line(200),
  content: z.string().max(1_000_000, 'Enintään 1\u00A0000\u00A0000 merkkiä'),
  segment: letterSegment,
  archive_slug: line(200, 'Anna sivulle osoite')
    .refine((slug) => slug === slugify(slug), SLUG_MISTAKE)
    .refine((slug) => !takenLetterSlugs.includes(slug), 'Osoite on sivuston omassa käytössä. Valitse toinen.')
    .nullable(),
  is_indexed: z.boolean('Valitse, saavatko hakukoneet näyttää sivun'),
})
export type LetterInput = z.output<typeof letterInput>

/** A letter in which nobody has written yet. */
export const emptyLetter: LetterInput = {
  subject: '',
  preheader: '',
  content: '',
  segment: { language: '', source: '', from: null, to: null, has_bought: 'any', has_registered: 'any' },
  archive_slug: null,
  is_indexed: false,
}

/** What a new letter begins with: nothing, or the text of another. */
export const letterStart = z.object({ copy_of: line(36).optional() })

/** When a letter is to leave: at once, or at a moment to come. */
export const letterSending = z.object({ send_at: utcInstant.nullable() })

/** A letter that is on its way, and until when it can be called back. */
export const scheduledLetter = letterDetail.extend({ undo_until: utcInstant })

export const letterTest = z.object({ to: emailAddress('Anna osoite, johon testiviesti lähetetään') })

/** A letter as it would leave now. */
export const letterPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type LetterPreview = z.output<typeof letterPreview>

/** What is written; of a letter that has begun to leave, named by its id, what was sent is shown instead. */
export const letterPreviewInput = letterInput
  .pick({ subject: true, preheader: true, content: true })
  .extend({ letter_id: line(36).optional() })

/** How many would get a letter now, and where subscribers have come from. */
export const letterAudience = z.object({
  count: z.int(),
  /** All that take letters, whatever is narrowed. */
  active: z.int(),
  languages: z.array(z.enum(subscriberLanguages)),
  sources: z.array(z.enum(subscriptionSources)),
})

/** Letters by text in the subject, by state and by the day on which they were begun. */
export const letterQuery = pageOf(
  listFilters.extend({
    status: z.enum(['all', ...letterStatuses]).default('all'),
    sort: sortBy(['date', 'subject'], '-date'),
  }),
)
export type LetterQuery = z.output<typeof letterQuery>
