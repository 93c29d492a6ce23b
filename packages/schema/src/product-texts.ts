import { catalogueProduct } from './catalogue.ts'
import { type Facts, factsOfProduct, resolveFacts, whereKnown } from './facts.ts'
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
  const { tagline, badges, ports, features, applications, documents, warnings } = details
  return {
    ...details,
    ...(tagline && { tagline: sentencesKnown(tagline, facts) }),
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
