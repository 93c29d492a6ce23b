import { detailStock } from '@arkpax/schema/labels'
import type { Product } from '@arkpax/schema/products'
import { pages, productUrl } from '../content/site-urls.ts'
import type { Language } from '../passages.ts'
import { isTopicWord } from '../question/topics.ts'
import { type Composed, type Composer, eurosIn, type Grounds, listed, nameIn, vatIn } from './answer.ts'

/** Things that cost or are in stock and are no product: other answers know them. */
const OTHER_COSTS =
  /\b(palaut\w*|nouto\w*|noudon|kuljetu\w*|toimitu\w*|toimita\w*|takuu\w*|huol\w*|korja\w*|asennu\w*|tutkimu\w*|kortilla|kortti|laskulla|lasku|paypal\w*|osamaks\w*|vuokra\w*|millä|milla|alennu\w*|kuka|rekisteroi\w*|tilata|tilaan|miten tilaa\w*|return\w*|shipping|delivery|retur\w*|leverans\w*|pay|betala)\b/

/** Words that a question about the whole range may have. */
const GENERAL =
  /^(tuot\w*|malli\w*|mallei\w*|asem\w*|laite\w*|laitte\w*|voimalait\w*|voimalaito\w*|kaikki\w*|kaikkien|hinnois\w*|teida\w*|tuotteen\w*|hetke\w*|mukana|sisalty\w*|sisaltaa|products?|stations?|everything|all|produkt\w*|stationer\w*|allt|arkpax\w*|ark|osta\w*|oma|vahan|current\w*)$/

const words = {
  fi: {
    price: (name: string, price: string, vat: string) => `${name} maksaa ${price} (sis. alv ${vat}).`,
    vat: 'alv',
    prices: (vat: string) => `Hinnat sisältävät arvonlisäveron ${vat}:`,
    total: (parts: string, total: string, vat: string) => `${parts} maksavat yhteensä ${total} (sis. alv ${vat}).`,
    pieces: (count: number, name: string, price: string) => `${count} × ${name} (${price})`,
    difference: (cheaper: string, dearer: string, by: string) => `${cheaper} on ${by} halvempi kuin ${dearer}.`,
    gone: (name: string) => `${name} ei ole tällä hetkellä myynnissä.`,
    stock: (name: string, state: string) => `${name}: ${state}.`,
    whichOne: 'Tarkoitatko jotakin näistä?',
    askAgain: 'Milloin tuotetta tulee lisää, sen kertoo asiakaspalvelu.',
    products: 'Tuotteet',
  },
  en: {
    price: (name: string, price: string, vat: string) => `${name} costs ${price} (incl. VAT ${vat}).`,
    vat: 'VAT',
    prices: (vat: string) => `Prices include VAT ${vat}:`,
    total: (parts: string, total: string, vat: string) => `${parts} cost ${total} in total (incl. VAT ${vat}).`,
    pieces: (count: number, name: string, price: string) => `${count} × ${name} (${price})`,
    difference: (cheaper: string, dearer: string, by: string) => `${cheaper} is ${by} cheaper than ${dearer}.`,
    gone: (name: string) => `${name} is not on sale at the moment.`,
    stock: (name: string, state: string) => `${name}: ${state}.`,
    whichOne: 'Do you mean one of these?',
    askAgain: 'Customer service can tell you when more will arrive.',
    products: 'Products (in Finnish)',
  },
  sv: {
    price: (name: string, price: string, vat: string) => `${name} kostar ${price} (inkl. moms ${vat}).`,
    vat: 'moms',
    prices: (vat: string) => `Priserna innehåller moms ${vat}:`,
    total: (parts: string, total: string, vat: string) => `${parts} kostar sammanlagt ${total} (inkl. moms ${vat}).`,
    pieces: (count: number, name: string, price: string) => `${count} × ${name} (${price})`,
    difference: (cheaper: string, dearer: string, by: string) => `${cheaper} är ${by} billigare än ${dearer}.`,
    gone: (name: string) => `${name} säljs inte just nu.`,
    stock: (name: string, state: string) => `${name}: ${state}.`,
    whichOne: 'Menar du någon av dessa?',
    askAgain: 'Kundtjänst berättar när fler kommer.',
    products: 'Produkter (på finska)',
  },
}

/** A stock level in words: the shop's own in Finnish. */
function stockIn(language: Language, stock: number): string {
  if (language === 'fi') return detailStock(stock).text.toLowerCase()
  if (stock <= 0) return language === 'en' ? 'sold out' : 'slutsåld'
  if (stock <= 10) return language === 'en' ? `low stock (${stock} left)` : `få i lager (${stock} st)`
  return language === 'en' ? `in stock (${stock})` : `i lager (${stock} st)`
}

/** The live price of the products asked for, their sum, or how much one is cheaper than the other. */
export const priceAnswer: Composer = (grounds) => {
  const { asked, products } = grounds
  if (!asked.topics.has('price') || isOfOtherCosts(grounds) || !isOurs(grounds)) return undefined
  if (asked.products.length === 0 && OTHER_COSTS.test(asked.carried.join(' '))) return undefined
  const text = words[asked.language]
  const named = namedProducts(grounds)
  if (named.length === 0) {
    if (
      /\bkallii\w*|\bkallis\w*|\bhalvin\w*|\bhalvemp\w*/.test(asked.plain) &&
      /\b(asem|voimal|malli|laite)\w*/.test(asked.plain)
    ) {
      return extremePrice(grounds)
    }
    return {
      reply: [
        text.prices(vatIn(grounds, products)),
        ...products.map((product) => `- ${priceLine(grounds, product)}`),
      ].join('\n'),
      sources: [{ title: text.products, url: pages.products }],
    }
  }
  const missing = named.filter(({ product }) => !product)
  const sold = named.flatMap(({ product, count }) =>
    product ? [{ product, count, name: shopName(grounds, product) }] : [],
  )
  const sources = sold.map(({ product, name }) => ({ title: name, url: productUrl(product.id) }))
  const [one, other] = sold
  if (missing.length)
    return {
      reply: listed(missing.map(({ name }) => text.gone(name))),
      sources: [{ title: text.products, url: pages.products }],
    }
  const priceOf = ({ name, product }: (typeof sold)[number]) =>
    text.price(name, eurosIn(asked.language, product.price), vatIn(grounds, [product]))
  const prices = sold.map(priceOf)
  if (isUnsure(grounds)) return { reply: `${text.whichOne}\n${listed(prices)}`, sources }
  if (one && other && /\b(halvemp|kalliimp|ero|cheaper|difference|billigare|skillnad)\w*/.test(asked.plain)) {
    const [dear, cheap] = one.product.price >= other.product.price ? [one, other] : [other, one]
    const lines = [dear, cheap].map(priceOf)
    const by = eurosIn(asked.language, dear.product.price - cheap.product.price)
    return {
      reply: [text.difference(cheap.name, dear.name, by), ...lines.map((line) => `- ${line}`)].join('\n'),
      sources,
    }
  }
  const together =
    sold.length > 1 && /\b(ja|seka|plus|yhteensa|yhdessa|and|och|total\w*|tillsammans)\b/.test(asked.plain)
  if (together || sold.some(({ count }) => count > 1)) {
    const parts = sold.map(({ product, count, name }) =>
      text.pieces(count, name, eurosIn(asked.language, product.price)),
    )
    const cents = sold.reduce((sum, { product, count }) => sum + Math.round(product.price * 100) * count, 0)
    const vat = vatIn(
      grounds,
      sold.map(({ product }) => product),
    )
    return { reply: text.total(parts.join(' + '), eurosIn(asked.language, cents / 100), vat), sources }
  }
  return { reply: listed(prices), sources }
}

/** A price of the list, with a tax of its own. */
function priceLine(grounds: Grounds, product: Grounds['products'][number]): string {
  const price = `${shopName(grounds, product)}: ${eurosIn(grounds.asked.language, product.price)}`
  return product.vatPercent === undefined
    ? price
    : `${price} (${words[grounds.asked.language].vat} ${vatIn(grounds, [product])})`
}

/** What the shop has in stock now. */
export const stockAnswer: Composer = (grounds) => {
  const { asked, products } = grounds
  if (!asked.topics.has('stock') || isOfOtherCosts(grounds) || !isOurs(grounds)) return undefined
  const text = words[asked.language]
  const named = namedProducts(grounds)
  const shown = named.length ? named : products.map((product) => ({ product, name: product.name, count: 1 }))
  const lines = shown.map(({ product, name }) =>
    product ? text.stock(shopName(grounds, product), stockIn(asked.language, product.stock)) : text.gone(name),
  )
  const waits = named.length > 0 && shown.some(({ product }) => product && product.stock <= 0)
  const sources = named.length
    ? named.map(({ id, name }) => ({ title: name, url: productUrl(id) }))
    : [{ title: text.products, url: pages.products }]
  const told = isUnsure(grounds) ? `${text.whichOne}\n${listed(lines)}` : listed(lines)
  return { reply: [told, ...(waits ? [text.askAgain] : [])].join('\n\n'), sources }
}

function extremePrice(grounds: Grounds): Composed | undefined {
  const { asked, products } = grounds
  const stations = products.filter(({ category }) => category === 'power-stations').sort((a, b) => a.price - b.price)
  const chosen = /halv/.test(asked.plain) ? stations[0] : stations.at(-1)
  if (!chosen) return undefined
  return {
    reply: words[asked.language].price(
      shopName(grounds, chosen),
      eurosIn(asked.language, chosen.price),
      vatIn(grounds, [chosen]),
    ),
    sources: [{ title: shopName(grounds, chosen), url: productUrl(chosen.id) }],
  }
}

/** Whether something else is asked for that costs or is in stock; the name of a product is not read as such a thing. */
function isOfOtherCosts({ asked }: Grounds): boolean {
  const names = new Set(asked.products.flatMap(({ words: named }) => named))
  return OTHER_COSTS.test(
    asked.plain
      .split(' ')
      .filter((word) => !names.has(word))
      .join(' '),
  )
}

/** Whether the words of the question name several products of which one is meant. */
const isUnsure = ({ asked }: Grounds) => asked.products.some(({ isOneOfSeveral }) => isOneOfSeveral)

/** Whether the question is about our products: it names one, or has no other thing in it. */
const isOurs = ({ asked }: Grounds) =>
  asked.products.length > 0 || asked.words.every((word) => isTopicWord(word) || GENERAL.test(word))

function shopName({ asked, knowledge }: Grounds, product: Product): string {
  const known = knowledge.catalogue.find(({ id }) => id === product.id)
  return known && asked.language !== 'fi' ? nameIn(asked.language, known) : product.name
}

const namedProducts = ({ asked, knowledge, products }: Grounds) =>
  asked.products.map(({ id, count }) => {
    const product = products.find((each) => each.id === id)
    const name =
      [...knowledge.catalogue, ...knowledge.unshown].find((each) => each.id === id)?.name ?? product?.name ?? ''
    return { id, count, product, name }
  })
