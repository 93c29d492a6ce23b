import * as z from 'zod'
import { recallLabels as of } from './field-labels.ts'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { pageQuery } from './paging.ts'
import { belittlingWords } from './recall-words.ts'
import { normalSerial } from './serial-number.ts'
import { serialsIn } from './serials-in.ts'
import { emailAddress, imageUrl, line, optionalLine, paragraphs, utcInstant } from './text.ts'
import { serialNumber } from './units.ts'
import { version } from './version.ts'

/** A recall is written, then told to everybody, then done. */
const recallStates = ['draft', 'open', 'closed'] as const
export type RecallState = (typeof recallStates)[number]

/** What the owner of a recalled unit may choose among. */
export const remedies = ['repair', 'replacement', 'refund'] as const
export type Remedy = (typeof remedies)[number]

/** What an owner answers. */
export const recallAnswers = ['stopped', ...remedies, 'sold', 'scrapped'] as const
export type RecallAnswer = (typeof recallAnswers)[number]

/**
 * How an answer came: with the link of the mail, with the form of the page, by telephone to staff, or with that form from an address
 * that is not known to have the unit. The last one is not confirmed and does not count.
 */
const recallAnswerWays = ['mail', 'page', 'staff', 'unknown'] as const
export type RecallAnswerWay = (typeof recallAnswerWays)[number]

/** A text in which no word makes the danger sound smaller than it is. */
const plainText = <Text extends z.ZodString>(text: Text) =>
  text.superRefine((typed, context) => {
    const words = belittlingWords(typed)
    if (words.length > 0)
      context.addIssue({
        code: 'custom',
        message: `Poista sanat, jotka vähättelevät vaaraa: ${words.map((word) => `”${word}”`).join(', ')}`,
      })
  })

/** What staff write of a recall. A draft may lack all but its title. */
export const recallInput = z.object({
  title: plainText(line(150, 'Anna otsikko')),
  product_ids: z.array(line(36, 'Valitse tuote')).max(20, 'Enintään 20\u00A0tuotetta'),
  /** How the product is told from others: its name, where its serial number stands, when it was sold. */
  identification: plainText(paragraphs(2_000)),
  hazard: plainText(paragraphs(3_000)),
  /** What its owner must do at once. */
  action: plainText(paragraphs(3_000)),
  remedies: z.array(z.enum(remedies, 'Valitse hyvitystapa')).max(remedies.length, 'Valitse kukin hyvitystapa kerran'),
  remedy_text: plainText(paragraphs(2_000)),
  /** Of the unit, with the place of its serial number; the product's own picture where there is none. */
  picture: imageUrl('Anna kuvan osoite')
    .or(z.literal(''))
    .nullish()
    .transform((picture) => picture || null),
})
export type RecallInput = z.output<typeof recallInput>

/** How many units and people a recall has, and what has come of them. */
const recallCounts = z.object({
  units: z.int(),
  /** Units whose owner we can reach by mail; of a draft, as it is now. */
  with_address: z.int(),
  people: z.int(),
  /** People whose mail is in the outbox or has left. */
  told: z.int(),
  /** People whose newest mail has left. */
  sent: z.int(),
  /** People whose newest mail did not arrive. */
  failed: z.int(),
  /** Units of which an owner, or staff, have told something; not what an unknown address has answered. */
  answered: z.int(),
})
export type RecallCounts = z.output<typeof recallCounts>

/** A recall in a list. */
export const recallSummary = z.object({
  id: z.string(),
  slug: z.string(),
  state: z.enum(recallStates),
  title: z.string(),
  units: z.int(),
  answered: z.int(),
  published_at: utcInstant.nullable(),
  closed_at: utcInstant.nullable(),
  created_at: utcInstant,
})
export type RecallSummary = z.output<typeof recallSummary>

/** A recall as it is stored. */
export const recall = recallSummary.omit({ units: true, answered: true }).extend({
  product_ids: z.array(z.string()),
  identification: z.string(),
  hazard: z.string(),
  action: z.string(),
  remedies: z.array(z.enum(remedies)),
  remedy_text: z.string(),
  picture: z.string().nullable(),
  /** How many times its people have been written to: 1 once it is published. */
  round: z.int(),
  version,
  updated_at: utcInstant,
})
export type Recall = z.output<typeof recall>

/** One recall as staff see it. */
export const recallDetail = recall.extend({
  counts: recallCounts,
  /** The page of this site. */
  page: z.string(),
  /** What has to be written or chosen before it can be published. */
  missing: z.array(z.string()),
})
export type RecallDetail = z.output<typeof recallDetail>

const recallFilters = listFilters.extend({
  state: z.enum(['all', ...recallStates]).default('all'),
  sort: sortBy(['date', 'title'], '-date'),
})

/** Recalls by title, state and the days on which they were begun. */
export const recallQuery = pageOf(recallFilters)
export type RecallQuery = z.output<typeof recallQuery>

const day = z.iso
  .date('Tarkista päivä')
  .or(z.literal(''))
  .nullish()
  .transform((typed) => typed || null)

const serialEnd = optionalLine(100).transform((typed) => typed && normalSerial(typed))

/** More serial numbers than this are not chosen at once. */
const SERIALS_AT_ONCE = 50_000

/** Which units are meant: all of what is given must hold. `serials` is a list as it was pasted, or a file of comma-separated values. */
export const recallChoice = z
  .object({
    product_id: line(36).default(''),
    batch: optionalLine(100),
    made_from: day,
    made_to: day,
    serial_from: serialEnd,
    serial_to: serialEnd,
    serials: paragraphs(1_000_000).default('').transform(serialsIn),
    /** Whether numbers of which we know nothing are taken too: a reseller may have sold the units. */
    include_unknown: z.boolean().default(false),
  })
  .superRefine((choice, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const { product_id, batch, made_from, made_to, serial_from, serial_to, serials } = choice
    if (!product_id && !batch && !made_from && !made_to && !serial_from && !serial_to && serials.length === 0)
      refuse('serials', 'Valitse laitteet: anna sarjanumeroita, väli, erä, valmistusaika tai tuote')
    if (serials.length > SERIALS_AT_ONCE) refuse('serials', 'Enintään 50\u00A0000\u00A0sarjanumeroa kerralla')
    if (serials.some((serial) => serial.length > 100))
      refuse('serials', 'Sarjanumero on enintään 100\u00A0merkkiä. Erota numerot rivinvaihdoin tai pilkuin')
    if (Boolean(serial_from) !== Boolean(serial_to))
      refuse(serial_from ? 'serial_to' : 'serial_from', 'Anna välin molemmat päät')
    else if (serial_from && serial_to && serial_from.length !== serial_to.length)
      refuse('serial_to', 'Välin päiden on oltava yhtä pitkiä')
    else if (serial_from && serial_to && serial_from > serial_to) refuse('serial_to', 'Loppu on ennen alkua')
    if (made_from && made_to && made_from > made_to) refuse('made_to', 'Loppupäivä on ennen alkupäivää')
  })
export type RecallChoice = z.output<typeof recallChoice>

/** What a choice would bring into a recall. Lists hold the first ones; the counts are whole. */
export const recallChoicePreview = z.object({
  units: z.int(),
  /** Of them, those that stand in the recall already. */
  already: z.int(),
  with_address: z.int(),
  without_address: z.int(),
  people: z.int(),
  /** Numbers that were given and of which we know nothing. */
  unknown: z.array(z.string()),
  unknown_count: z.int(),
  /** Units of another recall that is open or a draft. */
  elsewhere: z.array(z.object({ serial: z.string(), title: z.string() })),
  elsewhere_count: z.int(),
  /** Units of a product that the recall does not name; none while it names no product. */
  other_product: z.array(z.object({ serial: z.string(), product_name: z.string() })),
  other_product_count: z.int(),
})
export type RecallChoicePreview = z.output<typeof recallChoicePreview>

/** Which of the units of a recall are shown. */
const recallUnitViews = ['all', 'unanswered', 'answered', 'unreachable', 'failed'] as const
const unitFilters = z.object({
  q: line(200).default(''),
  view: z.enum(recallUnitViews).default('all'),
})
export const recallUnitQuery = pageQuery.extend(unitFilters.shape)
export type RecallUnitQuery = z.output<typeof recallUnitQuery>
export const recallUnitExportQuery = unitFilters

/** How the mail of an owner stands. */
const recallMailStates = ['none', 'waiting', 'sent', 'filed', 'failed'] as const

/** Somebody who has or had a unit, as far as we know. */
const recallOwner = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  mail: z.enum(recallMailStates),
  told_at: utcInstant.nullable(),
})

/** One unit of a recall with its owners and what was answered. */
export const recallUnit = z.object({
  id: z.string(),
  serial: z.string(),
  product_name: z.string().nullable(),
  /** Whether it is still with us. */
  in_stock: z.boolean(),
  owners: z.array(recallOwner),
  answer: z.enum(recallAnswers).nullable(),
  answered_at: utcInstant.nullable(),
  answered_via: z.enum(recallAnswerWays).nullable(),
})
export type RecallUnit = z.output<typeof recallUnit>

const answer = z.enum(recallAnswers, 'Valitse vastaus')

/** What staff were told by telephone. */
export const staffRecallAnswer = z.object({ serial: serialNumber, answer })

/** Whether a unit is recalled. */
export const recallCheck = z.object({ slug: line(200, 'Valitse takaisinveto'), serial: serialNumber })
export const recallChecked = z.object({ recalled: z.boolean() })

/** What an owner answers with the link of the mail, unit by unit; what is left out stays as it was. */
export const ownRecallAnswer = z.object({
  token: line(300, 'Linkki puuttuu'),
  answers: z
    .array(z.object({ unit: line(36, 'Laite puuttuu'), answer }))
    .min(1, 'Valitse vastaus')
    .max(200, 'Enintään 200\u00A0laitetta'),
})
export type OwnRecallAnswer = z.output<typeof ownRecallAnswer>

/** What somebody answers on the page, by the serial number. */
export const serialRecallAnswer = z.object({
  slug: line(200, 'Valitse takaisinveto'),
  serial: serialNumber,
  email: emailAddress(),
  answer,
})
export type SerialRecallAnswer = z.output<typeof serialRecallAnswer>

/** The page that shows what was answered. */
export const recallAnswered = z.object({ page: z.string() })

/** A published recall as it is listed, and as the pages of its products tell of it. */
export const shownRecall = recall.pick({
  ...{ slug: true, title: true, state: true, product_ids: true, published_at: true, closed_at: true },
})
export type ShownRecall = z.output<typeof shownRecall>

/** What a draft lacks before it can be published. */
export function missingOf(written: Omit<RecallInput, 'title' | 'picture'>, units: number): string[] {
  const { product_ids, identification, hazard, action, remedies } = written
  return [
    product_ids.length === 0 && of.product_ids,
    !identification && of.identification,
    !hazard && of.hazard,
    !action && of.action,
    remedies.length === 0 && of.remedies,
    units === 0 && 'Laitteet',
  ].filter((missing) => missing !== false)
}
