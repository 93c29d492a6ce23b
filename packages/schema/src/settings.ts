/** What staff keep as settings: one group for each card of `/admin/settings`, and one row in the database. */
import * as z from 'zod'
import { isBusinessId } from './business-id.ts'
import { deliverySettings } from './delivery-settings.ts'
import { fee } from './fee.ts'
import { lawSettings } from './law-settings.ts'
import { newsletterSettings } from './newsletter-settings.ts'
import { saleSettings } from './sale-settings.ts'
import { emailAddress, imageUrl, line } from './text.ts'
import { version } from './version.ts'
import { warrantySettings } from './warranty-settings.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

const timeOfDay = z.string('Anna kellonaika').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Anna kellonaika muodossa 9.00')
const day = z.iso.date('Anna päivä')
const isDay = (typed: string) => day.safeParse(typed).success

/**
 * When a rule between fields is asked: where those fields are in order, whatever the others are, so that all that is wrong is
 * told at once.
 */
const where = (fields: z.ZodType) => ({ when: ({ value }: { value: unknown }) => fields.safeParse(value).success })

/** Hours of one day in Finnish time: `{ opens: '09:00', closes: '17:00' }`. */
const times = z.object({ opens: timeOfDay, closes: timeOfDay })
const openTimes = times.refine(({ opens, closes }) => opens < closes, {
  error: 'Sulkemisajan on oltava avaamisajan jälkeen',
  path: ['closes'],
  ...where(times),
})
export type OpenTimes = z.output<typeof openTimes>

/** A certificate that an assessor has given us, as it can be checked. */
export const certificate = z.object({
  /** What it is against: 'ISO 9001'. */
  standard: line(40, 'Standardi on pakollinen'),
  number: line(60, 'Todistuksen numero on pakollinen'),
  /** Who has given it. */
  body: line(120, 'Myöntäjä on pakollinen'),
  /** Where it can be read; empty where it cannot. */
  url: z.literal('').or(z.url({ protocol: /^https$/, error: 'Anna osoite, joka alkaa https://' })),
})
export type Certificate = z.output<typeof certificate>

const BUSINESS_ID = /^\d{7}-\d$/

/** Who we are and how to reach us. */
const companySettings = z.object({
  brand: line(60, 'Tuotemerkki on pakollinen'),
  legalName: line(120, 'Yrityksen nimi on pakollinen'),
  businessId: line(9, 'Y-tunnus on pakollinen').regex(BUSINESS_ID, 'Anna Y-tunnus muodossa 1234567-1'),
  foundedYear: z.int('Anna vuosiluku').min(1800, 'Anna vuosiluku').max(2100, 'Anna vuosiluku'),
  /** Empty of a company that belongs to none. */
  parentGroup: line(120),
  address: z.object({
    street: line(120, 'Katuosoite on pakollinen'),
    postalCode: line(5, 'Postinumero on pakollinen').regex(/^\d{5}$/, 'Postinumerossa on viisi numeroa'),
    city: line(60, 'Postitoimipaikka on pakollinen'),
    country: line(60, 'Maa on pakollinen'),
  }),
  email: emailAddress(),
  phone: z.object({
    /** As people read it: '+358 10 320 9140'. The address to call is derived from it. */
    display: line(30, 'Puhelinnumero on pakollinen').regex(
      /^\+[\d\u00A0 ]{7,25}$/,
      'Anna numero muodossa +358 10 123 4567',
    ),
    /** What a call costs, as a sentence; empty where it costs nothing of its own. */
    callPrice: line(200),
  }),
  videoGuidesUrl: z.url({ protocol: /^https$/, error: 'Anna osoite, joka alkaa https://' }),
  /** Those of our work; pages claim none that is not here. */
  certificates: z.array(certificate).max(10, 'Enintään 10\u00A0todistusta'),
})
export type CompanySettings = z.output<typeof companySettings>

/** What staff save of it. What is stored already may have an id from before its check digit was looked at. */
export const companyInput = companySettings.extend({
  businessId: companySettings.shape.businessId.refine((id) => !BUSINESS_ID.test(id) || isBusinessId(id), {
    error: 'Y-tunnuksen viimeinen numero ei täsmää muihin. Tarkista numerot.',
  }),
})

/** A number as texts tell it, with the price of the call where there is one: '+358 10 123 4567 (8,35 snt/puhelu + 16,69 snt/min)'. */
export const phoneText = ({ display, callPrice }: CompanySettings['phone']) =>
  callPrice ? `${display} (${callPrice})` : display

/** The number of a phone as machines call it: '+358103209140'. */
export const phoneNumber = ({ display }: CompanySettings['phone']) => display.replace(/[^+\d]/g, '')

/** Somebody is there on one day of the week at least; a day without times is closed. */
export const somebodyIsThere = z.refine<Partial<Record<Weekday, unknown>>>(
  (week) => Object.values(week).some((times) => times !== null),
  { error: 'Valitse ainakin yksi päivä, jolloin palvellaan', ...where(z.looseObject({})) },
)

/** Days of their own, `one` of which is read as it is given; a day has one at most. */
export const exceptionsOf = <One extends z.ZodType<{ day: string }>>(one: One) =>
  z.array(one).max(100, 'Enintään 100\u00A0poikkeusta').check(oneExceptionOfADay)

const oneExceptionOfADay = z.superRefine<{ day: string }[]>(
  (exceptions, context) => {
    exceptions.forEach(({ day }, index) => {
      if (!isDay(day) || exceptions.findIndex((other) => other.day === day) === index) return
      context.addIssue({ code: 'custom', message: 'Päivällä on jo poikkeus', path: [index, 'day'] })
    })
  },
  where(z.array(z.looseObject({ day: z.string() }))),
)

/** When the office answers. A weekday that is missing is closed; exceptions hold before holidays, and holidays before weekdays. */
export const hoursSettings = z.object({
  week: z.partialRecord(z.enum(weekdays), openTimes).check(somebodyIsThere),
  /** The holidays of Finland are closed (`finnish-holidays.ts`). */
  closedOnHolidays: z.boolean(),
  /** Days of their own, in calendar days of Finland. Without times the day is closed. */
  exceptions: exceptionsOf(z.object({ day, note: line(100), times: openTimes.nullable() })),
})

/** The terms as figures, each by itself. Money in euros. */
export const termsFigures = z.object({
  vatPercent: z.number('Anna luku').min(0, 'Vähintään 0\u00A0%').max(50, 'Enintään 50\u00A0%'),
  warrantyMonths: z
    .int('Anna kuukaudet kokonaislukuna')
    .min(1, 'Vähintään 1\u00A0kuukausi')
    .max(240, 'Enintään 240\u00A0kuukautta'),
  /** The maker's own promise, counted from receipt. */
  returnDays: z
    .int('Anna päivät kokonaislukuna')
    .min(14, 'Vähintään lain 14\u00A0päivää')
    .max(365, 'Enintään 365\u00A0päivää'),
  /** What the law gives a consumer in distance selling. */
  withdrawalDays: z
    .int('Anna päivät kokonaislukuna')
    .min(14, 'Vähintään lain 14\u00A0päivää')
    .max(365, 'Enintään 365\u00A0päivää'),
  /** Prices of a return pickup in mainland Finland: a station or an extra battery, and a panel. */
  returnPickupStation: fee,
  returnPickupPanel: fee,
  /** A product is delivered within this many days of the contract unless agreed otherwise. */
  deliveryDays: z
    .int('Anna päivät kokonaislukuna')
    .min(1, 'Vähintään 1\u00A0päivä')
    .max(365, 'Enintään 365\u00A0päivää'),
  /** A reply is promised within this many hours of the office. */
  replyOfficeHours: z.number('Anna tunnit').min(1, 'Vähintään 1\u00A0tunti').max(80, 'Enintään 80\u00A0tuntia'),
})

/** Our own promise is no shorter than what the law gives. */
export const returnIsNoShorter = z.refine<Pick<z.output<typeof termsFigures>, 'returnDays' | 'withdrawalDays'>>(
  ({ returnDays, withdrawalDays }) => returnDays >= withdrawalDays,
  {
    error: 'Palautusoikeus ei voi olla lyhyempi kuin lakisääteinen peruuttamisaika',
    path: ['returnDays'],
    ...where(termsFigures.pick({ returnDays: true, withdrawalDays: true })),
  },
)

/** The terms as figures. */
export const termsSettings = termsFigures.check(returnIsNoShorter)
export type TermsSettings = z.output<typeof termsSettings>

const PAGE_ADDRESS = 'Anna sivun osoite, esimerkiksi /tuotteet'
const pageAddress = imageUrl(PAGE_ADDRESS)

/** A line above every page, from the first day to the last (calendar days of Finland, both included); no text, no bar. */
export const announcementSettings = z
  .object({
    text: line(200),
    href: line(2_000).refine((href) => href === '' || pageAddress.safeParse(href).success, PAGE_ADDRESS),
    from: day.nullable(),
    until: day.nullable(),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    error: 'Viimeinen päivä ei voi olla ennen ensimmäistä',
    path: ['until'],
  })

export type AnnouncementSettings = z.output<typeof announcementSettings>

/** Where notices to staff go, each an address or empty: where the other notices go. */
export const noticeSettings = z.object({ lowStockEmail: z.literal('').or(emailAddress()) })
export type NoticeSettings = z.output<typeof noticeSettings>

/** The groups of settings with their schemas; each is saved by itself. */
const settingsGroups = {
  company: companySettings,
  hours: hoursSettings,
  terms: termsSettings,
  sale: saleSettings,
  delivery: deliverySettings,
  warranty: warrantySettings,
  announcement: announcementSettings,
  newsletter: newsletterSettings,
  notices: noticeSettings,
  law: lawSettings,
} as const
export type SettingsGroup = keyof typeof settingsGroups
const settingsGroupNames = Object.keys(settingsGroups) as SettingsGroup[]

/** The same thing for each group of settings. */
export const ofEachGroup = <Of>(make: (group: SettingsGroup) => Of) =>
  Object.fromEntries(settingsGroupNames.map((group) => [group, make(group)])) as Record<SettingsGroup, Of>

/** Every setting, as pages, mails, manuals and the assistant read them, and as `content/data/settings.json` seeds an empty database. */
export const settings = z.object(settingsGroups)
export type Settings = z.output<typeof settings>

/** The day (of Finland) on which staff last changed each group; null where it is as a new shop has it. */
export const settingsChanges = z.object(ofEachGroup(() => z.iso.date().nullable()))
export type SettingsChanges = z.output<typeof settingsChanges>

/** The settings with the version of each group. */
export const versionedSettings = settings.extend({ versions: z.object(ofEachGroup(() => version)) })
export type VersionedSettings = z.output<typeof versionedSettings>
