import { Parser } from 'htmlparser2'

/** A stretch of a page's text: what lies between a tag that opens and the one that closes it. */
export interface Stretch {
  start: number
  end: number
  text: string
}

/** The parts of a built page that its styles and its policy hang on. */
export interface PageMarkup {
  /** What stands in `<style>` elements. */
  styles: Stretch[]
  /** What stands in `<script>` elements that load no file. */
  inlineScripts: Stretch[]
  /** The `<meta>` tag of the content security policy; its `text` is the policy, without its entities. */
  policy: Stretch | undefined
}

/** Reads a page as a browser does: what only looks like a tag, in an attribute, a text or a comment, is none. */
export function readMarkup(html: string): PageMarkup {
  const found: PageMarkup = { styles: [], inlineScripts: [], policy: undefined }
  let begun: { list: Stretch[]; start: number } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style') begun = { list: found.styles, start: parser.endIndex + 1 }
      if (name === 'script' && attributes.src === undefined) {
        begun = { list: found.inlineScripts, start: parser.endIndex + 1 }
      }
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
        found.policy ??= { start: parser.startIndex, end: parser.endIndex + 1, text: attributes.content ?? '' }
      }
    },
    onclosetag(name) {
      if (begun && (name === 'style' || name === 'script')) {
        const { list, start } = begun
        list.push({ start, end: parser.startIndex, text: html.slice(start, parser.startIndex) })
      }
      begun = undefined
    },
  })
  parser.end(html)
  return found
}

/** The text with other texts in the place of stretches of it, which do not overlap. */
export function replaceStretches(text: string, changes: readonly { at: Stretch; by: string }[]): string {
  let rest = text
  for (const { at, by } of changes.toSorted((one, other) => other.at.start - one.at.start)) {
    rest = rest.slice(0, at.start) + by + rest.slice(at.end)
  }
  return rest
}
