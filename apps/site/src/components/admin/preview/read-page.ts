/** A page without scripts: what stands in its body, and its style sheets as text. */
export interface PreviewedPage {
  content: Element[]
  styles: string[]
}

/** A built page to be filled in, taken apart: its document, which runs nothing, and its style sheets. Throws when the site cannot be reached. */
export async function readPage(path: string): Promise<{ page: Document; styles: string[] }> {
  const answer = await fetch(path)
  const html = answer.ok ? await answer.text() : ''
  const page = new DOMParser().parseFromString(html.replace(NOT_SHOWN, ''), 'text/html')
  return { page, styles: Array.from(html.matchAll(STYLE), ([, css = '']) => css) }
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** What the policy of the screen would refuse, or does nothing without scripts. */
const NOT_SHOWN = /<(style|script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g
