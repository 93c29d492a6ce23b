import { pages, productUrl } from '../content/site-urls.ts'
import { numberOf } from '../question/quantities.ts'
import { isTopicWord } from '../question/topics.ts'
import { isWeak } from '../retrieval/weak-words.ts'
import { type Composer, energyIn, type Grounds, nameIn, productsAsked } from './answer.ts'
import { specTopics } from './spec-topics.ts'

/** Words that make a question about figures one about something else: how to, why, repairs, other things' figures. */
const OTHER_QUESTION =
  /\b(miksi|mitenka|mista saa|paalle|kytke\w*|kytken\w*|asete\w*|asetan|asettaa|pienen\w*|riitta\w*|jaksa\w*|kulutta\w*|kuluu|sammut\w*|rekister\w*|palaut\w*|takuu\w*|heittele\w*|vaihtele\w*|johtu\w*|hidas\w*|hidast\w*|nopeut\w*|aurinko(a|on|lla)?|paneel\w*ll[ae]|pakka(nen|sella|sessa|silla)|kylma\w*|why|connect\w*|reset\w*|solar|koppl\w*|varfor)\b/

const GENERAL =
  /^(tuot\w*|malli\w*|mallei\w*|asem\w*|laite\w*|laitte\w*|voimalait\w*|voimalaito\w*|akku\w*|aku\w*|kenno\w*|lataus\w*|lataa\w*|ladata|latautu\w*|verkkovir\w*|seina\w*|ark|arkpax\w*|kayt\w*|stations?|product\w*|batter\w*|charg\w*|stationen|laddar|laddas|ladda\w*|maksim\w*|suuri\w*|enint\w*|ulos|vaihtosuun\w*|invertter\w*|liitti\w*|liitin|virta\w*|nopeasti|kaynnist\w*|paalle|teke\w*|saa(n|ko|nko|daan|tu)?|saisi\w*|kokona\w*|ampeeri\w*|jannit\w*|volt\w*|sallit\w*|kuorma\w*|kesta\w*|kasa(ssa|an)|tait\w*|sisa(lla|ssa)|\d.*)$/

/** A figure that is not as it should be is another matter. */
const TROUBLE = /^(heittele|vaihtele|johtu|putoa|laske)/

const OWN_NAME = /^(pro|evo|lisaak\w*|(aurinko)?pane\w*|aurinkokenno\w*)$/

/** A figure of the products asked for; without one named, of the stations. */
export const specAnswer: Composer = (grounds) => {
  const { asked, knowledge } = grounds
  const spec = specTopics.find(({ topic }) => asked.topics.has(topic))
  const names = new Set(asked.products.flatMap(({ words }) => words))
  const about = asked.words.filter(
    (word) => !names.has(word) && !isTopicWord(word) && !GENERAL.test(word) && !numberOf(word),
  )
  const solar = asked.products.every(({ id }) => id === '4')
  if (!spec || asked.topics.has('price') || asked.topics.has('stock')) return undefined
  if (OTHER_QUESTION.test(asked.plain) && !(solar && asked.products.length && spec.topic !== 'acTime')) return undefined
  if (asked.language === 'fi' && about.some((word) => !OWN_NAME.test(word) && (!isWeak(word) || TROUBLE.test(word))))
    return undefined
  if (!asked.products.length && (about.length > 0 || (spec.topic === 'ip' && asked.language === 'fi'))) return undefined
  const { language } = asked
  const extended = spec.topic === 'capacity' || spec.topic === 'expansion' ? withBatteries(grounds) : undefined
  if (extended) return extended
  const products = productsAsked(grounds, ({ power }) => power !== undefined)
  const lines = products.flatMap((product) => {
    const figure = spec.of(product, language)
    return figure ? [{ product, figure }] : []
  })
  const [first] = lines
  if (!first) return undefined
  const reply =
    lines.length === 1
      ? `${nameIn(language, first.product)} – ${spec.label[language].toLowerCase().replace(/\b(usb|ups|dc5521|thd|ac)\b/g, (name) => name.toUpperCase())}: ${first.figure}.`
      : `${spec.label[language]}:\n${lines.map(({ product, figure }) => `- ${nameIn(language, product)}: ${figure}`).join('\n')}`
  const more = knowledge.passages.find(({ url }) => spec.more && url === `${pages.faq}#${spec.more}`)
  return {
    reply: more && language === 'fi' ? `${reply}\n\n${more.text.split('\n\n')[0]}` : reply,
    sources: [
      ...lines.map(({ product }) => ({ title: nameIn(language, product), url: productUrl(product.id) })),
      ...(more ? [{ title: more.title, url: more.url }] : []),
    ].slice(0, 3),
  }
}

/** A station with so many extra batteries: what they hold together. */
function withBatteries({ asked, knowledge }: Grounds) {
  const count = asked.products.find(({ id }) => id === '3')?.count
  const battery = knowledge.catalogue.find(({ id }) => id === '3')
  const stations = asked.products.flatMap(({ id }) =>
    knowledge.catalogue.filter((each) => each.id === id && each.expansion),
  )
  if (!count || !battery?.capacityWh || stations.length === 0) return undefined
  const { language } = asked
  const lines = stations.flatMap((station) =>
    station.capacityWh && battery.capacityWh && count <= (station.expansion?.maxExtraBatteries ?? 0)
      ? [
          `${nameIn(language, station)} + ${count} × ${nameIn(language, battery)}: ${energyIn(language, station.capacityWh + count * battery.capacityWh)}.`,
        ]
      : [],
  )
  if (lines.length === 0) return undefined
  return {
    reply: lines.join('\n'),
    sources: [...stations, battery].map((product) => ({
      title: nameIn(language, product),
      url: productUrl(product.id),
    })),
  }
}
