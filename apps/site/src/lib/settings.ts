import { officeHoursText } from '@arkpax/schema/office-hours-text'
import { phoneNumber } from '@arkpax/schema/settings'
import { published } from './published.ts'

/** What staff keep as settings, as the database had it when the build began. For build time; islands get what they need as props. */
export const { settings } = published

/** Who we are and how to reach us. */
export const { company } = settings

export const phoneHref = `tel:${phoneNumber(company.phone)}`
export const mailHref = `mailto:${company.email}`

/** When the office answers, as a line of text. */
export const openingHours = officeHoursText(settings.hours)
