import { newsletterConsent } from '@arkpax/schema/forms/newsletter'
import type { SubscriberLanguage } from '@arkpax/schema/newsletter'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { awaitConfirmation, type Consent, confirmSubscription, findStanding, subscribe } from './newsletter.repo.ts'
import { newsletterConfirmation } from './newsletter-confirmation.mail.ts'
import { newsletterWelcome } from './newsletter-welcome.mail.ts'
import { addSubscriberEvent } from './subscriber-events.repo.ts'

/** The longest address of a page that is kept. */
const PAGE_LENGTH = 200

/**
 * Subscribes an address in a form of the site, in the caller's transaction, and keeps the consent: when, on which page, under which
 * text. Where the shop asks for it, the address waits to be confirmed. A mail is queued in any case and dropped when it should leave, so
 * that the time of the call does not tell who subscribes already. An address whose letters came back or were called spam is asked in any
 * case: a stranger could have typed it. True where the shop asks everybody; the answer tells of nobody.
 */
export async function subscribeInForm(
  db: Kysely<Database>,
  email: string,
  referer: string | undefined,
  now: Date,
): Promise<boolean> {
  const { newsletter } = await readSettings(db)
  const page = pageOf(referer)
  const language = languageOf(page)
  const { version, text, footerText } = newsletterConsent
  const hasBlock = page === '/' || page?.startsWith('/blog')
  const consent: Consent = { source: 'form', language, text_version: version }
  const shown = { ...consent, page, text: hasBlock ? text : footerText }
  const { isSubscribed, isTakenOff } = await findStanding(db, email)
  if (newsletter.confirmsSubscribers || isTakenOff) {
    const since = await awaitConfirmation(db, email, consent, now)
    await addSubscriberEvent(db, email, { kind: 'asked-to-confirm', ...shown }, now)
    await queueMail(db, newsletterConfirmation, { to: email, payload: { since } }, now)
    return newsletter.confirmsSubscribers
  }
  const isNew = await subscribe(db, { email, wasSubscribed: isSubscribed }, consent, now)
  await addSubscriberEvent(db, email, { kind: 'subscribed', ...shown }, now)
  await queueMail(db, newsletterWelcome, { to: email, payload: { isNew } }, now)
  return false
}

/** Confirms an address that waits for it, and welcomes the subscriber; false where it does not. */
export async function confirmAddress(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const confirmed = await confirmSubscription(db, id, now)
  if (!confirmed) return false
  await addSubscriberEvent(db, confirmed.email, { kind: 'confirmed' }, now)
  await queueMail(db, newsletterWelcome, { to: confirmed.email, payload: { isNew: true } }, now)
  return true
}

/** The page of ours from which a form was sent, as the browser tells it; null where it does not. */
function pageOf(referer: string | undefined): string | null {
  const url = referer ? URL.parse(referer) : null
  return url && /^https?:$/.test(url.protocol) ? url.pathname.slice(0, PAGE_LENGTH) : null
}

/** Pages in other languages than Finnish stand under the name of the language. */
const languageOf = (page: string | null): SubscriberLanguage =>
  (['sv', 'en'] as const).find((language) => page === `/${language}` || page?.startsWith(`/${language}/`)) ?? 'fi'
