const LOOKS_LIKE_A_PHONE = /^\+?[\d\s()-]{5,}$/
const COUNTRY = /^(?:\+|00)358(?:\(0\)|0)?/

/** A phone number as it is dialled in Finland, however it was written: "+358 40 123 4567" is "0401234567". */
export const phoneDigits = (phone: string) =>
  phone
    .replace(/[\s-]/g, '')
    .replace(COUNTRY, '0')
    .replace(/[^\d+]/g, '')

/** What a search is looked up by: a text that may be a phone number by its digits, any other as it is. */
export const searchedPhone = (text: string) => (LOOKS_LIKE_A_PHONE.test(text) ? phoneDigits(text) : text)
