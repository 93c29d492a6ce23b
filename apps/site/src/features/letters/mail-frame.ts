const STYLE = /<style>([\s\S]*?)<\/style>/
const DARK = /@media \(prefers-color-scheme:dark\)\{([\s\S]*)\}\s*$/

/** A mail for the frame that shows it: its own styles wait as data, because the policy of the page lets none in with the markup. */
export const frameDocument = (html: string): string =>
  html.replace(STYLE, '').replaceAll(' style="', ' data-style="').replace('<head>', '<head><base target="_blank">')

/** Gives a mail in its frame the look that mail programs give it, in the colours of their dark mode where that is asked for. */
export function dressMail(frame: Document, html: string, isDark: boolean): void {
  for (const element of frame.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  const rules = STYLE.exec(html)?.[1] ?? ''
  const sheet = frame.defaultView && new frame.defaultView.CSSStyleSheet()
  sheet?.replaceSync(isDark ? (DARK.exec(rules)?.[1] ?? '') : '')
  if (sheet) frame.adoptedStyleSheets = [sheet]
}
