// Finds facts of the settings, and counts of products, that are written out where they should be named: `[[company.phone]]`.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@arkpax/schema/settings'

/** A fact that is written out. */
export interface LiteralFact {
  /** 'content/policies/x.mdx:12' */
  at: string
  line: string
  /** The setting: 'company.phone'; 'product.count' is a count of ports. */
  fact: string
}

/** What editors and programmers write for people to read. */
const WRITTEN = [
  'content/**/*.{mdx,json,yml}',
  'apps/site/src/**/*.{ts,tsx,astro}',
  'apps/api/src/**/*.ts',
  'packages/schema/src/**/*.ts',
  'scripts/**/*.{ts,typ}',
]
/** Translations are held against their originals instead: they name the facts that those name. */
const NOT_WRITTEN =
  /\.test\.tsx?$|content\/data\/(settings|images)\.json$|safety-examples|assistant\/(?:asked\/.*|meanings)\.yml$|\/seeds\/|scripts\/literal-facts|content\/translations\/|\.(?:sv|en)\.ts$/

/** Facts of `settings` that are written out below `root`, in every spelling that our languages have for them. */
export function literalFacts(root: string, settings: Settings): LiteralFact[] {
  const spellings = spellingsOf(settings)
  return globSync(WRITTEN, { cwd: root })
    .filter((file) => !NOT_WRITTEN.test(file) && !file.includes('node_modules'))
    .sort()
    .flatMap((file) => findIn(file, readFileSync(join(root, file), 'utf8'), spellings))
}

/** The facts that one text writes out. */
export function literalFactsIn(text: string, settings: Settings, file = 'x.mdx'): LiteralFact[] {
  return findIn(file, text, spellingsOf(settings))
}

function findIn(file: string, text: string, spellings: readonly Spelling[]): LiteralFact[] {
  return withoutComments(file, text)
    .split('\n')
    .flatMap((line, index) => {
      const plain = line.replace(/\u00A0|\u202F|&nbsp;|\\u00A0/g, ' ')
      const told = spellings.filter(({ pattern }) => pattern.test(plain)).map(({ fact }) => fact)
      return [...new Set(told)].map((fact) => ({ at: `${file}:${index + 1}`, line: plain.trim(), fact }))
    })
}

/** Comments give examples, and so do questions that people ask; their lines stay, so that numbers of lines do. */
function withoutComments(file: string, text: string): string {
  if (file.includes('assistant/intents/'))
    return text.replace(/^ {2}asked:\n(?: {4}.*\n|\n)*/gm, (asked) => asked.replace(/[^\n]/g, ''))
  if (!/\.(ts|tsx|astro)$/.test(file)) return text
  return text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, '')).replace(/^\s*\/\/.*$/gm, '')
}

interface Spelling {
  fact: string
  pattern: RegExp
}

function spellingsOf({ company, hours, terms }: Settings): Spelling[] {
  const { street, postalCode, city } = company.address
  const digits = company.phone.display.replace(/\D/g, '')
  const phone = (numbers: string) => [...numbers].join(' ?')
  const { opens = '', closes = '' } = hours.week.monday ?? {}
  const clock = (time: string) => `0?${Number(time.slice(0, 2))}(?:[.:]${time.slice(3)})?`
  const years = terms.warrantyMonths / 12
  const figure = (value: number) => String(value).replace('.', '[.,]')
  const days = '(?:[ -]?(?:päiv|dag|day))'
  return [
    ['company.phone', `\\+?${phone(digits)}|\\b0 ?${phone(digits.slice(3))}`],
    ['company.email', literal(company.email)],
    ['company.street', literal(street)],
    ['company.address', `${postalCode} (?:${literal(city)}|Åbo)`],
    ['company.businessId', literal(company.businessId)],
    ['company.legalName', literal(company.legalName)],
    ['hours', `\\b${clock(opens)} ?[–-] ?${clock(closes)}(?![\\d:%])(?! ?(?:W|h|Wh|V|%)\\b)`],
    ['terms.vatPercent', `\\b${figure(terms.vatPercent)} ?%`],
    ['terms.warrantyMonths', `\\b${terms.warrantyMonths} ?(?:kk\\b|kuukau|months?\\b|månad)`],
    ['terms.warrantyMonths', `\\b(?:${years}|${YEARS[years] ?? years}) ?(?:vuotta|vuoden|years?|år)\\b`],
    ['terms.returnDays', `\\b${terms.returnDays}${days}`],
    ['terms.withdrawalDays', `\\b${terms.withdrawalDays}${days}`],
    ['terms.deliveryDays', `\\b${terms.deliveryDays}${days}`],
    ['terms.returnPickupStation', `\\b${terms.returnPickupStation} ?€`],
    ['terms.returnPickupPanel', `\\b${terms.returnPickupPanel} ?€`],
    ['terms.replyOfficeHours', '\\b24 ?(?:tunni|tuntia|timmar|hours)'],
    ['terms.replyOfficeHours', '\\b1–2 ?(?:arkipäiv|vardag|(?:working|business|week) ?days)'],
    [
      'product.count',
      `${NUMBER}${NOT_A_MEASURE} (?:(?:\\[\\[[^\\]]*\\]\\]|[\\p{L}\\d])[^ |".,;!?]* ){0,2}?[\\p{L}\\d-]*${PORTS}`,
    ],
    ['product.count', `(?:pistorasioita|portteja|lähtöjä|liittimiä|liitäntöjä)(?: \\p{L}+)? ${NUMBER}`],
  ].map(([fact = '', source = '']) => ({ fact, pattern: new RegExp(source, 'iu') }))
}

const YEARS: Readonly<Record<number, string | undefined>> = {
  1: 'yksi|yhden|one|ett',
  2: 'kaksi|kahden|two|två',
  3: 'kolme|kolmen|three|tre',
  5: 'viisi|viiden|five|fem',
}

/** A number up to three figures, or as a word in the forms that stand before a noun. */
const NUMBER = `(?<![\\p{L}\\d[.,:–+-])(?:\\d{1,3}|${[
  'yksi|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|yhden|kahden|kolmen|neljän|viiden|kuuden',
  'två|tre|fyra|fem|sex|sju|åtta|nio|tio|one|two|three|four|five|six|seven|eight|nine|ten',
].join('|')})(?![\\p{L}\\d:–-]|[.,]\\d)`

/** '12 V:n lähtö' counts no outputs. */
const NOT_A_MEASURE =
  '(?! ?(?:(?:k?Wh|[VWAhsm]|ms|mm|cm|kg|%|°C)(?!\\p{L})|volt|watt|ampee|tun|minuu|sekun|päiv|kuuk|vuo|prosen|hour|day|tim|dag))'

const PORTS =
  '(?:pistorasi|portti|portin|portit|porttia|lähtö[äj]|lähdön|lähdöt|liitin|liitintä|liittime|liitäntä|liitännä|outlets?\\b|sockets?\\b|\\bports?\\b|outputs?\\b|uttag\\b|utgång|portar\\b|kontakter\\b|connectors?\\b)'

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', ' ?')
