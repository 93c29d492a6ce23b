/** A unit in its base: 25,3 kWh is 25300 of energy. */
export interface Unit {
  measure: string
  factor: number
}

const unit = (measure: string, factor = 1): Unit => ({ measure, factor })

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** Unit signs as they are written; case tells `W` from `w` and `m` from `M`. */
const SIGNS = new Map<string, Unit>([
  ['W', unit('power')],
  ['kW', unit('power', 1000)],
  ['Wh', unit('energy')],
  ['kWh', unit('energy', 1000)],
  ['V', unit('voltage')],
  ['kV', unit('voltage', 1000)],
  ['A', unit('current')],
  ['mA', unit('current', 0.001)],
  ['Ah', unit('charge')],
  ['mAh', unit('charge', 0.001)],
  ['Hz', unit('frequency')],
  ['dB', unit('loudness')],
  ['ms', unit('time', 0.001)],
  ['s', unit('time')],
  ['min', unit('time', MINUTE)],
  ['h', unit('time', HOUR)],
  ['t', unit('time', HOUR)],
  ['vrk', unit('time', DAY)],
  ['pv', unit('time', DAY)],
  ['vk', unit('time', 7 * DAY)],
  ['kk', unit('months')],
  ['v', unit('months', 12)],
  ['g', unit('mass')],
  ['kg', unit('mass', 1000)],
  ['mm', unit('length')],
  ['cm', unit('length', 10)],
  ['m', unit('length', 1000)],
  ['km', unit('length', 1_000_000)],
  ['m²', unit('area')],
  ['l', unit('volume')],
  ['dl', unit('volume', 0.1)],
  ['°C', unit('temperature')],
  ['°', unit('temperature')],
  ['%', unit('share')],
  ['€', unit('euros')],
  ['e', unit('euros')],
  ['snt', unit('euros', 0.01)],
])

/** Unit words by their stems, in any case of the noun and as adjectives (`1,5-tuntinen`). The first that fits counts. */
const WORDS: [RegExp, Unit][] = [
  [/^kilowattitun[tn]/, unit('energy', 1000)],
  [/^wattitun[tn]/, unit('energy')],
  [/^kilowat(?:ti|in|te)/, unit('power', 1000)],
  [/^wat(?:ti|in|te)/, unit('power')],
  [/^vol(?:tti|tin|tte)/, unit('voltage')],
  [/^milliampeeritun[tn]/, unit('charge', 0.001)],
  [/^ampeeritun[tn]/, unit('charge')],
  [/^ampeer/, unit('current')],
  [/^hert(?:si|se)/, unit('frequency')],
  [/^desibel/, unit('loudness')],
  [/^millisekun/, unit('time', 0.001)],
  [/^sekun[tn]/, unit('time')],
  [/^minuu[td]/, unit('time', MINUTE)],
  [
    /^tun(?:ti|tia|nin|nissa|nista|niksi|nilla|tiin|tien|teja|neissa|nit|tinen|tisen|tista|tisia|tiset|tisessa)$/,
    unit('time', HOUR),
  ],
  [/^vuorokau|^vuorokaut/, unit('time', DAY)],
  [/^(?:arki)?päiv(?:ä|ää|än|ässä|ästä|äksi|ät|iä|ien|äinen|äisen|äistä)$/, unit('time', DAY)],
  [/^viik(?:ko|koa|on|ossa|oksi|kojen|koinen)$/, unit('time', 7 * DAY)],
  [/^kuukau[tsd]/, unit('months')],
  [/^vuo(?:si|tta|den|dessa|desta|deksi|teen|sien|sia|tinen|tisen|tista|tiset)$/, unit('months', 12)],
  [/^kilometri/, unit('length', 1_000_000)],
  [/^senttimetri/, unit('length', 10)],
  [/^millimetri/, unit('length')],
  [/^metri/, unit('length', 1000)],
  [/^kilogramma|^kilo(?:a|n|t|ja|inen|isen|ista)?$/, unit('mass', 1000)],
  [/^gramma/, unit('mass')],
  [/^litra/, unit('volume')],
  [/^celsius|^aste(?:tta|en|essa|ista|eseen|iseen)?$/, unit('temperature')],
  [/^prosent/, unit('share')],
  [/^euro/, unit('euros')],
  [/^sentti(?:ä)?$/, unit('euros', 0.01)],
  [/^(?:lataus|purku)?sykl/, unit('cycles')],
  [/^(?:lataus|purku)ker[tr]/, unit('cycles')],
  [/^lataus(?:ta|ten)?$|^latauk/, unit('charges')],
  [/^kup(?:pi|in|illi|illis)/, unit('cups')],
  [/^lähtö/, unit('outputs')],
  [/^(?:ac-)?pistoras/, unit('sockets')],
  [/^(?:usb-[ac]?-?)?port(?:ti|in|te)/, unit('ports')],
  [/^suojau[sk]/, unit('protections')],
]

/** The unit that a sign or a word stands for; undefined for any other word. */
export function unitOf(text: string): Unit | undefined {
  const sign = SIGNS.get(text) ?? SIGNS.get(KNOWN_SLIPS.get(text) ?? '')
  if (sign) return sign
  const word = text.toLowerCase()
  return WORDS.find(([stem]) => stem.test(word))?.[1]
}

/** Signs as careless hands write them. */
const KNOWN_SLIPS = new Map([
  ['wh', 'Wh'],
  ['WH', 'Wh'],
  ['kwh', 'kWh'],
  ['KWh', 'kWh'],
  ['kw', 'kW'],
  ['KW', 'kW'],
  ['w', 'W'],
  ['ah', 'Ah'],
  ['mah', 'mAh'],
  ['Kg', 'kg'],
  ['KG', 'kg'],
  ['hz', 'Hz'],
])
