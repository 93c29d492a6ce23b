import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { Manual } from '@arkpax/schema/content'
import type {
  ManualFrontmatter,
  PolicyFrontmatter,
  SupportFrontmatter,
  UseCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import type { FaqCategory } from '@arkpax/schema/faq'
import { formatPrice } from '@arkpax/schema/format-fi'
import { textOfHtml } from '@arkpax/schema/html'
import { toEuros } from '@arkpax/schema/money'
import type { Spec } from '../../components/ui/SpecTable.astro'
import { articlePath, paths, postPath, productPath, useCasePath } from '../../lib/paths.ts'
import { passagesOf } from './passages.ts'
import type { SearchKind } from './search.fi.ts'
import { sitePages, wordsBeside } from './site-pages.ts'

/** One thing that can be found. `keywords` weigh more than `text`, and `aside` less; `summary` stands under the title. */
export interface SearchEntry {
  id: string
  kind: SearchKind
  title: string
  href: string
  summary: string
  keywords: string
  text: string
  /** Sentences of `text` that stand for a `summary` without what was found. */
  passages: string[]
  aside: string
  /** Words that alone are a query for this thing. */
  called?: string
  /** What it costs, as it is said. */
  price?: string
  /** The figures that tell it apart. */
  figures?: readonly Spec[]
  /** Where one may go beside it. */
  way?: { label: string; href: string }
  /** Its picture: a name or an address until the index is built, then one file. */
  picture?: string
  /** The same for a dark screen, or that it is dimmed there. */
  dark?: string
  isBright?: boolean
}

type Written<Frontmatter> = { id: string; data: Frontmatter; body?: string }

/** An appliance: how long each station runs it, and the calculator with it. */
interface SearchedAppliance {
  title: string
  href: string
  summary: string
  figures?: readonly Spec[]
  /** The only station that runs it. */
  way?: SearchEntry['way']
  /** What people call it beside its name. */
  names: string
}

/** A product with the figures that tell it apart. */
type SearchedProduct = CatalogueProduct & { figures?: readonly Spec[] }

/** Everything of the site that can be searched. */
export interface SearchContent {
  products: readonly SearchedProduct[]
  articles: readonly Written<SupportFrontmatter>[]
  posts: readonly Written<{
    title: string
    excerpt: string
    category: string
    tags: readonly string[]
    /** Of a post in `content/`, and of one that staff wrote. */
    image?: string
    image_url?: string
  }>[]
  policies: readonly Written<PolicyFrontmatter>[]
  useCases: readonly Written<UseCaseFrontmatter>[]
  manuals: readonly Written<ManualFrontmatter>[]
  /** What the manuals of a product hold and show, by `product` of the manual. */
  manualTexts: readonly Pick<Manual, 'id' | 'description' | 'image'>[]
  faq: readonly FaqCategory[]
  appliances: readonly SearchedAppliance[]
}

/** The entries of the index: products, pages, articles, questions, manuals, appliances, use cases, posts and policies. */
export const searchEntries = (content: SearchContent): SearchEntry[] =>
  entriesOf(content).map((found) => ({
    ...found,
    keywords: `${found.keywords} ${wordsBeside[found.href] ?? ''}`.trim(),
  }))

function entriesOf(content: SearchContent): SearchEntry[] {
  return [
    ...content.products.map(productEntry),
    ...sitePages.map((page) => ({
      ...entry('page', page.title, page.href, page.summary, page.keywords, ''),
      ...('called' in page && { called: page.called }),
    })),
    ...content.articles.map(({ id, data, body }) => ({
      ...entry(
        'article',
        data.title,
        articlePath(id),
        data.excerpt,
        `${data.category} ${data.excerpt} ${headings(body)}`,
        body,
      ),
      // A step that mentions a word says nothing of what the guide is for.
      passages: [],
      picture: data.image,
    })),
    ...content.faq.flatMap(({ title, questions }) =>
      questions.map(({ id, question, answer }) =>
        entry('question', question, `${paths.faq}#${id}`, answer[0] ?? '', title, answer.join('\n')),
      ),
    ),
    ...content.useCases.map(({ id, data, body }) => ({
      ...entry(
        'useCase',
        data.title,
        useCasePath(id),
        data.description,
        `${data.badge} ${data.subtitle}`,
        tables(data) + body,
      ),
      picture: data.image,
    })),
    ...content.manuals
      .filter(({ data }) => data.language === 'fi')
      .map(({ data, body }) => {
        const shown = content.manualTexts.find(({ id }) => id === data.product)
        return {
          ...entry(
            'manual',
            data.title,
            manualPath(data),
            shown?.description ?? '',
            `käyttöopas ohjekirja manuaali pdf ${headings(body)}`,
            body,
          ),
          // A sentence of its warnings would be all that is said of a product.
          passages: [],
          picture: shown?.image,
        }
      }),
    ...content.posts.map(({ id, data, body }) => ({
      ...entry('post', data.title, postPath(id), data.excerpt, `${data.category} ${data.tags.join(' ')}`, body),
      picture: data.image ?? data.image_url,
    })),
    ...content.policies.map(({ id, data, body }) =>
      entry('policy', data.title, `/${id}`, data.description, headings(body), body),
    ),
    ...content.appliances.map(({ title, href, summary, figures, way, names }) => ({
      ...entry('appliance', title, href, summary, '', '', names),
      figures,
      way,
    })),
  ]
}

function entry(
  kind: SearchKind,
  title: string,
  href: string,
  summary: string,
  keywords: string,
  text = '',
  aside = '',
): SearchEntry {
  return { id: href, kind, title, href, summary, keywords, text: prose(text), passages: passagesOf(text), aside }
}

function productEntry(product: SearchedProduct) {
  const { id, name, englishName, tagline, description, badges, ports, technicalSpecs = [], warnings } = product
  const parts = ports.map((port) => `${port.label} ${port.description}`)
  const features = product.features.map(({ title, text }) => `${title} ${text}`)
  const documents = product.documents.filter(({ url }) => !isManual(url)).map((document) => document.name)
  const text = [description, textOfHtml(product.salesText), ...parts, ...technicalSpecs, ...warnings]
  return {
    ...entry(
      'product',
      name,
      productPath(id),
      tagline || description,
      [englishName, ...badges, ...documents, 'hinta osta tilaa'].join(' '),
      text.join(' '),
      [...features, ...product.applications].join(' '),
    ),
    passages: passagesOf([description, textOfHtml(product.salesText), ...features].join('\n')),
    called: CALLED[product.category],
    price: formatPrice(toEuros(product.priceCents)),
    figures: product.figures,
    picture: product.image,
  }
}

/** What people call a product of each kind: a station is looked for as a battery. */
const CALLED: Record<CatalogueProduct['category'], string> = {
  'power-stations': 'akku voimalaitos asema akkuasema virtalähde varavirta',
  accessories: 'lisävaruste akku',
  'solar-panels': 'aurinkopaneeli paneeli lisävaruste',
}

/** The manuals of the site are entries of their own. */
const isManual = (url: string) => url.startsWith(MANUALS)

const MANUALS = '/kayttoohjeet/'

/** The Finnish manual itself: the answer is nearer there than on the page that lists it. */
const manualPath = ({ product, language }: ManualFrontmatter) => `${MANUALS}${product}-${language}.pdf`

const tables = ({ features, tables: all }: UseCaseFrontmatter) =>
  `${features.map(({ title, text }) => `${title}\n${text}`).join('\n')}\n${all.flatMap(({ rows }) => rows.map(([head]) => head)).join('\n')}\n`

const headings = (body = '') => [...body.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading).join(' ')

/** Markdown or HTML without addresses and tags. */
const prose = (body: string) => body.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]+>/g, ' ')
