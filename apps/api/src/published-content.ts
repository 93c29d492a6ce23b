import { setImmediate as nextTurn } from 'node:timers/promises'
import { announcementOn } from '@arkpax/schema/announcement'
import { type BlogPost, blogPost } from '@arkpax/schema/blog'
import { catalogueProduct } from '@arkpax/schema/catalogue'
import { type Facts, factsOf, resolveFactsIn, UnknownFact } from '@arkpax/schema/facts'
import { type FaqCategory, faq as faqSchema } from '@arkpax/schema/faq'
import { finnishDay } from '@arkpax/schema/format-fi'
import { mediaIdsIn } from '@arkpax/schema/media-address'
import type { Language } from '@arkpax/schema/office-hours-text'
import { namedProduct, productWithDetails } from '@arkpax/schema/products'
import type { PublishedContent } from '@arkpax/schema/published-content'
import type { LeftOut } from '@arkpax/schema/publishing'
import { shownRecall } from '@arkpax/schema/recalls'
import { review } from '@arkpax/schema/reviews'
import { settings } from '@arkpax/schema/settings'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Database } from './db/database.ts'
import { findPublishedPost, listSummaries } from './features/blog/blog.repo.ts'
import { readShownFaq } from './features/faq/faq.repo.ts'
import { listShownPictures } from './features/media/media.repo.ts'
import { allWholeProducts } from './features/products/products.repo.ts'
import { listUnshownProducts } from './features/products/unshown-products.repo.ts'
import { listShownRecalls } from './features/recalls/recalls.repo.ts'
import { listVisibleReviews } from './features/reviews/reviews.repo.ts'
import { readSettings, readSettingsChanges } from './features/settings/settings.repo.ts'
import { describeInPlainFinnish } from './http/plain-finnish.ts'

/** The newest posts get a page of their own in the build; older ones are shown by the shell page. */
const PAGES_BUILT = 500

/** A product's newest reviews stand in its page; a script fetches the older ones. */
const REVIEWS_BUILT = 6

/** Pages that the site itself has below `/blogi/`. */
const TAKEN_SLUGS = new Set(['404', 'index', 'shell'])

/**
 * Reads the published posts, products, reviews, questions and settings from one database. What does not have the form that the pages take is left
 * out by itself; `leftOut` are the texts of `content/` that are. What the database does not know is given.
 */
export async function readPublishedContent(
  db: Kysely<Database>,
  leftOut: readonly LeftOut[] = [],
  { now = new Date(), paysOnline = false }: { now?: Date; paysOnline?: boolean } = {},
): Promise<PublishedContent> {
  const current = settings.parse(await readSettings(db))
  const sound = new SoundContent(leftOut)
  const products = sound.those(productWithDetails, await allWholeProducts(db, now), ({ name }) => `Tuote: ${name}`)
  const posts = sound.those(blogPost, await allPosts(db), ({ title }) => `Artikkeli: ${title}`)
  const reviews = await Promise.all(products.map(({ id }) => listVisibleReviews(db, id, { limit: REVIEWS_BUILT })))
  const others = await listUnshownProducts(db, products, now)
  const unshown = others.filter((product) => namedProduct.safeParse(product).success)
  const facts = factsOfPublished({ settings: current, products, unshown })('fi')
  const faq = sound.those(faqSchema.element, await readShownFaq(db), ({ title }) => `Usein kysyttyä: ${title}`)
  const pictures = mediaIdsIn(JSON.stringify([products, posts, current]))
  return {
    products,
    unshown,
    posts: sound.without(
      posts,
      ({ slug }) => TAKEN_SLUGS.has(slug),
      TAKEN_SLUG,
      ({ title }) => `Artikkeli: ${title}`,
    ),
    reviews: sound.those(
      review,
      reviews.flatMap(({ items }) => items),
      ({ id }) => `Arvostelu: ${id}`,
    ),
    settings: current,
    settingsChanges: await readSettingsChanges(db),
    paysOnline,
    announcement:
      sound.known(announcementOn(current.announcement, finnishDay(now)), facts, 'Asetukset: Ilmoitus') ?? null,
    faq: sound.knownQuestions(faq, facts),
    media: await listShownPictures(db, [...pictures]),
    recalls: sound.those(shownRecall, await listShownRecalls(db), ({ title }) => `Takaisinveto: ${title}`),
    leftOut: sound.leftOut,
  }
}

/** What texts may name, in each language. */
export function factsOfPublished({
  settings,
  products,
  unshown,
}: Pick<PublishedContent, 'settings' | 'products' | 'unshown'>): (language: Language) => Facts {
  const shop = { settings, products: [...products, ...unshown].map(catalogueProduct) }
  return (language) => factsOf(shop, language)
}

const TAKEN_SLUG = 'Osoite on sivuston omassa käytössä. Vaihda artikkelin URL-slug.'

/** Sorts out what cannot be built, and remembers it. */
class SoundContent {
  readonly leftOut: LeftOut[]

  constructor(leftOut: readonly LeftOut[]) {
    this.leftOut = [...leftOut]
  }

  those<T>(schema: z.ZodType<T>, items: readonly T[], nameOf: (item: T) => string): T[] {
    return items.flatMap((item) => {
      const { data, error } = schema.safeParse(item, { error: describeInPlainFinnish })
      if (!error) return [data]
      const fields = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      this.leftOut.push({ text: nameOf(item), reason: `Tallennetut tiedot eivät kelpaa (${fields.join('; ')}).` })
      return []
    })
  }

  without<T>(items: readonly T[], isBad: (item: T) => boolean, reason: string, nameOf: (item: T) => string): T[] {
    for (const item of items.filter(isBad)) this.leftOut.push({ text: nameOf(item), reason })
    return items.filter((item) => !isBad(item))
  }

  /** A text with the facts that it names; undefined of one that names an unknown fact, which is left out. */
  known<T>(text: T, facts: Facts, name: string): T | undefined {
    try {
      return resolveFactsIn(text, facts)
    } catch (error) {
      if (!(error instanceof UnknownFact)) throw error
      this.leftOut.push({ text: name, reason: `Tuntematon paikkamerkki ${error.placeholder}. Korjaa teksti.` })
      return undefined
    }
  }

  /** The questions with the facts that they name. */
  knownQuestions(faq: readonly FaqCategory[], facts: Facts): FaqCategory[] {
    const known = (question: FaqCategory['questions'][number]) =>
      this.known(question, facts, `Usein kysyttyä: ${question.question}`) ?? []
    return faq
      .map((category) => ({ ...category, questions: category.questions.flatMap(known) }))
      .filter(({ questions }) => questions.length > 0)
  }
}

async function allPosts(db: Kysely<Database>): Promise<BlogPost[]> {
  const { items: summaries } = await listSummaries(db, { limit: PAGES_BUILT })
  const slugs = summaries.map((summary): string => JSON.parse(summary).slug)
  const posts: BlogPost[] = []
  for (const slug of slugs) {
    const post = await findPublishedPost(db, slug)
    if (post) posts.push(post)
    // A server answers other calls between two posts.
    await nextTurn()
  }
  return posts
}
