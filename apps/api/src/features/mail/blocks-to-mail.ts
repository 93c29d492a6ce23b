import { escapeHtml } from '@arkpax/schema/html'
import { type CalloutKind, calloutKinds, calloutLabels } from '@arkpax/schema/text-blocks'
import { type HtmlElement, type HtmlNode, htmlTree } from '../../services/html-tree.ts'
import { BODY, FONT, SMALL } from './mail-look.ts'
import { cardNamed, type MailCard, type MailSurroundings, wholeAddress } from './text-cards.ts'

/** As wide as the paper of a mail is between its edges. */
const WIDEST = 504

const EMBEDDED = /^data:/

const calloutColors: Record<CalloutKind, { paper: string; edge: string }> = {
  tip: { paper: '#dbe8e1', edge: '#17483b' },
  warning: { paper: '#f8ebcb', edge: '#6d4b00' },
  danger: { paper: '#fae5e2', edge: '#b0211c' },
}

/**
 * The blocks of a text as the HTML of a mail: tables and inline styles, because mail programs know little else, whole addresses, cards
 * filled. Takes cleaned HTML whose text stands in its paragraphs.
 */
export function blocksToMail(cleaned: string, surroundings: MailSurroundings): string {
  return new MailWriter(surroundings).all(htmlTree(cleaned))
}

class MailWriter {
  readonly #around: MailSurroundings
  constructor(around: MailSurroundings) {
    this.#around = around
  }

  all(nodes: readonly HtmlNode[]): string {
    return nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : this.#element(node))).join('')
  }

  #element(element: HtmlElement): string {
    const { name, attributes, children } = element
    const inner = () => this.all(children)
    switch (name) {
      case 'p':
        return `<p class="ink" style="margin:0 0 16px;${BODY}">${inner()}</p>`
      case 'h2':
        return heading('h2', 21, inner())
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return heading('h3', 17, inner())
      case 'ul':
      case 'ol':
        return `<${name}${attributes.start ? ` start="${escapeHtml(attributes.start)}"` : ''} class="ink" style="margin:0 0 16px;padding:0 0 0 24px;${BODY}">${inner()}</${name}>`
      case 'li':
        return `<li style="margin:0 0 6px">${this.#close(children)}</li>`
      case 'blockquote':
        return framed('#f3f5f4', '#ff5f1f', this.#close(children))
      case 'aside':
        return this.#callout(element)
      case 'hr':
        return '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="rule" style="border-top:1px solid #d0d7d4;font-size:1px;line-height:1px">&nbsp;</td></tr></table>'
      case 'a':
        if (!attributes.href) return inner()
        return `<a href="${escapeHtml(this.#whole(attributes.href))}" class="ink" style="color:#151a18;text-decoration:underline">${inner()}</a>`
      case 'img':
        return this.#picture(attributes)
      case 'figure':
        return `<div style="margin:0 0 20px">${inner()}${this.#videoLink(element)}</div>`
      case 'figcaption':
        return `<p class="muted" style="margin:6px 0 0;${SMALL}">${inner()}</p>`
      case 'table':
        return `<table width="100%" cellpadding="0" cellspacing="0" class="ink" style="margin:0 0 20px;border-collapse:collapse;${BODY}">${inner()}</table>`
      case 'th':
      case 'td':
        return this.#cell(element)
      case 'div':
        return this.#card(element) ?? `<div>${inner()}</div>`
      case 'br':
        return '<br>'
      default:
        return `<${name}>${inner()}</${name}>`
    }
  }

  /** What stands in a frame of its own: its only paragraph brings no space along, and its last one none below. */
  #close(children: readonly HtmlNode[]): string {
    const [only] = children
    if (children.length === 1 && typeof only === 'object' && only.name === 'p') return this.all(only.children)
    return this.all(children)
  }

  #callout({ attributes, children }: HtmlElement): string {
    const kind = calloutKinds.find((kind) => attributes.class?.includes(`callout-${kind}`)) ?? 'tip'
    const { paper, edge } = calloutColors[kind]
    const label = `<p class="ink" style="margin:0 0 4px;${BODY};font-weight:700">${calloutLabels[kind]}</p>`
    return framed(paper, edge, label + this.#close(children))
  }

  #picture({ src = '', alt = '', width }: Readonly<Record<string, string>>): string {
    // Mail programs show no picture that comes inside its address.
    if (!src || EMBEDDED.test(src)) return escapeHtml(alt)
    const shown = Math.min(Number(width) || WIDEST, WIDEST)
    return `<img src="${escapeHtml(this.#whole(src))}" alt="${escapeHtml(alt)}" width="${shown}" style="display:block;max-width:100%;height:auto;border:0;border-radius:4px;${SMALL}">`
  }

  /** A mail shows no button on a picture, so a video has a link below it. */
  #videoLink({ attributes, children }: HtmlElement): string {
    const link = children.find((child) => typeof child === 'object' && child.name === 'a')
    if (attributes.class !== 'video' || typeof link !== 'object') return ''
    const href = escapeHtml(this.#whole(link.attributes.href))
    return `<p style="margin:6px 0 0;${BODY}"><a href="${href}" class="ink" style="color:#151a18">Katso video</a></p>`
  }

  #cell({ name, attributes: { colspan, rowspan }, children }: HtmlElement): string {
    const spans = [colspan && ` colspan="${Number(colspan)}"`, rowspan && ` rowspan="${Number(rowspan)}"`]
    const weight = name === 'th' ? ';font-weight:700' : ''
    return `<${name}${spans.filter(Boolean).join('')} align="left" valign="top" class="ink rule" style="padding:8px 12px 8px 0;border-bottom:1px solid #d0d7d4;${BODY}${weight}">${this.#close(children)}</${name}>`
  }

  #card({ attributes }: HtmlElement): string | undefined {
    const named = cardNamed(attributes)
    if (!named) return undefined
    const card = this.#around.cardOf(named.noun, named.id)
    return card ? cardHtml(card) : ''
  }

  #whole(address = ''): string {
    return wholeAddress(address, this.#around.publicUrl)
  }
}

const heading = (name: string, size: number, inner: string) =>
  `<${name} class="ink" style="margin:24px 0 10px;${FONT};font-size:${size}px;line-height:1.3;font-weight:700;color:#151a18">${inner}</${name}>`

const framed = (paper: string, edge: string, inner: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="sunken ink" style="background:${paper};border-left:3px solid ${edge};padding:12px 16px;${BODY}">${inner}</td></tr></table>`

function cardHtml({ title, url, picture, lines }: MailCard): string {
  const link = escapeHtml(url)
  const image = picture
    ? `<td width="168" valign="top" class="stack" style="padding:0 16px 0 0"><a href="${link}"><img src="${escapeHtml(picture)}" alt="${escapeHtml(title)}" width="168" style="display:block;width:168px;max-width:100%;height:auto;border:0;border-radius:4px"></a></td>`
    : ''
  const words = lines.map(
    (line) => `<p class="muted" style="margin:4px 0 0;${SMALL};font-size:15px">${escapeHtml(line)}</p>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="rule" style="border:1px solid #d0d7d4;border-radius:4px;padding:16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${image}<td valign="top" class="stack"><a href="${link}" class="ink" style="${FONT};font-size:18px;line-height:1.3;font-weight:700;color:#151a18">${escapeHtml(title)}</a>${words.join('')}</td></tr></table></td></tr></table>`
}
