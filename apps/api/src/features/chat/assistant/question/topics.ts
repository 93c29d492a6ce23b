/** What a question may be about besides the words of the texts, and the plain words that tell it, in three languages. */
const TOPICS = {
  price:
    /\b(hin(ta|na|to|noi|tai)\w*|pulit\w*|maksa(a|ako|vat|vatko|isi|isivat|is|n)?\b|kustan\w*|kallii\w*|kallis\w*|halvemp\w*|halvin\w*|halpa\w*|euroa?|euroina|arvonlisavero\w*|prices?|costs?|expensive|cheap\w*|kosta\w*|pris\w*|dyr\w*|billig\w*|moms)\b/,
  stock:
    /\b(varasto(ssa|sta|on|tilanne\w*|saldo\w*)|saatav\w*|hylly\w*|loppu|loppunut|loppuunmyy\w*|heti saatavi\w*|saa\w* .*\b(heti|nyt)|heti (myyda|lahet\w*|toimit\w*|mukaan|matkaan)|myytavana|in stock|available|availability|sold out|i lager|lagret?|slutsald|tillganglig\w*)\b/,
  weight:
    /\b(paina(a|ako|vat|va|vampi|vin)|paino(a|n|ssa|t)?|kevye\w+|kevy(t|in)|kiloa?|weighs?|weight|heavy|heaviest|light(er|est)|vager|vikt\w*|vikten|tung\w*|lattare)\b/,
  size: /\b(mitat|mitta|mittoja|mitoista|kokoinen|korkea|korkeus|leveys|levea|syvyys|syva|ulkomitat|tilavuus|koko (?=pro|evo|lisaak|aurinko|panee|kun|on|kasassa)|(laitteen|aseman|pron?|evon?|paneelin|lisaakun) koko|(kuinka|miten) (iso|suuri|pieni|korkea|levea|pitka) (on )?(?!takuu|palautus|lataus|toimitus|aika|akku\w* |voimal\w* riit)(?=pro|evo|ark|lisaak|aurinko|panee|asema|laite)|taitettuna|avattuna|dimensions?|size|how big|how large|matt|storlek\w*|hur stor ar)\b/,
  capacity: /\b(kapasiteet\w*|akkukapasit\w*|wattitunt\w*|wh|kwh|akun koko|capacity|kapacitet\w*|watt hours?)\b/,
  peak: /\b(huippu\w*|hetkelli\w*|maksimiteho\w*|peak|surge|toppeffekt\w*)\b/,
  power:
    /\b(nimellisteho\w*|teho|tehoa|tehon|tehot|tehokas|tehokkaampi|tehokkain|watteja|wattia|watit|jatkuva\w*|power output|continuous\w*|watts?|wattage|effekt\w*|powerful)\b/,
  outlets: /\b(pistorasi\w*|topsel\w*|schuko\w*|ac lah\w*|ac outlets?|outlets?|sockets?|uttag\w*|vagguttag\w*)\b/,
  usbC: /\busb ?c\b|\btype c\b/,
  usbA: /\busb ?a\b/,
  usb: /\busb\w*/,
  anderson: /\banderson\w*/,
  dc: /\bdc ?5521\w*/,
  outputs:
    /\b(lahdo\w*|lahto\w*|liitannat|liitantoja|portti\w*|portt\w*|portit|ulostulo\w*|outputs?|ports?|utgangar\w*|portar\w*)\b/,
  temperature:
    /\b(lampotila\w*|kayttolampo\w*|lamposta|kuinka (kuuma|kylma)\w*|montako astetta|temperatur\w*|degrees)\b/,
  cycles: /\b(sykli\w*|latauskert\w*|lataussykl\w*|elinika\w*|cycles?|lifetime|cykler|laddcykl\w*|livslangd)\b/,
  chemistry:
    /\b(kemia\w*|akkukemia\w*|akkutyyppi\w*|akkutekn\w*|(minkalai\w*|millai\w*) (akku|akut|kenno\w*)|lfp|lifepo4?\w*|litiumrauta\w*|chemistry|battery type|batterityp\w*)\b/,
  acTime:
    /\b(latausai(ka|kaa|ajat)|lataus kesta\w*|latautu\w*|lataa (tayteen|seinasta)|charge time|charging time|how (fast|long|quickly) (does|to|is|will|do).* (charge|charging)|laddtid\w*|hur (snabbt|lange|fort|lang tid) .*ladda\w*)\b/,
  ups: /\bups\w*|\bsiirtymaaika\w*|\bswitch ?over\b/,
  distortion: /\b(saro\w*|thd|siniaal\w*|sine wave|sinusvag\w*|distortion)\b/,
  protections: /\b(suojaukset|suojausta|suojauksia|suojaus|protections?|skydd)\b/,
  ip: /\b(ip ?67|kotelointiluok\w*|ip luok\w*|vesitiiv\w*|vedenpita\w*|vedenkesta\w*|water ?proof|waterproof|ip rating|kapslingsklass|vattentat\w*|tal .*vatten|rain)\b/,
  expansion: /\b(maksimikapasit\w*|enimmaiskapasit\w*|kokonaiskapasit\w*|laajenn\w*|expan\w*|utbygg\w*)\b/,
  difference:
    /\b(ero|eroa|erot|eroja|eroavat|eroaa|vertaa|vertaile\w*|vertailu\w*|vertailla|kumpi|kumman|kumpaa|verrattuna|vs|versus|difference\w*|compare\w*|comparison|which one|skillnad\w*|jamfor\w*|vilken)\b/,
  many: /\b(montako|kuinka (moni|monta|monen)|lukumaara|how many|hur manga)\b/,
} as const

export type Topic = keyof typeof TOPICS

const topics = Object.keys(TOPICS).filter((name): name is Topic => name in TOPICS)

/** The topics that a question's words tell of. */
export const topicsOf = (plain: string): ReadonlySet<Topic> =>
  new Set(topics.filter((topic) => TOPICS[topic].test(plain)))

/** Whether a word belongs to a topic rather than to what is asked of it. */
export const isTopicWord = (word: string): boolean => topics.some((topic) => TOPICS[topic].test(word))

/** Words of the topics as people write them, so that slips in them are found, too. */
export const TOPIC_WORDS =
  'hinta hinnat hinnasto maksaa kustantaa varastossa saatavilla saatavuus painaa paino mitat korkeus kapasiteetti huipputeho teho pistorasia pistorasiaa usb anderson lahdot lampotila lataussykli latausaika ero vertailu kumpi topseli topselia jaakaappi kahvinkeitin kylmalaukku katkaisusaha porakone imuri valaisin puhelin asiakaspalvelu puhelinnumero takuu palautus rekisterointi tilaus toimitus lisaakku aurinkopaneeli paneeli'.split(
    ' ',
  )
