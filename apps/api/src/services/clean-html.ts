import { calloutKinds } from '@arkpax/schema/text-blocks'
import type { IOptions, Transformer } from 'sanitize-html'

const TEXT = ['p', 'div', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'aside']
const INLINE = ['a', 'strong', 'em', 'code', 'sub', 'sup', 'img']
const FRAMED = ['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** Elements whose content is no text of an article: it goes with them. Others that are not allowed leave their text. */
const DROPPED_WHOLE = [
  ...['script', 'style', 'noscript', 'template', 'title', 'iframe', 'object', 'svg', 'math'],
  ...['textarea', 'select', 'option', 'xmp', 'noembed', 'noframes', 'plaintext'],
]

const EMBEDDED_PICTURE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]+$/i

/** What of the shop a card is of, by which attribute. */
const CARDS = new Set(['data-product', 'data-post'])
const CARD_ID = /^[a-z0-9][a-z0-9-]{0,199}$/i

/** Where a relative address is resolved, only to see whether it stays on its own site. */
const OWN_SITE = 'https://own-site.invalid'

/** Gives an address as it may be stored, read as a browser reads it; undefined when it leads where it may not. */
function safeAddress(typed: string | undefined, mayStore: (url: URL) => boolean): string | undefined {
  if (!typed || !URL.canParse(typed, OWN_SITE)) return undefined
  const url = new URL(typed, OWN_SITE)
  if (url.origin === OWN_SITE) return typed.trim()
  return mayStore(url) ? url.href : undefined
}

const isWeb = (url: URL) => url.protocol === 'https:' || url.protocol === 'http:'

const link: Transformer = (tagName, { href, title }) => {
  const address = safeAddress(href, (url) => isWeb(url) || url.protocol === 'mailto:')
  const isExternal = address !== undefined && /^https?:/.test(address)
  const attribs = { ...(address && { href: address }), ...(title && { title }) }
  return { tagName, attribs: isExternal ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
}

const picture: Transformer = (tagName, { src, alt = '', title, width, height }) => {
  const address = safeAddress(src, (url) => isWeb(url) || EMBEDDED_PICTURE.test(url.href))
  const size = { ...(width && { width }), ...(height && { height }) }
  return {
    tagName,
    attribs: { ...(address && { src: address }), alt, ...(title && { title }), ...size, loading: 'lazy' },
  }
}

/** A card that names what it is of stays; any other division is one without attributes. */
const division: Transformer = (tagName, attribs) => {
  const [name, id] = Object.entries(attribs).find(([name]) => CARDS.has(name)) ?? []
  return { tagName, attribs: name && id && CARD_ID.test(id) ? { [name]: id } : {} }
}

const renamed =
  (name: string): Transformer =>
  (_, attribs) => ({ tagName: name, attribs })

const isCard = (tag: string, attribs: Record<string, string>) =>
  tag === 'div' && Object.keys(attribs).some((name) => CARDS.has(name))

const options: IOptions = {
  allowedTags: [...TEXT, ...INLINE, ...FRAMED],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    div: [...CARDS],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { aside: ['callout', ...calloutKinds.map((kind) => `callout-${kind}`)], figure: ['video'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: 100,
  transformTags: { a: link, img: picture, div: division, h1: renamed('h2'), b: renamed('strong'), i: renamed('em') },
  exclusiveFilter: ({ tag, attribs, text }) => {
    if (tag === 'img') return !attribs.src
    // A card is filled where it is shown: what somebody typed into one stands as text.
    return isCard(tag, attribs) && text.trim() !== '' && 'excludeTag'
  },
}

/**
 * Gives the function that leaves of HTML what a post or a sales text may hold: text, headings (the page has its own h1), lists, tables,
 * links, pictures, callouts, and cards of products and posts (empty: they are filled where they are shown); no script, style, id or
 * frame, and no class but those of callouts and videos. What it gives goes through it unchanged.
 */
export async function loadHtmlCleaner(): Promise<(html: string) => string> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  return (html) => {
    let cleaned = html
    // An element that was dropped can leave two links inside each other, which the next pass parts.
    for (let before = ''; before !== cleaned; ) {
      before = cleaned
      cleaned = sanitizeHtml(before, options)
    }
    return cleaned
  }
}

/** Whether cleaned HTML shows nothing: no text, no picture and no card. */
export const isEmptyHtml = (cleaned: string) =>
  !/<img |<div data-/.test(cleaned) && cleaned.replace(/<[^>]*>/g, '').replace(/[\s\p{Cf}]/gu, '') === ''
