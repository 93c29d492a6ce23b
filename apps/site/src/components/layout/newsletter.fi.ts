import { confirmFirst, newsletterForm } from '@arkpax/schema/forms/newsletter'
import { settings } from '~/lib/settings.ts'

const { success, failure } = newsletterForm

/** Where the shop asks to confirm the address, that is left to do. */
export const thanks = settings.newsletter.confirmsSubscribers
  ? confirmFirst
  : { ...success, text: 'Seuraava uutiskirje tulee sähköpostiisi.' }

/** The footer's message: the block thanks in the place of its form. */
export const subscribed = { title: thanks.title }

export const blockFailure = { title: failure.title, description: 'Yritä uudelleen myöhemmin', showDetail: true }

export const footerFailure = { title: 'Jotain meni pieleen', description: failure.text }
