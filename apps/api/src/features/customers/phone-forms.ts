const PHONE = /^\+?[\d\s()/-]{4,}$/

/** '+358 40 123 4567' → '0401234567': how a phone number is searched, however it was written. */
export const plainPhone = (phone: string): string =>
  phone
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)358/, '0')
    .replace(/\+/g, '')

/** What is looked for: a phone number or a business id in its plain form, other text as it was typed. */
export const wantedText = (typed: string): string => (PHONE.test(typed) ? plainPhone(typed) : typed)
