import { additionsOf } from '@arkpax/schema/calculator-choices'
import { dailyWh, type Load, PRACTICAL_SHARE, panelDayWh } from '@arkpax/schema/calculator-rules'
import { pages } from '../content/site-urls.ts'
import {
  type Composer,
  energyIn,
  type Grounds,
  hoursIn,
  kindOf,
  listed,
  pagesOf,
  tellerOf,
  withUnitIn,
} from './composed.ts'
import { calculatorPage, deviceIn, loadsOf, loadsText, periodOf, type Reckoned, reckon } from './loads.ts'

/** Kinds of the questions that are answered with yes or no, and times that their names tell. */
const YES_NO = ['can', 'overnight', 'weekend', 'together']
const TOLD_BY_KIND: Record<string, { hours?: number; days?: number }> = {
  overnight: { hours: 8 },
  weekend: { days: 2 },
}

/** Whether the stations run the devices of the question, and how long; without a device or watts it asks for the watts. */
export const runtimeAnswer: Composer = (grounds) => {
  const { asked } = grounds
  const kind = kindOf(grounds)
  const teller = tellerOf(grounds)
  if (asked.loads.length === 0) {
    const calculator = { title: teller.say('page.calculator'), url: pages.calculator }
    return { reply: teller.say('runtime.ask'), sources: [calculator], asks: true }
  }
  const period = { ...TOLD_BY_KIND[kind], ...periodOf(asked.quantities) }
  const days = period.days ?? 1
  const loads = loadsOf(grounds).map((load) => withHours(load, period))
  const sources = (reckoned: readonly Reckoned[]) => [
    calculatorPage(grounds, loads, days),
    ...pagesOf(
      grounds,
      reckoned.map(({ id }) => id),
    ),
  ]
  const reckoned = reckon(grounds, loads, days)
  if (kind === 'how-much-watts') return { reply: wattsLines(grounds, loads), sources: sources([]) }

  const isTimed = period.hours !== undefined || period.days !== undefined
  const isEnough = ({ isStrong, plan }: Reckoned) => isStrong && (!isTimed || plan.extraBatteries === 0)
  const isYesNo = YES_NO.some((each) => kind.startsWith(each))
  const lines = reckoned.map((each) => lineOf(grounds, each, isTimed))
  const load = teller.say('runtime.load', { loads: loadsText(grounds, loads) })
  const body = lines.length === 1 ? [`${lines[0]}.`, load] : [load, listed(lines)]
  const verdict = isYesNo ? verdictOf(grounds, reckoned.filter(isEnough), reckoned) : undefined
  return {
    reply: verdict ? `${verdict} ${body.join('\n')}` : body.join('\n'),
    details: detailsOf(grounds, loads, { days, isTimed }),
    sources: sources(reckoned).slice(0, 3),
  }
}

/** Hours that the question tells; of a device that has no usual hours, days mean all day. */
function withHours(load: Load, { hours, days }: { hours?: number; days?: number }): Load {
  return hours === undefined && days !== undefined && load.name === ''
    ? { ...load, hoursPerDay: 24 }
    : { ...load, ...(hours && { hoursPerDay: load.hoursPerDay === 1 ? hours : load.hoursPerDay }) }
}

function verdictOf(grounds: Grounds, enough: readonly Reckoned[], all: readonly Reckoned[]): string {
  const teller = tellerOf(grounds)
  if (enough.length === all.length) return teller.say('yes')
  if (enough.length === 0) return teller.say('no')
  const names = (of: readonly Reckoned[]) => of.map(({ name }) => name).join(', ')
  return teller.say('some', { yes: names(enough), no: names(all.filter((each) => !enough.includes(each))) })
}

/** 'Ark PRO: noin 34 h (nimellisesti 38 h), energia riittää'. */
function lineOf(grounds: Grounds, reckoned: Reckoned, isTimed: boolean): string {
  const { language } = grounds.asked
  const teller = tellerOf(grounds)
  const { name, station, plan, hours, practicalHours, most } = reckoned
  const watts = (value: number) => withUnitIn(language, Math.round(value), 'W')
  if (!plan.powerSuffices)
    return teller.say('runtime.weak', { name, need: watts(plan.demand.watts), power: watts(station.continuousWatts) })
  if (!plan.startSuffices)
    return teller.say('runtime.weak-start', {
      name,
      need: watts(plan.demand.startWatts),
      power: watts(station.peakWatts),
    })
  const lasts =
    timesLine(grounds, reckoned) ??
    teller.say('runtime.lasts', { name, practical: span(practicalHours), nominal: span(hours) })
  const upTo =
    most > station.continuousWatts ? [teller.say('runtime.up-to', { power: watts(station.continuousWatts) })] : []
  return [lasts, ...upTo, ...(isTimed ? [energyVerdict(grounds, reckoned)] : [])].join(', ')

  function span(longest: number): string {
    const draw = plan.demand.watts
    const least = most > draw ? (longest * draw) / Math.min(most, station.continuousWatts) : longest
    const [low, high] = [hoursIn(language, least), hoursIn(language, longest)]
    return low === high ? high : `${low}–${high}`
  }
}

/** Devices that are charged, or whose cups and washes are asked for, are told in how many times. */
function timesLine(grounds: Grounds, { name, station }: Reckoned): string | undefined {
  const { asked } = grounds
  const [load, ...others] = asked.loads
  const each = load?.appliance?.each
  if (!each || others.length > 0 || load.stated) return undefined
  if (each.what !== 'charge' && each.what !== 'km' && !kindOf(grounds).startsWith('how-many')) return undefined
  const teller = tellerOf(grounds)
  const practical = Math.floor((station.capacityWh * PRACTICAL_SHARE) / each.wh)
  const nominal = Math.floor(station.capacityWh / each.wh)
  return teller.say('runtime.times', {
    name,
    practical,
    nominal,
    what: teller.say(`each.${each.what}`, { count: practical }),
  })
}

function energyVerdict(grounds: Grounds, { plan, station }: Reckoned): string {
  const teller = tellerOf(grounds)
  if (plan.extraBatteries === 0) return teller.say('runtime.enough')
  if (plan.extraBatteries === undefined) return teller.say('runtime.never', { count: station.maxExtraBatteries })
  return teller.say('runtime.batteries', { count: plan.extraBatteries })
}

const wattsLines = (grounds: Grounds, loads: readonly Load[]) =>
  listed(
    loads.map((load, index) => {
      const { language } = grounds.asked
      const asked = grounds.asked.loads[index]
      const name = asked ? deviceIn(grounds, asked) : ''
      const watts = loadsText(
        { ...grounds, asked: { ...grounds.asked, loads: asked ? [{ ...asked, appliance: undefined }] : [] } },
        [load],
      )
      const told = tellerOf(grounds).say('runtime.watts', { name: name.charAt(0).toUpperCase() + name.slice(1), watts })
      return `${told}${load.dutyPercent ? '' : ''}${language === 'fi' && asked?.appliance?.note ? `. ${asked.appliance.note}` : '.'}`
    }),
  )

/** What the panels that are named bring, what the time needs, and how it was counted. */
function detailsOf(
  grounds: Grounds,
  loads: readonly Load[],
  { days, isTimed }: { days: number; isTimed: boolean },
): string {
  const { asked, knowledge } = grounds
  const { language } = asked
  const teller = tellerOf(grounds)
  const perDay = dailyWh(loads)
  const panel = asked.products.find(({ id }) => knowledge.catalogue.some((each) => each.id === id && each.panelWatts))
  const sun = panel ? panel.count * panelDayWh(additionsOf(knowledge.catalogue)) : 0
  const notes = asked.loads.flatMap(({ appliance, stated }) => (appliance?.note && !stated ? [appliance.note] : []))
  return [
    ...(isTimed
      ? [
          teller.say('runtime.need', {
            energy: energyIn(language, perDay * days),
            days,
            practical: energyIn(language, (perDay * days) / PRACTICAL_SHARE),
          }),
        ]
      : []),
    ...(panel
      ? [
          teller.say('runtime.panels', {
            count: panel.count,
            energy: energyIn(language, sun),
            need: energyIn(language, perDay),
          }),
        ]
      : []),
    ...(panel && sun * PRACTICAL_SHARE >= perDay ? [teller.say('runtime.endless')] : []),
    ...(language === 'fi' ? new Set(notes) : []),
    ...(asked.loads.some(({ stated }) => !stated) ? [teller.say('runtime.usual')] : []),
    teller.say('runtime.nominal'),
  ].join('\n\n')
}
