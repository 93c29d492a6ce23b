import { contactPage } from '@arkpax/schema/content'
import contactJson from '../../../../../content/data/contact.json' with { type: 'json' }

/** How we help, and which questions stand under the form (`content/data/contact.json`). */
export const contact = contactPage.parse(contactJson)
