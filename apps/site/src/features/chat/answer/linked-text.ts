/** A piece of a line of text; `href` where it is a way to reach somebody. */
export interface TextPart {
  text: string
  href?: string
}

const SPACE = '[ \\u00A0]'
const EMAIL = String.raw`(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})`
/** International, or in groups that begin with an area code: figures of products and orders begin with neither. */
const PHONE = String.raw`(?<phone>(?<![\w.,+/-])(?:\+\d{2,3}|0\d{1,3})(?:${SPACE}\d{2,4}){2,4}(?!${SPACE}?\d|[.,]\d|\w))`
const EMERGENCY = String.raw`(?<emergency>(?<![\d.,-])112(?![\d.,]\d|\w))`

/** Cuts a text into parts, of which phone numbers and e-mail addresses are links. 112 is a number to call only in danger. */
export function linkedText(text: string, isUrgent = false): TextPart[] {
  const pattern = new RegExp([EMAIL, PHONE, ...(isUrgent ? [EMERGENCY] : [])].join('|'), 'giu')
  const parts: TextPart[] = []
  let from = 0
  for (const { index, 0: found, groups = {} } of text.matchAll(pattern)) {
    if (index > from) parts.push({ text: text.slice(from, index) })
    const scheme = groups.email ? 'mailto' : 'tel'
    parts.push({ text: found, href: `${scheme}:${found.replace(/\s/g, '')}` })
    from = index + found.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
