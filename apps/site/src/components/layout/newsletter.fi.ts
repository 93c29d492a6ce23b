import { confirmFirst, newsletterForm } from '@arkpax/schema/forms/newsletter'
import { settings } from '~/lib/settings.ts'

const { success, failure } = newsletterForm

/** Where the shop asks to confirm the address, that is left to do. */
export const thanks = settings.newsletter.confirmsSubscribers
  ? confirmFirst
  : { ...success, text: 'Seuraava uutiskirje tulee antamaasi osoitteeseen.' }

/** The newsletter's messages; the footer has a failure text of its own. */
export const subscribed = { title: thanks.title }

export const blockFailure = { title: failure.title, description: 'Yritä uudelleen myöhemmin', showDetail: true }

export const footerFailure = { title: 'Jotain meni pieleen', description: failure.text }
