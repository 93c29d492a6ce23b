/** What is put into a built page: a text by its name, a part that is there or not, a part once for each of a list, or sanitised HTML. */
export type PageValues = {
  readonly [name: string]: string | boolean | Markup | readonly PageValues[] | undefined
}

/** Sanitised HTML, which stands in its place as it is. */
interface Markup {
  html: string
}

/** A part, an attribute or a text; what has been put in is not looked through again. */
const PLACE =
  /<!--\[(?<part>\w+)\]-->(?<content>[\s\S]*?)<!--\[\/\k<part>\]-->| data-when-(?<attribute>[a-z-]+)="(?<condition>\w+)"|(?:\{\{|%7B%7B)(?<text>\w+)(?:\}\}|%7D%7D)/g

/**
 * Fills a built page in. `{{name}}` is a text, escaped, also where it was built into an address as `%7B%7Bname%7D%7D`; what stands between `<!--[name]-->` and `<!--[/name]-->` comes once for each of a
 * list, once where the value is true or a text, and not at all otherwise; `data-when-checked="name"` is the attribute `checked` where the
 * value is true. A part within a part sees the values around it.
 */
export function fillPage(html: string, values: PageValues): string {
  let filled = ''
  let end = 0
  for (const place of html.matchAll(PLACE)) {
    filled += html.slice(end, place.index) + contentOf(place[0], place.groups ?? {}, values)
    end = place.index + place[0].length
  }
  return filled + html.slice(end)
}

function contentOf(
  placeholder: string,
  { part = '', content = '', attribute, condition = '', text }: Record<string, string | undefined>,
  values: PageValues,
): string {
  if (text) return textOf(values[text]) ?? placeholder
  if (attribute) return values[condition] ? ` ${attribute}="${attribute.startsWith('aria-') ? 'true' : ''}"` : ''
  const value = values[part]
  if (isMarkup(value)) return value.html
  if (typeof value === 'object') return value.map((each) => fillPage(content, { ...values, ...each })).join('')
  return value ? fillPage(content, values) : ''
}

const isMarkup = (value: PageValues[string]): value is Markup => typeof value === 'object' && 'html' in value

const textOf = (value: PageValues[string]) => (typeof value === 'string' ? escapeHtml(value) : undefined)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
