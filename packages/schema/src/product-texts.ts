import { catalogueProduct } from './catalogue.ts'
import { type Facts, factsOfProduct, resolveFacts, UnknownFact, whereKnown } from './facts.ts'
import { escapeHtml } from './html.ts'
import type { ProductDetails } from './product-details.ts'
import type { ProductWithDetails } from './products.ts'

/** Whether a text, or JSON of several, names a fact. */
export const namesFacts = (text: string) => text.includes('[[')

/**
 * A product as visitors read it: its texts with the figures of its own that they name. What names a figure that nobody has
 * written is left out: the sentence of a text, a line of a list, a whole feature; but no warning.
 */
export function withOwnFigures<P extends ProductWithDetails>(product: P): P {
  const { description, technicalSpecs, details } = product
  const facts = factsOfProduct(catalogueProduct(product))
  return {
    ...product,
    description: sentencesKnown(description, facts),
    ...(technicalSpecs && { technicalSpecs: linesKnown(technicalSpecs, facts) }),
    details: detailsKnown(details, facts),
  }
}

function detailsKnown(details: ProductDetails, facts: Facts): ProductDetails {
  const { tagline, salesText, searchTitle, searchDescription, badges, ports, ...lists } = details
  const { features, applications, documents, warnings } = lists
  return {
    ...details,
    ...(tagline && { tagline: sentencesKnown(tagline, facts) }),
    ...(salesText && { salesText: blocksKnown(salesText, facts) }),
    ...(searchTitle && { searchTitle: sentencesKnown(searchTitle, facts) }),
    ...(searchDescription && { searchDescription: sentencesKnown(searchDescription, facts) }),
    ...(badges && { badges: linesKnown(badges, facts) }),
    ...(ports && {
      ports: ports.map((port) => ({ ...port, description: sentencesKnown(port.description, facts) })),
    }),
    ...(features && { features: linesKnown(features, facts) }),
    ...(applications && { applications: linesKnown(applications, facts) }),
    ...(documents && { documents: linesKnown(documents, facts) }),
    ...(warnings && { warnings: warnings.map((warning) => whole(warning, facts)) }),
  }
}

/** A warning is told also where its figure is not known. */
const whole = (text: string, facts: Facts) =>
  namesFacts(text) ? resolveFacts(text, { ...facts, get: (name) => facts.get(name) ?? '–' }) : text

const linesKnown = <Line>(lines: readonly Line[], facts: Facts): Line[] =>
  lines.flatMap((line) => whereKnown(line, facts) ?? [])

/** The sentences with the white space after each. */
const SENTENCE = /(?<=[.!?]\s+)(?=\S)/

const sentencesKnown = (text: string, facts: Facts): string =>
  namesFacts(text)
    ? text
        .split(SENTENCE)
        .map((sentence) => whereKnown(sentence, facts) ?? '')
        .join('')
        .trim()
    : text

/** The paragraphs, headings and items of cleaned HTML, each without another of its kind inside. */
const BLOCK = /<(p|h[2-6]|li|td|th)\b[^>]*>(?:(?!<(?:p|h[2-6]|li|td|th)\b)[\s\S])*?<\/\1>/g
const EMPTY_LIST = /<(li|ul|ol)\b[^>]*>\s*<\/\1>/g
const TAG = /(<[^>]*>)/

/** HTML without the paragraphs, headings and items that name a figure that nobody has written. Values are text in it. */
function blocksKnown(html: string, facts: Facts): string {
  if (!namesFacts(html)) return html
  const known = html.replace(BLOCK, (block) => inTexts(block, facts) ?? '')
  const whole = inTexts(known, facts) ?? ''
  return withoutEmptyLists(whole)
}

/** A list that lost its last item goes, and with it the item that held nothing else. */
function withoutEmptyLists(html: string): string {
  const rest = html.replace(EMPTY_LIST, '')
  return rest === html ? rest : withoutEmptyLists(rest)
}

/** The same HTML with the facts that its texts name; what stands in a tag stays as it is. */
function inTexts(html: string, facts: Facts): string | undefined {
  try {
    const parts = html.split(TAG)
    return parts.map((part) => (TAG.test(part) ? part : resolveFacts(part, facts, { escape: escapeHtml }))).join('')
  } catch (error) {
    if (error instanceof UnknownFact) return undefined
    throw error
  }
}
