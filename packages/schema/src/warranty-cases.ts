import * as z from 'zod'
import { mistakes } from './forms/mistakes.ts'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { productModels } from './product-models.ts'
import { normalSerial } from './serial-number.ts'
import { emailAddress, line, optionalLine, optionalParagraphs, optionalPhone, paragraphs, utcInstant } from './text.ts'
import { isoDayOf } from './typed-day.ts'
import { refuseWrongPurchaseDay } from './typed-purchase-day.ts'
import { serialNumber, unit, unitEvent } from './units.ts'
import { version } from './version.ts'

/** How a case stands while it is worked on. */
export const openCaseStates = ['received', 'inspecting', 'waiting_customer', 'in_repair'] as const
/** How a case stands, in the usual order. */
export const warrantyCaseStates = [...openCaseStates, 'repaired', 'replaced', 'refused', 'closed'] as const
export type WarrantyCaseState = (typeof warrantyCaseStates)[number]

/** Whether a case is still worked on. */
export const isOpenCase = (state: WarrantyCaseState) => openCaseStates.some((open) => open === state)

/** What is wrong, as the customer sees it. */
export const faultKinds = [
  ...(['no_power', 'charging', 'battery', 'output'] as const),
  ...(['display', 'heat', 'water', 'broken', 'other'] as const),
] as const
export type FaultKind = (typeof faultKinds)[number]

/** What the customer wishes; the choice is theirs. */
export const caseWishes = ['repair', 'replacement', 'undecided'] as const
export type CaseWish = (typeof caseWishes)[number]

/** What staff have decided. */
const caseDecisions = ['repair', 'replacement'] as const
export type CaseDecision = (typeof caseDecisions)[number]

/** What a customer may send with a case. */
export const caseFileLimits = { files: 6, pictureMiB: 10, videoMiB: 25, togetherMiB: 25 } as const

const day = (mistake: string) => z.iso.date(mistake).refine((iso) => iso >= '1998-01-01' && iso < '2200-01-01', mistake)

/** What is told of a device that does not work, whoever writes it down. */
const told = {
  serial_number: optionalLine(100),
  product_model: z
    .literal('')
    .or(z.enum(productModels, 'Valitse tuotemalli'))
    .nullish()
    .transform((model) => model || null),
  /** As it is typed: '1.6.2026', or YYYY-MM-DD. */
  purchase_date: z
    .string()
    .nullish()
    .transform((typed) => (typed ?? '').trim())
    .superRefine(refuseWrongPurchaseDay)
    .transform((typed) => isoDayOf(typed) || null),
  retailer: optionalLine(200),
  fault_kind: z.enum(faultKinds, 'Valitse, mikä vika on'),
  description: paragraphs(5_000, 'Kuvaile vika'),
  wish: z.enum(caseWishes, 'Valitse, mitä toivot'),
  name: line(200, mistakes.name),
  phone: optionalLine(50),
}

/** All that is wrong is told at once. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** What a customer tells of a device that does not work. */
export const warrantyCaseInput = z
  .object({
    ...told,
    /** A registered device of the customer who is signed in; its serial number stands in place of a typed one. */
    registration_id: optionalLine(36),
    email: emailAddress(),
    phone: optionalPhone(),
    /** What holds the files that were sent before; empty where there are none. */
    draft: optionalLine(100),
  })
  .refine(({ registration_id, serial_number }) => Boolean(registration_id || serial_number), {
    error: 'Anna laitteen sarjanumero',
    path: ['serial_number'],
    when: always,
  })
export type WarrantyCaseInput = z.output<typeof warrantyCaseInput>

/** How a customer told staff of a case. */
const caseOrigins = ['phone', 'visit', 'email', 'letter', 'other'] as const
export type CaseOrigin = (typeof caseOrigins)[number]

/** A case that staff write down for a customer: without a serial number where nobody can read it, without an e-mail address where there is none. */
export const staffCaseInput = z
  .object({
    ...told,
    email: z.literal('').or(emailAddress()).default(''),
    origin: z.enum(caseOrigins, 'Valitse, miten asiakas otti yhteyttä'),
    /** Whether the customer gets the number and the page of the case by mail. */
    notify: z.boolean('Valitse, kerrotaanko asiakkaalle'),
  })
  .refine(({ serial_number, product_model }) => Boolean(serial_number || product_model), {
    ...{ error: 'Anna sarjanumero tai valitse tuotemalli', path: ['serial_number'], when: always },
  })
  .refine(({ email, phone }) => Boolean(email || phone), {
    ...{ error: 'Anna sähköpostiosoite tai puhelinnumero', path: ['email'], when: always },
  })
export type StaffCaseInput = z.output<typeof staffCaseInput>

/** What a case is called by, and the page of this site that keeps telling of it. */
export const warrantyCaseReceived = z.object({ number: z.int(), page: z.string() })

/** A used spare part. */
export const caseParts = z.object({
  name: line(200, 'Kirjoita, mikä osa on'),
  quantity: z
    .int('Anna määrä kokonaislukuna')
    .min(1, 'Määrän on oltava vähintään 1')
    .max(1_000, 'Enintään 1\u00A0000\u00A0kappaletta'),
})

/** A case as staff see it in a list. */
export const warrantyCase = z.object({
  id: z.string(),
  number: z.int(),
  state: z.enum(warrantyCaseStates),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  serial_number: z.string(),
  product_model: z.enum(productModels).nullable(),
  purchase_date: z.iso.date().nullable(),
  retailer: z.string().nullable(),
  fault_kind: z.enum(faultKinds),
  description: z.string(),
  wish: z.enum(caseWishes),
  decision: z.enum(caseDecisions).nullable(),
  refusal_reason: z.string().nullable(),
  replacement_serial: z.string().nullable(),
  /** A device that the customer has meanwhile, and the days on which it left and came back. */
  loan_serial: z.string().nullable(),
  loan_out_on: z.iso.date().nullable(),
  loan_back_on: z.iso.date().nullable(),
  parts: z.array(caseParts),
  contact_message_id: z.string().nullable(),
  /** The day by which it should be done, in Finland. */
  due_on: z.iso.date(),
  is_late: z.boolean(),
  closed_at: utcInstant.nullable(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type WarrantyCase = z.output<typeof warrantyCase>

/** A case in a line. */
export const warrantyCaseSummary = warrantyCase.pick({
  ...{ id: true, number: true, state: true, serial_number: true, fault_kind: true, created_at: true },
})
export type WarrantyCaseSummary = z.output<typeof warrantyCaseSummary>

/** What has happened with a case. */
const caseEventKinds = ['received', 'state', 'note', 'change', 'extension', 'extension_taken_back'] as const
export type CaseEventKind = (typeof caseEventKinds)[number]

const warrantyCaseEvent = z.object({
  id: z.string(),
  kind: z.enum(caseEventKinds),
  /** Where a step leads to; null of what is none. */
  state: z.enum(warrantyCaseStates).nullable(),
  text: z.string().nullable(),
  /** Whether the customer was told by mail. */
  is_told: z.boolean(),
  /** Who of the staff; null of what the customer did. */
  author_name: z.string().nullable(),
  created_at: utcInstant,
})
export type WarrantyCaseEvent = z.output<typeof warrantyCaseEvent>

/** A picture or a video that the customer sent. */
const warrantyCaseFile = z.object({
  id: z.string(),
  kind: z.enum(['picture', 'video']),
  name: z.string(),
  bytes: z.int(),
})
export type WarrantyCaseFile = z.output<typeof warrantyCaseFile>

/** Until when a device has its warranty, and what that is counted from; null where nobody knows. */
const caseWarranty = z.object({
  until: z.iso.date(),
  basis: z.enum(['registration', 'delivery', 'stated']),
  /** Where a repair has moved it. */
  extended_months: z.int(),
})
export type CaseWarranty = z.output<typeof caseWarranty>

/** One case with all that is known of its device. */
export const warrantyCaseDetail = warrantyCase.extend({
  warranty: caseWarranty.nullable(),
  files: z.array(warrantyCaseFile),
  events: z.array(warrantyCaseEvent),
  /** Who has registered the serial number, first one first. */
  registrations: z.array(
    z.object({
      id: z.string(),
      owner: z.string(),
      email: z.string(),
      purchase_date: z.iso.date(),
      flagged: z.boolean(),
    }),
  ),
  /** The piece that we sold under this number, and its history, newest first. */
  unit: unit.pick({ id: true, status: true, product_name: true, delivered_on: true }).nullable(),
  unit_events: z.array(unitEvent),
  former_cases: z.array(warrantyCaseSummary),
})
export type WarrantyCaseDetail = z.output<typeof warrantyCaseDetail>

/** A device that staff give; null while there is none. */
const givenSerial = optionalLine(100).transform((typed) => typed && normalSerial(typed))

/** What staff write into a case beside its steps. */
export const warrantyCaseChange = z
  .object({
    /** Empty while nobody knows it. */
    serial_number: z.literal('').or(serialNumber),
    product_model: z.enum(productModels, 'Valitse tuotemalli').nullable(),
    decision: z.enum(caseDecisions, 'Valitse ratkaisu').nullable(),
    replacement_serial: givenSerial,
    loan_serial: givenSerial,
    loan_out_on: day('Tarkista päivä').nullable(),
    loan_back_on: day('Tarkista päivä').nullable(),
    parts: z.array(caseParts).max(50, 'Enintään 50\u00A0osaa'),
    due_on: day('Anna päivä'),
  })
  .superRefine(({ loan_serial, loan_out_on, loan_back_on }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!loan_serial && (loan_out_on || loan_back_on)) refuse('loan_serial', 'Anna lainalaitteen sarjanumero')
    if (loan_back_on && !loan_out_on) refuse('loan_out_on', 'Anna päivä, jona laite lainattiin')
    if (loan_back_on && loan_out_on && loan_back_on < loan_out_on)
      refuse('loan_back_on', 'Palautuspäivä on ennen lainauspäivää')
  })
export type WarrantyCaseChange = z.output<typeof warrantyCaseChange>

/** A step of a case. A refusal says why; `message` goes into the mail. */
export const warrantyCaseStep = z
  .object({
    state: z.enum(warrantyCaseStates, 'Valitse tila'),
    reason: optionalParagraphs(2_000),
    message: optionalParagraphs(5_000),
    /** Whether the customer is told by mail. */
    notify: z.boolean('Valitse, kerrotaanko asiakkaalle'),
  })
  .superRefine(({ state, reason }, context) => {
    if (state === 'refused' && !reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Kerro, miksi takuu ei korvaa vikaa' })
  })
export type WarrantyCaseStep = z.output<typeof warrantyCaseStep>

/** What a step would do: the mail as it would leave, and the end of the warranty where it moves. */
export const warrantyCaseStepPreview = z.object({
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
  warranty_until: z.object({ before: z.iso.date(), after: z.iso.date() }).nullable(),
})

export const warrantyCaseNote = z.object({ text: paragraphs(5_000, 'Kirjoita muistiinpano') })

const caseFilters = listFilters.extend({
  state: z.enum(['open', 'late', 'all', ...warrantyCaseStates]).default('open'),
  fault: z.enum(['all', ...faultKinds]).default('all'),
  sort: sortBy(['date', 'due', 'customer'], 'due'),
})

/** Cases by text, state, fault and the days on which they came. */
export const warrantyCaseQuery = pageOf(caseFilters)
export type WarrantyCaseQuery = z.output<typeof warrantyCaseQuery>

/** The cases that an export takes: all that the list would show on its pages. */
export const warrantyCaseExportQuery = inOrder(caseFilters)

/** The days that statistics are made of, both included. */
export const caseStatisticsQuery = inOrder(listFilters.pick({ from: true, to: true }))
export type CaseStatisticsQuery = z.output<typeof caseStatisticsQuery>

/** How many cases a product has had with one fault, and what came of them. */
export const caseStatistic = z.object({
  product_model: z.enum(productModels).nullable(),
  fault_kind: z.enum(faultKinds),
  cases: z.int(),
  open: z.int(),
  repaired: z.int(),
  replaced: z.int(),
  refused: z.int(),
})
export type CaseStatistic = z.output<typeof caseStatistic>

/** A case as its signed-in customer sees it; `page` tells of it in full. */
export const ownWarrantyCase = warrantyCaseSummary.extend({ page: z.string() })
