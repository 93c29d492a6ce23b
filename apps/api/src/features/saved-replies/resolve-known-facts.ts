import { type Facts, resolveFacts, UnknownFact } from '@arkpax/schema/facts'

/** The text with the facts that are known; one that nobody knows any more stays as it is written, to be seen. */
export const resolveKnownFacts = (text: string, facts: Facts): string =>
  text.replace(/\[\[[^[\]\n]*\]\]/g, (placeholder) => resolvedOr(placeholder, facts))

function resolvedOr(placeholder: string, facts: Facts): string {
  try {
    return resolveFacts(placeholder, facts)
  } catch (error) {
    if (error instanceof UnknownFact) return placeholder
    throw error
  }
}
