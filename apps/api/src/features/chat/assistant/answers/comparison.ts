import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { pages, productUrl } from '../content/site-urls.ts'
import { type Composer, eurosIn, nameIn, productsAsked, vatIn } from './answer.ts'
import { specTopics } from './spec-topics.ts'

const words = {
  fi: { lead: 'Erot lyhyesti:', price: 'Hinta (sis. alv', title: 'Tuotevertailu' },
  en: { lead: 'The differences in short:', price: 'Price (incl. VAT', title: 'Comparison (in Finnish)' },
  sv: { lead: 'Skillnaderna i korthet:', price: 'Pris (inkl. moms', title: 'Jämförelse (på finska)' },
}
const COMPARED = ['power', 'peak', 'capacity', 'outlets', 'outputs', 'weight', 'size'] as const

/** Where the sites' texts weigh the models for a use, the texts answer better than figures. */
const FOR_A_USE = /\b(vene\w*|mokki\w*|mokille|retke\w*|retki\w*|tyomaa\w*|sopii|minulle|asentaj\w*)\b/
const NOT_MODELS = /\b(isompi asema vai|lisaakku vai|vai lisaakku|takuu\w*|maksu\w*|boat)\b/

/** What tells two products apart: the two that are named, or the two stations. */
export const comparisonAnswer: Composer = (grounds) => {
  const { asked, products } = grounds
  const both = asked.products.length >= 2 && /\b(vai|or|eller)\b/.test(asked.plain)
  if (!(asked.topics.has('difference') || both) || FOR_A_USE.test(asked.plain) || NOT_MODELS.test(asked.plain))
    return undefined
  const named = productsAsked(grounds)
  const compared = named.length >= 2 ? named.slice(0, 2) : grounds.knowledge.catalogue.filter(({ power }) => power)
  const others = asked.words.filter((word) => !KNOWN_WORDS.test(word))
  if (named.length < 2 && (named.length === 1 || others.length > 0)) return undefined
  const { language } = asked
  const text = words[language]
  const single = specTopics.find(({ topic }) => asked.topics.has(topic))
  const topics =
    single && asked.words.length <= 3
      ? [single]
      : specTopics.filter(({ topic }) => COMPARED.some((each) => each === topic))
  const lines = topics.flatMap(({ label, of }) => {
    const figures = compared.map((product) => of(product, language))
    if (figures.every((figure) => figure === figures[0])) return []
    return [
      `${label[language]}: ${compared.map((product, index) => `${shortName(product)} ${figures[index] ?? '–'}`).join(', ')}`,
    ]
  })
  const prices = compared.flatMap(({ id }) => products.filter((product) => product.id === id))
  if (prices.length === 2 && !(single && asked.words.length <= 3)) {
    const told = compared.map(
      (product, index) => `${shortName(product)} ${eurosIn(language, prices[index]?.price ?? 0)}`,
    )
    lines.push(`${text.price} ${vatIn(grounds, prices)}): ${told.join(', ')}`)
  }
  if (lines.length === 0) return undefined
  return {
    reply: [text.lead, ...lines.map((line) => `- ${line}`)].join('\n'),
    sources: [
      { title: text.title, url: pages.comparison },
      ...compared.map((product) => ({ title: nameIn(language, product), url: productUrl(product.id) })),
    ],
  }
}

const KNOWN_WORDS =
  /^(pro|evo|ark|ero\w*|verta\w*|verrat\w*|vertail\w*|malli\w*|mallie\w*|asem\w*|tuott?e\w*|laite\w*|laitte\w*|voimal\w*|valilla|valinen|osta\w*|kannatta\w*|valita|valitsen|kevye\w*|kevyt|isompi|suurempi|tehokka\w*|raskaampi|pienempi|parempi|halvempi|kalliimpi|difference\w*|between|compare\w*|models?|skillnad\w*|mellan|modell\w*|jamfor\w*|station\w*|better)$/

const shortName = ({ name }: CatalogueProduct) => name.replace(/ \d.*$/, '')
