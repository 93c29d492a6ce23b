import { escapeHtml } from '@arkpax/schema/html'
import type { LetterInput } from '@arkpax/schema/letters'
import { CARD } from '@arkpax/schema/text-blocks'
import { withTypedParagraphs } from '@arkpax/schema/typed-paragraphs'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { loadHtmlCleaner } from '../../services/clean-html.ts'
import { blocksToMail } from '../mail/blocks-to-mail.ts'
import { blocksToText } from '../mail/blocks-to-text.ts'
import { type MailCard, wholeAddress } from '../mail/text-cards.ts'
import { loadCards } from './letter-cards.service.ts'
import { findLetterRow } from './letters.repo.ts'

/** What a letter says to all its recipients, as it was when it began to leave. */
export const sentContent = z.object({
  subject: z.string(),
  preheader: z.string(),
  /** The blocks as mail programs show them, and as plain text. */
  html: z.string(),
  text: z.string(),
  /** The blocks as the page of the letter shows them. */
  page: z.string(),
})
export type SentContent = z.output<typeof sentContent>

type Written = Pick<LetterInput, 'subject' | 'preheader' | 'content'>

interface Moment {
  config: Pick<Config, 'publicUrl'>
  now: Date
  /** The address at which a link is counted; the link itself where nothing is counted. */
  countedAt?: (number: number) => string
}

/** A letter as it leaves at this moment: its cards filled, its addresses whole, and its links in their order. */
export async function fillLetter(
  db: Kysely<Database>,
  { subject, preheader, content }: Written,
  { config: { publicUrl }, now, countedAt }: Moment,
): Promise<SentContent & { links: string[] }> {
  const clean = await loadHtmlCleaner()
  const cleaned = withTypedParagraphs(clean(content).replace(PIXEL, ''))
  const cardOf = await loadCards(db, cleaned, { publicUrl, now })
  const links: string[] = []
  const counted = (url: string) => {
    if (!countedAt || !/^https?:/.test(url)) return url
    if (!links.includes(url)) links.push(url)
    return countedAt(links.indexOf(url) + 1)
  }
  const blocks = cleaned.replace(
    LINK,
    (_, start: string, address: string) =>
      `${start}"${escapeHtml(counted(wholeAddress(unescaped(address), publicUrl)))}"`,
  )
  const surroundings = {
    publicUrl,
    cardOf: (...named: Parameters<typeof cardOf>) => {
      const card = cardOf(...named)
      return card && { ...card, url: counted(card.url) }
    },
  }
  const page = cleaned.replace(CARD, (_, noun: string, id: string) =>
    pageCard(cardOf(noun === 'post' ? 'post' : 'product', unescaped(id))),
  )
  const [html, text] = [blocksToMail(blocks, surroundings), blocksToText(blocks, surroundings)]
  return { subject, preheader, html, text, page, links }
}

/** What is written, as it would leave now; of a letter that has begun to leave, what was sent. */
export async function shownLetter(
  db: Kysely<Database>,
  { letter_id, ...written }: Written & { letter_id?: string | undefined },
  moment: Moment,
): Promise<SentContent> {
  const sent = letter_id ? (await findLetterRow(db, letter_id))?.sent_content : undefined
  return sent ? sentContent.parse(JSON.parse(sent)) : fillLetter(db, written, moment)
}

/** A picture that nobody sees: it came with a pasted letter, to tell a stranger who reads. */
const PIXEL = /<img\b[^>]*\s(?:width|height)="[0-2](?:px)?"[^>]*>/g

const LINK = /(<a\b[^>]*?\shref=)"([^"]*)"/g

const unescaped = (attribute: string) =>
  attribute.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The name is the link; the picture beside it says nothing more. */
function pageCard(card: MailCard | undefined): string {
  if (!card) return ''
  const { title, url, picture, lines } = card
  const image = picture ? `<img src="${escapeHtml(picture)}" alt="" loading="lazy" />` : ''
  const name = `<p><a href="${escapeHtml(url)}"><strong>${escapeHtml(title)}</strong></a></p>`
  const words = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return `<div data-card>${image}<div>${name}${words}</div></div>`
}
