import { officeHoursText } from '@arkpax/schema/office-hours-text'
import { phoneText, type Settings } from '@arkpax/schema/settings'
import type { Passage } from '../passages.ts'
import { pages } from './site-urls.ts'

/** Who we are and how to reach us, as the settings say. */
export const contactPassage = ({ company, hours }: Settings): Passage => ({
  id: pages.contact,
  title: 'Yhteystiedot',
  url: pages.contact,
  text: `${company.legalName}, Y-tunnus ${company.businessId}, ${company.address.street}, ${company.address.postalCode} ${company.address.city}. Puhelin ${phoneText(company.phone)}, sähköposti ${company.email}, ${officeHoursText(hours)}.`,
  kind: 'page',
  language: 'fi',
})
