import { newsletterForm } from '@arkpax/schema/forms/newsletter'

const { success, failure } = newsletterForm

/** The newsletter's messages; the footer has a failure text of its own. */
export const subscribed = { title: success.title }

export const blockFailure = { title: failure.title, description: 'Yritä uudelleen myöhemmin', showDetail: true }

export const footerFailure = { title: 'Jotain meni pieleen', description: failure.text }
