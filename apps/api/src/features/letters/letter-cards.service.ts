import { formatDateTime, formatEuros } from '@arkpax/schema/format-fi'
import { LOWEST_PRICE_LABEL } from '@arkpax/schema/price-labels'
import type { Product } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findPublishedPost } from '../blog/blog.repo.ts'
import { type CardNoun, cardsIn, type MailCard, wholeAddress } from '../mail/text-cards.ts'
import { findProduct } from '../products/products.repo.ts'

type CardOf = (noun: CardNoun, id: string) => MailCard | undefined

/** The cards of cleaned content with what the shop has at this moment; what visitors do not see has none. */
export async function loadCards(
  db: Kysely<Database>,
  cleaned: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<CardOf> {
  const cards = new Map<string, MailCard>()
  for (const { noun, id } of cardsIn(cleaned)) {
    const card = noun === 'product' ? await productCard(db, id, now) : await postCard(db, id)
    if (!card) continue
    const { picture, url, ...words } = card
    const whole = (address: string) => wholeAddress(address, publicUrl)
    cards.set(`${noun} ${id}`, { ...words, url: whole(url), ...(picture && { picture: whole(picture) }) })
  }
  return (noun, id) => cards.get(`${noun} ${id}`)
}

async function productCard(db: Kysely<Database>, id: string, now: Date): Promise<MailCard | undefined> {
  const product = await findProduct(db, id, now)
  if (!product) return undefined
  const { name, description, image_url } = product
  return {
    ...{ title: name, url: `/tuote/${encodeURIComponent(id)}`, picture: image_url },
    lines: [description, ...priceLines(product, now)].filter(Boolean),
  }
}

/** The price, and when it held: whoever reads the letter later may be shown another. */
function priceLines({ price, lowestPrice30, normalPrice }: Product, now: Date): string[] {
  const normal = normalPrice === undefined ? '' : ` (norm. ${formatEuros(normalPrice)})`
  const told = `${formatEuros(price)}${normal}, hinta ${formatDateTime(now.toISOString())}`
  if (lowestPrice30 === undefined) return [told]
  return [told, `${LOWEST_PRICE_LABEL}: ${formatEuros(lowestPrice30)}`]
}

async function postCard(db: Kysely<Database>, slug: string): Promise<MailCard | undefined> {
  const post = await findPublishedPost(db, slug)
  return post && { title: post.title, url: `/blogi/${slug}`, picture: post.image_url, lines: [post.excerpt] }
}
