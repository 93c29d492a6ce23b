import { DRAFT_PREFIX } from '~/lib/draft-prefix.ts'

const KEPT = `${DRAFT_PREFIX}tarjouspyynto`
/** What is the same whatever is asked for. Products, the message and a way of delivery are those of the page's address. */
const OF_PERSON = ['name', 'email', 'phone', 'company', 'business_id', 'postcode', 'delivery_wish']
/** Every showing of the page has its own. */
const FORM_ID = 'form_id'

/** Keeps an inquiry as it was typed until it is sent, the person signs out or the tab is closed. */
export function keepInquiry(fields: URLSearchParams): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ address: location.search, fields: String(fields) }))
  } catch {
    // A browser that allows no storage keeps nothing.
  }
}

export function forgetInquiry(): void {
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // Nothing is kept there.
  }
}

/** The fields of the page as they were typed before; undefined where nothing was. From another link only the person's own come along. */
export function keptInquiry(shown: URLSearchParams): URLSearchParams | undefined {
  const kept = readKept()
  if (!kept) return undefined
  const typed = new URLSearchParams(kept.fields)
  const isSame = kept.address === location.search
  const fields = isSame ? typed : new URLSearchParams(shown)
  if (!isSame) for (const name of OF_PERSON) fields.set(name, typed.get(name) || (shown.get(name) ?? ''))
  fields.set(FORM_ID, shown.get(FORM_ID) ?? '')
  return fields
}

function readKept(): { address: string; fields: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
