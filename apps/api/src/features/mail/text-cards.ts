import { CARD } from '@arkpax/schema/text-blocks'

/** What a card of a product or a post says in a mail. */
export interface MailCard {
  title: string
  /** Where it leads: whole. */
  url: string
  /** Whole; without one the card has words only. */
  picture?: string
  /** The price, the stock, the beginning of the post: each on its line. */
  lines: readonly string[]
}

export type CardNoun = 'product' | 'post'

/** How a text becomes a mail. */
export interface MailSurroundings {
  /** Where the site is: links and pictures of a mail are whole. */
  publicUrl: string
  /** Undefined of what nobody sees any more: its card falls away. */
  cardOf: (noun: CardNoun, id: string) => MailCard | undefined
}

/** What the cards of cleaned HTML are of, in its order. */
export const cardsIn = (cleaned: string): { noun: CardNoun; id: string }[] =>
  [...cleaned.matchAll(CARD)].map(([, noun, id = '']) => ({ noun: noun === 'post' ? 'post' : 'product', id }))

/** The card that an element stands for; undefined of any other element. */
export function cardNamed({ 'data-product': product, 'data-post': post }: Readonly<Record<string, string>>) {
  if (product) return { noun: 'product', id: product } as const
  return post ? ({ noun: 'post', id: post } as const) : undefined
}

/** An address as it is found from a mail. */
export const wholeAddress = (address: string, publicUrl: string) =>
  URL.canParse(address, publicUrl) ? new URL(address, publicUrl).href : publicUrl
