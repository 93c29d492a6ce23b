import { additionsOf, stationsOf } from '@arkpax/schema/calculator-choices'
import { demandOf, PRACTICAL_SHARE, planStation, runtimeHours, type Station } from '@arkpax/schema/calculator-rules'
import { hoursText } from '@arkpax/schema/runtime-figures'
import { pages } from '../content/site-urls.ts'
import type { Language } from '../passages.ts'
import type { AskedLoad } from '../question/loads.ts'
import { type Composer, energyIn, type Grounds, nameIn, unitIn } from './answer.ts'
import { runtimeWords } from './runtime.words.ts'

const ASKS =
  /\b(riitta\w*|kesta\w*|kauanko|(?:kuinka|miten) pitka(?:an|lle)|jaksa\w*|pyori\w*|toimii\w*|kayttoai\w*|kayttoaja\w*|tuntia|palaa|kaynnis\w*|kayttaa|pysyy\w*|parja\w*|lisaakku\w*|kuppi\w*|kupillis\w*|kertaa|kulutta\w*|kuluu|lataukse\w*|ladata|keitet\w*|runs?|last|lasts|power|long|enough|racker|driva|lange|hours?)\b/
const NOT_RUNTIME =
  /\b(takuu\w*|palaut\w*|hin(ta|nan)|maksa\w*|paina\w*|puhelinnumero|soitt\w*|kytken|kytketaan|rekister\w*|evaste\w*|latausteho\w*|aggregaat\w*|paneeli\w* (tuot|saa|anta)\w*|arvostel\w*)\b/

/** How long the stations run the appliances of the question, and whether their power and energy suffice. */
export const runtimeAnswer: Composer = (grounds) => {
  const { asked, knowledge } = grounds
  if (asked.loads.length === 0 || NOT_RUNTIME.test(asked.plain) || asked.topics.has('price')) return undefined
  const stated = asked.loads.some((load) => load.stated)
  const bare = asked.words.length <= asked.loads.length + asked.products.length + asked.quantities.length
  if (!ASKS.test(asked.plain) && !stated && !bare) return undefined
  if (stated && !ASKS.test(asked.plain) && /\b(miten|miksi|paneeli\w*|usb|portti\w*)\b/.test(asked.plain))
    return undefined
  const { language } = asked
  const words = runtimeWords[language]
  const hours = hoursOf(grounds)
  const days = daysOf(grounds)
  const stations = stationsOf(knowledge.catalogue)
  const named = stations.filter(({ id }) => asked.products.some((product) => product.id === id))
  const chosen = named.length ? named : stations
  const extra = extraBatteries(grounds)
  const lines = chosen.map((station) => `- ${stationLine(grounds, station, { hours, days, extra })}`)
  const counted = countedLines(grounds, chosen)
  const notes = [
    ...new Set(asked.loads.flatMap(({ appliance, stated: own }) => (appliance?.note && !own ? [appliance.note] : []))),
  ]
  return {
    reply: [
      words.lead(loadsText(asked.loads, language)),
      ...energyLines(asked.loads, hours, days, language),
      ...lines,
      ...counted,
      '',
      words.nominal,
      ...(language === 'fi' ? notes : []),
    ].join('\n'),
    sources: [{ title: words.calculator, url: pages.calculator }],
  }
}

interface Use {
  hours: number | undefined
  days: number
  extra: number
}

function stationLine({ asked, knowledge }: Grounds, station: Station, { hours, days, extra }: Use): string {
  const { language, loads } = asked
  const words = runtimeWords[language]
  const { batteryWh, panelWatts } = additionsOf(knowledge.catalogue)
  const product = knowledge.catalogue.find(({ id }) => id === station.id)
  const name = (product ? nameIn(language, product) : station.name) + (extra ? words.plusBatteries(extra) : '')
  const capacityWh = station.capacityWh + extra * batteryWh
  const used = loads.map((load) => ({ ...load, hoursPerDay: load.hours ?? hours ?? load.hoursPerDay ?? 1 }))
  const plan = planStation(
    { ...station, capacityWh, maxExtraBatteries: station.maxExtraBatteries - extra },
    used,
    { together: true, days },
    { batteryWh, panelWatts },
  )
  const watt = (value: number) => unitIn(language, Math.round(value), 'W')
  if (!plan.powerSuffices) return words.tooWeak(name, watt(plan.demand.watts), watt(station.continuousWatts))
  if (!plan.startSuffices) return words.startTooWeak(name, watt(plan.demand.startWatts), watt(station.peakWatts))
  const most = demandOf(
    used.map((load) => ({ ...load, watts: load.wattsMax ?? load.watts })),
    { together: true },
  ).watts
  const power =
    most > station.continuousWatts
      ? words.powerUpTo(watt(station.continuousWatts))
      : words.powerSuffices(watt(station.continuousWatts), startsHard(loads) ? watt(station.peakWatts) : undefined)
  const [least, longest] = [most, plan.demand.watts].map((draw) => draw && capacityWh / averageOf(loads, draw))
  const span = rangeText(language, least ?? 0, longest ?? 0)
  const practical = rangeText(language, (least ?? 0) * PRACTICAL_SHARE, (longest ?? 0) * PRACTICAL_SHARE)
  const verdict =
    hours === undefined && !asksBatteries(asked.plain)
      ? ''
      : words.verdict(plan.extraBatteries, station.maxExtraBatteries)
  return `${words.lasts(name, span, practical)} ${power}${verdict && ` ${verdict}`}`
}

/** Average watts when the loads together take `draw` while they run. */
function averageOf(loads: readonly AskedLoad[], draw: number): number {
  const running = loads.reduce((sum, { count, watts }) => sum + count * watts, 0)
  const average = loads.reduce(
    (sum, { count, watts, dutyPercent }) => sum + (watts * count) / runtimeHours(1, 1, dutyPercent),
    0,
  )
  return (draw * average) / running
}

const startsHard = (loads: readonly AskedLoad[]) => loads.some(({ startWatts }) => startWatts)
const asksBatteries = (plain: string) =>
  /\b(montako|kuinka monta|how many|hur manga) (extra |extra)?(lisaak|lisa ak|batter)\w*/.test(plain)

function extraBatteries({ asked }: Grounds): number {
  const mention = asked.products.find(({ id }) => id === '3')
  return mention && !asksBatteries(asked.plain) && mention.count <= 10 ? mention.count : 0
}

/** The hours a day that the question tells; whoever asks for days of a load that has no usual hours means it to run all along. */
function hoursOf({ asked }: Grounds): number | undefined {
  const stated = asked.quantities.find(({ unit }) => unit === 'h')?.value
  const allDay =
    asked.quantities.some(({ unit }) => unit === 'days') && asked.loads.every(({ hoursPerDay }) => !hoursPerDay)
  if (stated === undefined && allDay) return 24
  return stated && stated <= 24 ? stated : undefined
}

function daysOf({ asked }: Grounds): number {
  const stated = asked.quantities.find(({ unit }) => unit === 'days')?.value
  return stated && stated <= 30 ? Math.round(stated) : 1
}

/** 'jääkaappi 80 W + valot 40 W'. */
const loadsText = (loads: readonly AskedLoad[], language: Language) =>
  loads
    .map(({ name, count, watts, wattsMax, startWatts }) => {
      const draw =
        wattsMax && wattsMax !== watts ? `${watts}–${unitIn(language, wattsMax, 'W')}` : unitIn(language, watts, 'W')
      const start = startWatts ? runtimeWords[language].start(unitIn(language, startWatts, 'W')) : ''
      return `${count > 1 ? `${count} × ` : ''}${[language === 'fi' ? name.toLowerCase().replace('led', 'LED') : '', draw].filter(Boolean).join(' ')}${start}`
    })
    .join(' + ') + totalText(loads, language)

/** ' = 1600 W' where there is something to add up. */
function totalText(loads: readonly AskedLoad[], language: Language): string {
  if (loads.every(({ count }) => count === 1) && loads.length === 1) return ''
  const watts = loads.reduce((sum, load) => sum + load.count * load.watts, 0)
  return ` = ${unitIn(language, watts, 'W')}`
}

/** What the stated hours, or an appliance's usual day where consumption is asked, come to. */
function energyLines(
  loads: readonly AskedLoad[],
  hours: number | undefined,
  days: number,
  language: Language,
): string[] {
  const usual = loads.every(({ hoursPerDay }) => hoursPerDay)
  if (hours === undefined && !usual) return []
  const perDay = loads.reduce(
    (sum, { count, watts, dutyPercent = 100, hoursPerDay = 0, hours: own }) =>
      sum + (count * watts * dutyPercent * (own ?? hours ?? hoursPerDay)) / 100,
    0,
  )
  if (hours === undefined) {
    const [first] = loads
    return loads.length === 1 && first?.hoursPerDay
      ? [
          runtimeWords[language].usualDay(
            unitIn(language, first.hoursPerDay, 'h'),
            energyIn(language, Math.round(perDay)),
          ),
        ]
      : []
  }
  return [
    runtimeWords[language].need(
      energyIn(language, Math.round(perDay * days)),
      energyIn(language, Math.ceil((perDay * days) / PRACTICAL_SHARE)),
      days,
    ),
  ]
}

/** What the site counts in cups and charges rather than hours. */
function countedLines({ asked, knowledge }: Grounds, stations: readonly Station[]): string[] {
  if (asked.language !== 'fi') return []
  return asked.loads.flatMap(({ appliance, stated }) => {
    if (!appliance || stated) return []
    return stations.flatMap(({ id, name }) => {
      const told = knowledge.appliances.find((each) => each.model === id && each.name === appliance.name)
      return told?.duration && /[a-zåäö]{4}/.test(told.duration.replace('jopa', ''))
        ? [`- ${name}: ${told.duration}`]
        : []
    })
  })
}

function rangeText(language: Language, least: number, most: number): string {
  const [low, high] = [hoursText(least), hoursText(most)].map((text) =>
    language === 'en' ? text.replace(',', '.') : text,
  )
  return low === high || !low ? `${high}` : `${low}–${high}`
}
