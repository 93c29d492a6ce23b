import * as z from 'zod'
import { mistakes } from './forms/mistakes.ts'

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
const LINE_BREAK = /[\u0000-\u001F\u007F\u2028\u2029]/

const MALFORMED = 'Tekstissä on merkkejä, joita ei voi tallentaa'
const tooLong = (max: number) => `Enintään ${max.toLocaleString('fi-FI')} merkkiä`

/**
 * One line of text: trimmed, without line breaks or control characters.
 * Without `required` it may be empty; with it, white space alone answers that message.
 */
export function line(max: number, required?: string) {
  const text = z
    .string(required)
    .trim()
    .max(max, tooLong(max))
    .refine((value) => !LINE_BREAK.test(value) && value.isWellFormed(), MALFORMED)
  return required ? text.min(1, required) : text
}

/** Text of many lines: trimmed, without control characters other than tab and line breaks. */
export function paragraphs(max: number, required?: string) {
  const text = z
    .string(required)
    .trim()
    .max(max, tooLong(max))
    .refine((value) => !CONTROL.test(value) && value.isWellFormed(), MALFORMED)
  return required ? text.min(1, required) : text
}

/** An optional line: absent, null and blank all become null. */
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value || null)

const PHONE = /^[+\d(][\d ()./\u00A0-]*$/

const PHONE_MISTAKE = 'Tarkista puhelinnumero: kirjoita se numeroin, esimerkiksi 040\u00A0123\u00A04567'

/** An optional phone number, however its digits are grouped. */
export const optionalPhone = () =>
  line(50)
    .refine((typed) => typed === '' || (PHONE.test(typed) && /\d/.test(typed)), PHONE_MISTAKE)
    .nullish()
    .transform((value) => value || null)

/** Optional text of many lines: absent, null and blank all become null. */
export const optionalParagraphs = (max: number) =>
  paragraphs(max)
    .nullish()
    .transform((value) => value || null)

/** An e-mail address, trimmed and lower-cased. */
export const emailAddress = (required: string = mistakes.email) =>
  line(254, required).toLowerCase().pipe(z.email(mistakes.emailInvalid))

/** An absolute http(s) URL or a path of this site; never fetched by the server. What no address may hold is escaped. */
export const imageUrl = (message: string) =>
  line(2_000, message)
    .refine((value) => /^\/(?![/\\])\S*$/.test(value) || isHttpUrl(value), message)
    .overwrite(escapedUrl)

/** Characters that HTML allows in no address, though browsers bear them: a quotation mark, spaces, a lone '%' … */
const NOT_IN_URL = /[\s"<>\\^`{|}]|%(?![\da-f]{2})/gi

function escapedUrl(value: string): string {
  const plain = isHttpUrl(value) && value.includes('\\') ? new URL(value).href : value
  return plain.replace(NOT_IN_URL, encodeURIComponent)
}

function isHttpUrl(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

/** A moment in UTC as ISO 8601 with milliseconds. */
export const utcInstant = z.iso.datetime()

/** An amount in euros as it travels: at most 10 digits, two of them decimals. */
export const euros = z.number().min(0).max(99_999_999.99).multipleOf(0.01)
