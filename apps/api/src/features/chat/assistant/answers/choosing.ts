import { additionsOf, isExtraBattery } from '@arkpax/schema/calculator-choices'
import { dailyWh, PRACTICAL_SHARE } from '@arkpax/schema/calculator-rules'
import { pages } from '../content/site-urls.ts'
import type { AskedLoad } from '../question/slots.ts'
import {
  type Composed,
  type Composer,
  energyIn,
  eurosIn,
  type Grounds,
  hoursIn,
  kindOf,
  pagesOf,
  tellerOf,
  vatIn,
  withUnitIn,
} from './composed.ts'
import { calculatorPage, loadsOf, loadsText, periodOf, type Reckoned, reckon } from './loads.ts'

/** After so many messages the rest is assumed, and said so. */
const MOST_QUESTIONS = 2

/** A station with the extra batteries that the need takes, and what they cost together in cents. */
interface Choice extends Reckoned {
  batteries: number
  cents: number
}

/** Which station is enough for a need: asks for the devices and the time where they are missing, then names the cheapest that carries both. */
export const adviceAnswer: Composer = (grounds) => {
  const { asked } = grounds
  const teller = tellerOf(grounds)
  const calculator = { title: teller.say('page.calculator'), url: pages.calculator }
  const period = periodOf(asked.quantities)
  const isTimed = period.hours !== undefined || period.days !== undefined
  const mayAsk = asked.turns < MOST_QUESTIONS
  if (asked.loads.length === 0 && mayAsk)
    return { reply: teller.say('advice.ask-devices'), sources: [calculator], asks: true }
  if (asked.loads.length > 0 && !isTimed && mayAsk)
    return { reply: teller.say('advice.ask-time'), sources: [calculator], asks: true }
  const known = asked.loads.length > 0 ? asked.loads : usualLoads(grounds)
  const counted = { ...grounds, asked: { ...asked, loads: known, products: [] } }
  return chosen(counted, { days: period.days ?? 1, isTimed, isGuessed: asked.loads.length === 0 })
}

/** The devices that are usual where the station is to be used. */
function usualLoads({ asked, knowledge, ...rest }: Grounds): AskedLoad[] {
  const { places } = knowledge.words
  const of = kindOf({ asked, knowledge, ...rest }).replace('which-', '')
  const { loads = [] } = places[asked.place ?? of] ?? places[of] ?? places.outdoors ?? {}
  return loads.flatMap((id) =>
    knowledge.appliances.flatMap((appliance) =>
      appliance.id === id && appliance.watts ? [{ appliance, count: 1, watts: appliance.watts, stated: false }] : [],
    ),
  )
}

function chosen(grounds: Grounds, how: { days: number; isTimed: boolean; isGuessed: boolean }): Composed {
  const { asked, knowledge, products } = grounds
  const { language } = asked
  const teller = tellerOf(grounds)
  const loads = loadsOf(grounds)
  const battery = knowledge.catalogue.find(isExtraBattery)
  const price = (id: string | undefined) => products.find((each) => each.id === id)?.price
  const all = reckon(grounds, loads, how.days)
  const [best, ...others] = all
    .flatMap((each): Choice[] => {
      const { extraBatteries: batteries } = each.plan
      const own = price(each.id)
      if (!each.isStrong || batteries === undefined || own === undefined) return []
      const cents = Math.round(own * 100) + batteries * Math.round((price(battery?.id) ?? 0) * 100)
      return [{ ...each, batteries, cents }]
    })
    .sort((one, other) => one.cents - other.cents)
  const calculator = calculatorPage(grounds, loads, how.days)
  const watts = (value: number) => withUnitIn(language, Math.round(value), 'W')
  if (!best) {
    const power = Math.max(...all.map(({ station }) => station.continuousWatts))
    const need = watts(Math.max(...all.map(({ plan }) => plan.demand.watts)))
    return { reply: teller.say('advice.none', { need, power: watts(power) }), sources: [calculator] }
  }
  const sold = products.filter(({ id }) => id === best.id || (best.batteries > 0 && id === battery?.id))
  const named = (each: Choice) =>
    each.batteries > 0 ? teller.say('runtime.plus', { name: each.name, count: each.batteries }) : each.name
  const energyOf = (each: Choice) =>
    energyIn(language, each.station.capacityWh + each.batteries * additionsOf(knowledge.catalogue).batteryWh)
  const told = (each: Choice) => ({
    name: named(each),
    power: watts(each.station.continuousWatts),
    energy: energyOf(each),
    price: eurosIn(language, each.cents / 100),
  })
  const need = energyIn(language, (dailyWh(loads) * how.days) / PRACTICAL_SHARE)
  const [other] = others
  const panels = best.plan.panels ?? 0
  return {
    reply: [
      teller.say('advice.best', { ...told(best), vat: vatIn(grounds, sold) }),
      teller.say('advice.lasts', {
        loads: loadsText(grounds, loads),
        days: how.days,
        need,
        hours: hoursIn(language, best.practicalHours),
      }),
    ].join(' '),
    details: [
      ...(how.isGuessed ? [teller.say('advice.assumed-place')] : []),
      ...(how.isTimed ? [] : [teller.say('advice.assumed')]),
      ...(panels > 0 ? [teller.say('advice.panels', { count: panels })] : []),
      ...(other ? [`${teller.say('advice.dearer', told(other))}.`] : []),
      ...all
        .filter(({ isStrong }) => !isStrong)
        .map(
          ({ name, plan, station }) =>
            `${teller.say(plan.powerSuffices ? 'runtime.weak-start' : 'runtime.weak', { name, need: watts(plan.powerSuffices ? plan.demand.startWatts : plan.demand.watts), power: watts(plan.powerSuffices ? station.peakWatts : station.continuousWatts) })}.`,
        ),
    ].join('\n\n'),
    sources: [...pagesOf(grounds, [best.id]), calculator],
    links: [{ label: teller.say('advice.offer'), url: inquiryPath(best, battery?.id) }],
  }
}

/** The inquiry form with the choice filled in: '/contact?tuote=1&tuote=3:2'. */
function inquiryPath({ id, batteries }: Choice, battery: string | undefined): string {
  const items = [id, ...(batteries > 0 && battery ? [`${battery}:${batteries}`] : [])]
  return `${pages.contact}?${new URLSearchParams(items.map((item): [string, string] => ['tuote', item]))}`
}
