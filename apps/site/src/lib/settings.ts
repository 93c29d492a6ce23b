import { capitalised } from '@arkpax/schema/capitals'
import { finnishDay } from '@arkpax/schema/format-fi'
import { inFinnishTime, specialDays, specialDayText } from '@arkpax/schema/office-hours-text'
import { phoneNumber } from '@arkpax/schema/settings'
import { facts } from './facts.ts'
import { language } from './language.fi.ts'
import { published } from './published.ts'
import { unbrokenRange } from './unbroken-range.ts'

/** What staff keep as settings, as the database had it when the build began. For build time; islands get what they need as props. */
export const { settings } = published

/** Who we are and how to reach us. */
export const { company } = settings

export const phoneHref = `tel:${phoneNumber(company.phone)}`
export const mailHref = `mailto:${company.email}`

/** When the office answers, as a line of its own; times stay together where it breaks. */
export const openingHours = unbrokenRange(capitalised(inFinnishTime(facts.get('hours.onWeekdays') ?? '', language)))

/** How far ahead the pages tell of days that staff have entered. */
const DAYS_AHEAD = 60

/** The days to come on which the office keeps other hours, as staff have entered them: 'torstai 24.12.2026 suljettu'. */
export const exceptionalHours = specialDays(
  { ...settings.hours, closedOnHolidays: false },
  finnishDay(new Date()),
  DAYS_AHEAD,
).map(specialDayText)
