import type { ChatSource } from '@arkpax/schema/chat'

const REFERENCE = /\s?\[(\d+(?:\s*,\s*\d+)*)\]/g

/**
 * Turns references to extracts ('[4]', '[2, 4]') into references to sources, numbered as they are first used; one page is
 * one source, and what refers to nothing is left out.
 */
export function createCitations(extracts: readonly ChatSource[]) {
  const sources: ChatSource[] = []

  function numberOf(reference: string): number | undefined {
    const extract = extracts[Number(reference) - 1]
    if (!extract) return undefined
    const known = sources.findIndex(({ url }) => url === extract.url)
    return known >= 0 ? known + 1 : sources.push({ title: extract.title, url: extract.url })
  }

  return {
    sources: sources as readonly ChatSource[],
    resolve: (sentence: string) =>
      sentence.replace(REFERENCE, (_, references: string) => {
        const numbers = new Set(references.split(',').map(numberOf))
        const shown = [...numbers].filter((number) => number !== undefined)
        return shown.length > 0 ? ` ${shown.map((number) => `[${number}]`).join('')}` : ''
      }),
  }
}

/** The indexes of the extracts that a text refers to, each once. */
export const citedIn = (text: string): number[] => {
  const numbers = [...text.matchAll(REFERENCE)].flatMap(([, references = '']) => references.split(','))
  return [...new Set(numbers.map((number) => Number(number) - 1))]
}

/** The text without its references. */
export const withoutReferences = (text: string) => text.replace(REFERENCE, '')
