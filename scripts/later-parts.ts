import { Parser } from 'htmlparser2'

/** The script of pages that load what is not seen at first when all else is there. */
export const LOADED_LATER = ' data-scripts="'

/** Whether the insides of an element come into a page once it has loaded. An island reads its own template, whoever comes first. */
export const comesLater = (name: string, attributes: Record<string, string>): boolean =>
  attributes['data-later'] !== undefined || (name === 'template' && attributes['data-astro-template'] === undefined)

/** A page without the insides of its templates and of its elements that are marked `data-later`, and those insides in their order. */
export function withoutLaterParts(html: string): { html: string; parts: string[] } {
  const parts: string[] = []
  const rest: string[] = []
  let end = 0
  let depth = 0
  let begun: { depth: number; start: number } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (!begun && comesLater(name, attributes)) begun = { depth, start: parser.endIndex + 1 }
    },
    onclosetag() {
      if (begun?.depth === depth) {
        parts.push(html.slice(begun.start, parser.startIndex))
        rest.push(html.slice(end, begun.start))
        end = parser.startIndex
        begun = undefined
      }
      depth -= 1
    },
  })
  parser.end(html)
  return { html: rest.join('') + html.slice(end), parts }
}
