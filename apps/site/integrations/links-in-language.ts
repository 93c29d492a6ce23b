import type { Language } from '@arkpax/schema/office-hours-text'
import { pathIn } from '@arkpax/schema/translated-pages'

const LINK = /<a\b[^>]*>/g
const HREF = /\shref="(\/(?!\/)[^"]*)"/
/** Files, which have no language or tell it themselves. */
const FILE = /^\/(?:media|api|images|kayttoohjeet)\//

/** What opens here in the language of the page, is for staff, has its words hidden, or of which is said that it is in Finnish: by itself or beside it (`FinnishForm.astro`). */
const UNMARKED = /\sdata-(?:open-chat|account|contact)|\shref="\/admin"|\saria-label="[^"]*\(/

/**
 * A built page whose links lead to the pages of its language; where there is none, the link tells that what it leads to is in
 * Finnish, to machines and in sight (`.in-finnish`). Links that tell their language already stay as they are.
 */
export const linksIn = (language: Language, html: string) =>
  html.replace(LINK, (tag, offset: number) => {
    const [attribute = '', href = ''] = HREF.exec(tag) ?? []
    if (!href || FILE.test(href) || /\shreflang=/.test(tag)) return tag
    const there = pathIn(language, href)
    if (there !== href) return tag.replace(attribute, ` href="${there}"`)
    const told = tag.replace(attribute, `${attribute} hreflang="fi"`)
    const isLogo = href === '/' && html[offset + tag.length] === '<'
    return isLogo || UNMARKED.test(tag) ? told : marked(told)
  })

const marked = (tag: string) =>
  /\sclass="/.test(tag) ? tag.replace(/\sclass="/, ' class="in-finnish ') : tag.replace('<a', '<a class="in-finnish"')
