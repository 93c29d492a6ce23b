import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { plain as plainText } from '@arkpax/schema/finnish-terms'
import type { ProductDocument } from '@arkpax/schema/product-details'
import { productUrl } from '../content/site-urls.ts'
import type { Language } from '../passages.ts'
import { isFormOf, readWord } from '../question/word-forms.ts'
import { type Composer, nameIn, productsAsked } from './answer.ts'

/** Documents that people call otherwise than staff do. */
const KINDS: readonly { asked: RegExp; named: RegExp }[] = [
  {
    asked:
      /\b(kayttoohje\w*|kayttooppa\w*|kayttoopas|ohjekirja\w*|opaskirja\w*|user manual|manuals?|bruksanvisning\w*)\b/,
    named: /kayttoohje|kayttoopas|ohjekirja|manual|bruksanvisning/,
  },
  {
    asked:
      /\b(vaatimustenmukais\w*|ce (todist|vakuut|dokument)\w*|declaration|conformity|forsakran|overensstammelse\w*)\b/,
    named: /vaatimustenmukais|conformity|forsakran/,
  },
]

/** Words that ask where something is to be had. */
const WHERE =
  /\b(mista|missa|lataa\w*|ladata|ladattav\w*|loyd\w*|loytyy\w*|saa\w*|pdf|asiakirja\w*|dokument\w*|where|download|find|document\w*|var|hitta\w*|ladda ner|hamta\w*)\b/

/** The language of a document, as its name and a question tell it. */
const IN_LANGUAGE: Record<Language, RegExp> = {
  fi: /suom|finsk|finnish/,
  sv: /ruots|svensk|swedish/,
  en: /englan|engelsk|english/,
}

const words = {
  fi: { lead: 'Lataa se tästä:', title: 'Tuoteturvallisuus' },
  en: { lead: 'Download it here:', title: 'Product safety (in Finnish)' },
  sv: { lead: 'Ladda ner den här:', title: 'Produktsäkerhet (på finska)' },
}

/** The documents of the products that are asked for: of the one that is named, or of any that has such a document. */
export const documentAnswer: Composer = (grounds) => {
  const { asked } = grounds
  const kind = KINDS.find(({ asked: pattern }) => pattern.test(asked.plain))
  if (!kind && !WHERE.test(asked.plain)) return undefined
  const isManual = kind === KINDS[0]
  const products = productsAsked(grounds, () => !isManual)
  const typed = asked.words.map(readWord)
  const isAsked = ({ name }: ProductDocument) => {
    const plain = plainText(name)
    if (kind) return kind.named.test(plain)
    return plain
      .split(/[^a-z0-9]+/)
      .some((written) => isTelling(written) && typed.some((word) => isFormOf(word, readWord(written))))
  }
  const found = products.flatMap((product) =>
    inLanguage(product.documents.filter(isAsked), asked.plain, asked.language).map((document) => ({
      product,
      document,
    })),
  )
  if (found.length === 0) return undefined
  const text = words[asked.language]
  return {
    reply: [text.lead, ...found.map(({ product, document }) => line(product, document, asked.language))].join('\n'),
    sources: found.slice(0, 3).map(({ product, document: { name, url } }) =>
      url.startsWith('/')
        ? { title: `${nameIn(asked.language, product)} – ${name}`, url }
        : {
            title: `${nameIn(asked.language, product)} – ${text.title}`,
            url: `${productUrl(product.id)}#tuoteturvallisuus`,
          },
    ),
  }
}

/** Words of documents' names that tell what is in them. */
const isTelling = (word: string) =>
  word.length >= 4 && !Object.values(IN_LANGUAGE).some((pattern) => pattern.test(word))

/** An address of another site stands in the answer itself, as sources are pages of this one. */
const line = (product: CatalogueProduct, { name, url }: ProductDocument, language: Language) =>
  `- ${nameIn(language, product)}: ${name}${url.startsWith('/') ? '' : ` (${url})`}`

/** The documents in the language that is asked for, else in that of the question, else all. */
function inLanguage(documents: ProductDocument[], plain: string, language: Language): ProductDocument[] {
  const named = (['fi', 'sv', 'en'] as const).filter((each) => IN_LANGUAGE[each].test(plain))
  const own = documents.filter(({ name }) =>
    (named.length > 0 ? named : [language]).some((each) => IN_LANGUAGE[each].test(plainText(name))),
  )
  return own.length > 0 ? own : documents
}
