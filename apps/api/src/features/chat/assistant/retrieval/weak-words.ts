/**
 * Verbs, adverbs and adjectives that any question may have. They help to tell two passages apart, but a passage that lacks
 * them may well be the answer.
 */
const WEAK = new RegExp(
  `^(?:${[
    'men(?:e|n|i)',
    'tul(?:e|i|la|ta)',
    'anta|anna|antoi',
    'lait(?:a|t)|laitoi',
    'pan(?:na|e|i|en)$',
    'ot(?:a|ta|ti)|otin|ottaa',
    'jaa(?:$|n$|da|ko|ty)|jai',
    'jat(?:a|ta|ti)',
    'kay(?:$|da$|n$|ko$|vat$|nyt)|kavi',
    'alk(?:a|oi)|ala(?:n|a)?$|aloita',
    'loy(?:d|t)',
    'nay(?:n|t?ko)?$|nahda|naen',
    'katso|katto',
    'tie(?:d|t)a',
    'tapahtu|sattu|johtu|joutu|joudu',
    'yrit|onnistu|luul|muist|usko|kuul|tuntu|vaikutta(?:a|isi)|kannat|kysy|sano|kerro|mietit|ihmett',
    'kayt(?:a|e|t)(?!t?o)',
    'pysty|kykene|osaa',
    'viela|enaa|taas|aina|joskus|ikina|koskaan|yleensa|heti|pian|kohta|ensin|eka|ennen|jalkeen|valilla|samalla|yhta|suoraan|itse|itsestaan|itseksee|takaisin|pois|kokonaan|kauemmin|enemman|vahemman|liian|tosi|todella|oikeasti|ollenkaan|silti|vahan|paljon|kovin|edes|muuten|myohemmin|normaali|tavalli',
    'muu(?:n|t|ta|ssa|hun)?$|toi(?:nen|se|sta)|sam(?:a|an|aa|assa)$|hyva|hyvin|huono|is(?:o|on|oa|ot|ompi|omman|ompaan)$|suur|pien|kova|koko(?:$|a)|uusi|uude|uuden|vanha',
    'sais|saada|saat|saam|pida|pidet|pidan|tart|kuul(?:uu|ua)',
    'om(?:a|at|ia|iin|aan|an|alla|assa)$|osu(?:u|i)|lahel|vieres|lahist',
    'yo(?:$|n$|ksi$|lla$)|aivan|juuri$|oikein|sopi(?:i|va|si|vat)|kaatam|rank(?:ka|asti)|auki$|kiinni$|koske(?:v|e)|odot|eten|putoa|laske(?:e|nut)|heitta|heittele|tehty|jatku|nous(?:ee|i)|melk|kunnolla|vaan$|varmasti|suunnilleen|ainakin|keskimaar|valttamat',
    'hait(?:ta|aksi)|haittaa|vaara(?:a$|llista)|ongelma|hyotya|syy|tapa|tavalla|asian?|kohda|kohta',
  ].join('|')})`,
)

/** Whether a question means much the same without this word. */
export const isWeak = (word: string) => WEAK.test(word)
