import type { ProductDocument } from '@arkpax/schema/product-details'
import { pages, productUrl } from '../content/site-urls.ts'
import { createLexicon, wordsIn } from '../question/lexicon.ts'
import { type Composer, type Grounds, listed, nameIn, productsAsked, tellerOf } from './composed.ts'

/** Files of the products that are asked for, in the language that is asked for, else in that of the question. */
export const documentsAnswer: Composer = (grounds) => {
  const { asked, knowledge } = grounds
  const teller = tellerOf(grounds)
  const { documents, languages } = knowledge.words
  const isKind = createLexicon([[true, documents[asked.intent.of ?? 'manual'] ?? []]])
  const languageIn = createLexicon(Object.entries(languages))
  const wanted = asked.documentLanguage ?? asked.language
  /** Staff name their documents in Finnish; manuals are named in the language of the question. */
  const called = (name: string) => {
    const [written] = languageIn(wordsIn(name))
    if (asked.intent.of !== 'manual' || asked.language === 'fi' || !written) return name
    return `${teller.say('documents.manual')} (${teller.say(`documents.${written.value}`)})`
  }
  const found = productsAsked(grounds, () => true).flatMap((product) => {
    const ofKind = product.documents.filter(({ name }) => isKind(wordsIn(name)).length > 0)
    const inLanguage = ofKind.filter(({ name }) => languageIn(wordsIn(name)).some(({ value }) => value === wanted))
    const chosen = inLanguage.length > 0 ? inLanguage : ofKind
    return chosen.map((document) => ({ ...document, name: called(document.name), id: product.id }))
  })
  if (found.length === 0) {
    const contact = { title: teller.say('page.contact'), url: pages.contact }
    return {
      reply: teller.say(asked.intent.of === 'warranty-card' ? 'documents.receipt' : 'documents.none'),
      sources: [contact],
    }
  }
  const labels = found.map(({ id, name }) => ({ name: nameIn(grounds, id), document: name }))
  const reply =
    found.length === 1 && labels[0]
      ? teller.say('documents.one', labels[0])
      : `${teller.say(asked.intent.of === 'manual' ? 'documents.manuals' : 'documents.many')}\n${listed(labels.map(({ name, document }) => `${name}: ${document}`))}`
  const manuals = { title: teller.say('page.manuals'), url: pages.manuals }
  return {
    reply,
    sources: asked.intent.of === 'manual' ? [manuals] : found.slice(0, 3).map((each) => pageOf(grounds, each)),
    links: found.map(({ id, name, url }) => ({ label: `${nameIn(grounds, id)}: ${name}`, url })),
  }
}

const pageOf = (grounds: Grounds, { id }: ProductDocument & { id: string }) => ({
  title: nameIn(grounds, id),
  url: `${productUrl(id)}#tuoteturvallisuus`,
})

/** The rows of the manuals that tell of a fault code or an item of the menu, in the language of the question. */
export const rowsOf = ({ asked, knowledge }: Grounds, code: string, ids: readonly string[]) =>
  knowledge.passages
    .filter(({ kind, language }) => kind === 'manual' && language === asked.language)
    .filter(({ about }) => ids.length === 0 || ids.some((id) => id === about))
    .flatMap(({ text, title, url }) =>
      text
        .split('\n')
        .filter((line) => line.startsWith(`- ${code}`) && !line.includes(`${code}–`))
        .map((line) => ({ line, title, url })),
    )

/** Fault codes or items of the menu: their rows of the manual, of the station that is named: accessories show none. */
export const codeAnswer: Composer = (grounds) => {
  const { code, otherCodes = [], products } = grounds.asked
  const stations = products.flatMap(({ id, isStation }) => (isStation ? [id] : []))
  const rows = [code ?? [], otherCodes].flat().flatMap((each) => rowsOf(grounds, each, stations).slice(0, 1))
  const [first] = rows
  if (!first) return undefined
  return {
    reply: rows.map(({ line }) => `${line.replace('- ', '').replace('; ', '. ')}.`).join('\n\n'),
    sources: [{ title: first.title, url: first.url }],
  }
}
