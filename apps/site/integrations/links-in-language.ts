import type { Language } from '@arkpax/schema/office-hours-text'
import { pathIn } from '@arkpax/schema/translated-pages'

const LINK = /<a\b[^>]*>/g
const HREF = /\shref="(\/(?!\/)[^"]*)"/
/** Files, which have no language or tell it themselves. */
const FILE = /^\/(?:media|api|images|kayttoohjeet)\//

/**
 * A built page whose links lead to the pages of its language; where there is none, the link tells that what it leads to is in
 * Finnish. Links that tell their language already stay as they are.
 */
export const linksIn = (language: Language, html: string) =>
  html.replace(LINK, (tag) => {
    const [attribute = '', href = ''] = HREF.exec(tag) ?? []
    if (!href || FILE.test(href) || /\shreflang=/.test(tag)) return tag
    const there = pathIn(language, href)
    return tag.replace(attribute, ` href="${there}"${there === href ? ' hreflang="fi"' : ''}`)
  })
