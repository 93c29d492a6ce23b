import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { emailAddress, line, optionalParagraphs, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** What people may ask about their data (GDPR, articles 15, 16, 17, 18 and 21). */
export const privacyRequestKinds = ['access', 'rectify', 'erase', 'restrict', 'object'] as const
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number]

/** By what way a request came. */
export const privacyRequestChannels = ['email', 'form', 'phone', 'letter', 'visit'] as const
export type PrivacyRequestChannel = (typeof privacyRequestChannels)[number]

/** How it was made sure that the person asks who the data are about. */
export const privacyRequestIdentities = ['account', 'mailbox', 'call-back', 'document', 'known'] as const
export type PrivacyRequestIdentity = (typeof privacyRequestIdentities)[number]

const privacyRequestStates = ['open', 'done', 'refused'] as const
export type PrivacyRequestState = (typeof privacyRequestStates)[number]

/** The kinds of things that an erasure meets; why some stay is told by the screen. */
const erasureKinds = [
  'account',
  'reviews',
  'chats',
  'offers',
  'accepted-offers',
  'closed-orders',
  'documents',
  'open-orders',
  'bank-entries',
  'returns',
  'open-returns',
  'registrations',
  'closed-recalls',
  'open-recalls',
  'closed-cases',
  'open-cases',
  'done-messages',
  'open-messages',
  'newsletter',
  'stock-alerts',
  'notes',
  'saved-filters',
  'imports',
  'mails',
] as const
export type ErasureKind = (typeof erasureKinds)[number]

/** What an erasure would do to one kind: delete it, take the person out of it, or leave it as it is, until a day where one is known. */
export const erasurePart = z.object({
  kind: z.enum(erasureKinds),
  count: z.int().min(1),
  effect: z.enum(['deleted', 'anonymised', 'kept']),
  until: z.iso.date().nullable(),
})
export type ErasurePart = z.output<typeof erasurePart>

/** A request about somebody's data. */
export const privacyRequest = z.object({
  id: z.string(),
  kind: z.enum(privacyRequestKinds),
  /** Whose data it is about; null once they are erased. */
  email: z.string().nullable(),
  channel: z.enum(privacyRequestChannels),
  /** The Finnish day on which it came. */
  received_on: z.iso.date(),
  identity: z.enum(privacyRequestIdentities).nullable(),
  extension_reason: z.string().nullable(),
  /** The last day to answer, and the last working day by then. */
  due_on: z.iso.date(),
  answer_by: z.iso.date(),
  /** Whether the last day is over and it is still open. */
  is_late: z.boolean(),
  state: z.enum(privacyRequestStates),
  outcome: z.string().nullable(),
  closed_at: utcInstant.nullable(),
  /** When something was last erased, and what stayed; while messages wait for an answer the request may stay open after it. */
  erased_at: utcInstant.nullable(),
  left: z.array(erasurePart),
  version,
  created_at: utcInstant,
})
export type PrivacyRequest = z.output<typeof privacyRequest>

/** Requests by state and by the day they came; `email` is a whole address, also one whose data have been erased. */
export const privacyRequestQuery = pageOf(
  listFilters.omit({ q: true }).extend({
    state: z.enum(['all', ...privacyRequestStates]).default('open'),
    email: line(254).toLowerCase().default(''),
    sort: sortBy(['due', 'received'], 'due'),
  }),
)
export type PrivacyRequestQuery = z.output<typeof privacyRequestQuery>

/** A request that has come. */
export const privacyRequestInput = z.object({
  kind: z.enum(privacyRequestKinds, 'Valitse, mitä pyydetään'),
  email: emailAddress(),
  channel: z.enum(privacyRequestChannels, 'Valitse, miten pyyntö tuli'),
  received_on: z.iso.date('Anna päivä, jona pyyntö tuli'),
})
export type PrivacyRequestInput = z.output<typeof privacyRequestInput>

/** How the identity was checked, and why more time is needed; what is not named stays. */
export const privacyRequestUpdate = z
  .object({
    identity: z.enum(privacyRequestIdentities, 'Valitse, miten henkilöllisyys varmistettiin').nullable().optional(),
    extension_reason: paragraphs(1_000, 'Kerro, miksi lisäaikaa tarvitaan').optional(),
  })
  .refine((update) => update.identity !== undefined || update.extension_reason !== undefined, {
    message: 'Anna varmistustapa tai lisäajan syy',
    path: ['identity'],
  })
export type PrivacyRequestUpdate = z.output<typeof privacyRequestUpdate>

/** How a request ends: done, or refused for a reason. */
export const privacyRequestOutcome = z
  .object({ state: z.enum(['done', 'refused'], 'Valitse lopputulos'), outcome: optionalParagraphs(2_000) })
  .refine(({ state, outcome }) => state === 'done' || outcome !== null, {
    message: 'Kerro, miksi pyynnöstä kieltäydyttiin',
    path: ['outcome'],
  })
export type PrivacyRequestOutcome = z.output<typeof privacyRequestOutcome>

/** What erasing the data of a request would do, and the mail that tells of it where it is asked for; nothing is changed. */
export const erasurePreview = z.object({
  email: z.string(),
  parts: z.array(erasurePart),
  mail: z.object({ subject: z.string(), text: z.string() }),
})

/** Erasing for good: the address is typed once more. */
export const erasureInput = z.object({
  email: emailAddress('Kirjoita osoite, jonka tiedot poistetaan'),
  /** Why the request ends though messages still wait for an answer; without it, it stays open until they have been seen to. */
  open_messages_reason: optionalParagraphs(1_000),
  /** Whether the person gets a mail once it is done. */
  notify: z.boolean('Valitse, ilmoitetaanko asiakkaalle'),
})
