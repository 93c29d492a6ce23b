import { company as companySchema } from '@arkpax/schema/content'
import { officeHoursText } from '@arkpax/schema/office-hours-text'
import companyJson from '../../../../content/data/company.json' with { type: 'json' }

/** Who we are and how to reach us (`content/data/company.json`). For build time; islands get what they need as props. */
export const company = companySchema.parse(companyJson)

export const phoneHref = `tel:${company.phone.e164}`
export const mailHref = `mailto:${company.email}`

/** When the office answers, as a line of text. */
export const openingHours = officeHoursText(company.hours)
