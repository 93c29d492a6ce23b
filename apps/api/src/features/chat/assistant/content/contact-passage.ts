import { companyFacts } from '@arkpax/schema/facts-company'
import { officeHoursText } from '@arkpax/schema/office-hours-text'
import { phoneText, type Settings } from '@arkpax/schema/settings'
import type { Passage } from '../passages.ts'
import { pages } from './site-urls.ts'

/** Who we are and how to reach us, as the settings say. */
export const contactPassage = (settings: Settings): Passage => ({
  id: pages.contact,
  title: 'Yhteystiedot',
  url: pages.contact,
  text: contactText(settings),
  kind: 'page',
  language: 'fi',
})

function contactText(settings: Settings): string {
  const { company, hours } = settings
  const { street, postalCode, city } = company.address
  const identity = companyFacts(settings, 'fi').get('company.identity') ?? company.legalName
  const reached = `Puhelin ${phoneText(company.phone)}, sähköposti ${company.email}, ${officeHoursText(hours)}.`
  return `${identity}, ${street}, ${postalCode} ${city}. ${reached}`
}
