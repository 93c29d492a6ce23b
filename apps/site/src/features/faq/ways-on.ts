import { pathIn } from '@arkpax/schema/translated-pages'
import { language } from '~/lib/language.fi.ts'
import { articlePath, useCasePath as pathOfUse, paths, postPath, productPath } from '~/lib/paths.ts'
import { faqText } from './faq.fi.ts'

type Way = keyof typeof faqText.ways

const PLACES: Record<Way, string> = {
  comparison: paths.comparison,
  calculator: paths.calculator,
  ports: productPath('2'),
  water: `${productPath('1')}#ominaisuudet`,
  battery: productPath('3'),
  panel: productPath('4'),
  offer: paths.contact,
  charging: articlePath('latausnopeuden-optimointi'),
  winter: postPath('akku-pakkasessa-seitseman-vinkkia-talveen'),
  tools: pathOfUse('ulkorakennustyokalut'),
  boat: pathOfUse('veneily'),
  warranty: paths.warranty,
  fault: paths.warrantyCase,
  registration: paths.registration,
  returns: paths.returns,
}

/** Where the answer to a question, by its id, leads on. What staff add leads nowhere by itself. */
const WAYS = new Map<string, Way>(
  Object.entries({
    'kumpi-malli-sopii-minulle': 'comparison',
    'mita-ip67-tarkoittaa': 'water',
    'mita-lahtoja-asemissa-on': 'ports',
    'montako-lisaakkua-voi-kytkea': 'battery',
    'kuinka-pitkaan-akku-riittaa': 'calculator',
    'miten-tilaan-tuotteen': 'offer',
    'kuinka-nopeasti-asema-latautuu': 'charging',
    'montako-aurinkopaneelia-tarvitsen': 'panel',
    'toimiiko-asema-pakkasella': 'winter',
    'jaksaako-asema-kaynnistaa-tyokalun': 'tools',
    'miten-asema-kytketaan-veneeseen': 'boat',
    'kuinka-pitka-takuu-on': 'warranty',
    'miten-haen-takuuta': 'fault',
    'mita-takuu-ei-kata': 'warranty',
    'miksi-tuote-kannattaa-rekisteroida': 'registration',
    'mista-loydan-sarjanumeron': 'registration',
    'voinko-palauttaa-tuotteen': 'returns',
    'milloin-saan-hyvityksen': 'returns',
    'voinko-korjata-aseman-itse': 'fault',
  } satisfies Record<string, Way>),
)

/** The link that goes on from the answer to a question; none to a page that is not in the language of this one. */
export function wayOn(questionId: string): { href: string; label: string } | undefined {
  const way = WAYS.get(questionId)
  if (!way) return undefined
  const href = PLACES[way]
  const isHere = language === 'fi' || pathIn(language, href) !== href
  return isHere ? { href, label: faqText.ways[way] } : undefined
}
