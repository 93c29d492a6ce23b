import type { Load } from '@arkpax/schema/calculator-rules'
import type { Appliance } from '@arkpax/schema/content'
import type { Passage } from '../passages.ts'
import { numberOf, type Quantity } from './quantities.ts'

/** An appliance that a question names, or a bare figure in watts. `appliance` is the calculator's own entry for it. */
export interface AskedLoad extends Omit<Load, 'hoursPerDay'> {
  wattsMax?: number
  hoursPerDay?: number
  appliance?: Appliance
  /** Hours that the question tells of this load. */
  hours?: number
  /** Whether the watts are the customer's own. */
  stated: boolean
}

/** Words by which people call the calculator's appliances. Several appliances together come last. */
const CALLED: [id: string, pattern: RegExp][] = [
  ['kahvinkeitin', /\bkahvi(?!la|tauko)\w*|\bcoffee\b|\bkaffe\w*/],
  ['led-valonheittimet', /\b(?:led )?valonheit\w*|\bfloodlight\w*/],
  [
    'led-valaisimet',
    /\bled ?val(?!onh)\w*|\bledi\w*|\bvalaisi\w*|\bvalo(?:t|a|ja|jen|ille|ihin|jakin)?\b|\blamp(?:pu|un|ut|puja|uille|un)\b|\b(?:led )?lights?\b|\bbelysning\w*/,
  ],
  ['puhelimen-laturi', /\bpuheli(?!nnumero|npalv|nyhte)\w*|\bkannyk\w*|\bphones?\b|\bmobil\w*/],
  ['kylmalaukku', /\bkylmalauk\w*|\bkylmaboks\w*|\bcool ?box\w*|\bkylvask\w*/],
  ['veneen-elektroniikka', /\b(?:kartta)?plotter\w*|\bkaikuluota\w*|\bveneen? elektroniik\w*/],
  ['tuulettimet', /\btuulet(?:in|ti)\w*|\bfans?\b|\bflakt\w*/],
  ['iskuporakone', /\biskupora\w*/],
  ['porakoneet', /\bporakone\w*|\bporaa?\b/],
  ['pyorosahat', /\bpyorosah\w*|\bsirkkel\w*/],
  ['katkaisusaha', /\bkatkaisusah\w*|\bchop saw\w*/],
  ['hitsauskoneet', /\bhitsau\w*|\bhitsaa\w*|\bwelder\w*/],
  ['imurit', /\b(?:polyn)?imuri\w*|\bvacuum\w*/],
  ['poravasara', /\bporavasar\w*/],
  ['kulmahiomakone', /\bkulmahio\w*|\brallak\w*/],
  ['akkulaturit', /\btyokaluak\w*|\bakkulatur\w*/],
  ['evo-kannettava', /\bkannettava\w*(?: tietokone\w*)?(?! voimal| asema)|\blaptops?\b/],
  ['kotitoimisto', /\bkotitoimisto\w*|\betatoi\w*|\betapaiva\w*/],
  ['sahkokatko', /\bsahkokatko\w*|\bkodin tarkei\w*/],
  ['ulkotapahtuma', /\bulkotapahtum\w*|\bpihajuhl\w*/],
]
const TOGETHER = new Set(['kotitoimisto', 'sahkokatko', 'ulkotapahtuma', 'veneen-elektroniikka'])

/** Appliances whose watts a table of the site tells: their names there, and how people call them. */
const IN_TABLES: [name: string, pattern: RegExp][] = [
  ['jääkaappipakastin', /\bjaakaap\w*|\bpakasti\w*|\bfridge\w*|\bkylskap\w*/],
  ['reititin', /\breititi\w*|\breititti\w*|\brouter\w*/],
  ['äänentoisto', /\baanentois\w*/],
]

const NEAR = 24

/** The loads of a question: named appliances with the watts beside them, then watts that stand alone. */
export function askedLoads(
  plain: string,
  quantities: readonly Quantity[],
  appliances: readonly Appliance[],
  tables: readonly Passage[],
): AskedLoad[] {
  const watts = quantities.filter(({ unit }) => unit === 'W')
  const named = [...calledAppliances(plain, appliances), ...tabledAppliances(plain, tables)]
  const several = named.length > 1 ? named.filter(({ id }) => !TOGETHER.has(id)) : named
  const chosen = several.length ? several : named.slice(0, 1)
  const used = new Set<Quantity>()
  const loads = chosen
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, load }) => {
      const own = watts.find((each) => !used.has(each) && Math.abs(each.at - at) <= NEAR)
      if (own) used.add(own)
      if (!own && !load.watts) return []
      const count = countBefore(plain.slice(0, Math.min(at, own?.at ?? at)))
      const stated = own ? { watts: own.value, wattsMax: undefined, startWatts: undefined } : {}
      return [{ ...load, watts: load.watts ?? 0, ...stated, count, stated: own !== undefined }]
    })
  const bare = watts
    .filter((each) => !used.has(each))
    .map(({ value, at }) => ({ name: '', watts: value, count: countBefore(plain.slice(0, at)), stated: true }))
  return withHours([...loads, ...bare], quantities)
}

/** 'kylmälaukku 10 tuntia ja valot 8 tuntia': as many hours as loads belong to them in their order. */
function withHours(loads: AskedLoad[], quantities: readonly Quantity[]): AskedLoad[] {
  const hours = quantities.filter(({ unit, value }) => unit === 'h' && value <= 24)
  if (loads.length < 2 || hours.length !== loads.length) return loads
  return loads.map((load, index) => ({ ...load, hours: hours[index]?.value }))
}

type Called = { id: string; at: number; load: Partial<AskedLoad> & { name: string } }

function calledAppliances(plain: string, appliances: readonly Appliance[]): Called[] {
  return CALLED.flatMap(([id, pattern]) => {
    const at = pattern.exec(plain)?.index
    const appliance = appliances.find((each) => each.id === id)
    if (at === undefined || !appliance) return []
    const { name, watts, wattsMax, startWatts, dutyPercent, hoursPerDay } = appliance
    return [{ id, at, load: { name, watts, wattsMax, startWatts, dutyPercent, hoursPerDay, appliance } }]
  })
}

function tabledAppliances(plain: string, tables: readonly Passage[]): Called[] {
  return IN_TABLES.flatMap(([name, pattern]) => {
    const at = pattern.exec(plain)?.index
    if (at === undefined) return []
    const told = tables.map(({ text }) => new RegExp(`${name} (\\d+)\\s?W`).exec(text)?.[1]).find(Boolean)
    return [{ id: name, at, load: { name, watts: told ? Number(told) : undefined } }]
  })
}

/** '2 kertaa', 'kaksi', '3 x' right before a load. */
function countBefore(before: string): number {
  const [, times, number] = /(\d+|[a-z]+) (?:kertaa|x|kpl|kappaletta) $|(\d+|[a-z]+) $/.exec(before) ?? []
  const count = numberOf(times ?? number ?? '')
  return count && Number.isInteger(count) && count <= 50 ? count : 1
}
