import { additionsOf } from '@arkpax/schema/calculator-choices'
import { joinedPanels, PRACTICAL_SHARE, panelDayWh } from '@arkpax/schema/calculator-rules'
import { figureIn } from '@arkpax/schema/facts-company'
import { energyIn, type Grounds, panelsTold, tellerOf } from './composed.ts'
import { reckon } from './loads.ts'
import { isAskedInWords } from './verdicts.ts'

/**
 * Whether the panels that are named bring a day's use of the devices, losses counted, with yes or no first where that is asked; of a
 * station that is named for how many days it lasts beside them. Nothing of a number that cannot be joined.
 */
export function balanceText(grounds: Grounds): string | undefined {
  const { asked, knowledge } = grounds
  const panel = panelsTold(asked)
  if (!panel || asked.loads.length === 0 || asked.asksNeed) return undefined
  const { perDay, days, stations } = reckon(grounds, true)
  const able = stations.filter(({ weakness }) => !weakness)
  const { count } = panel
  if (able.length === 0 || joinedPanels(count) !== count || able.every(({ plan }) => count > plan.mostPanels))
    return undefined
  const teller = tellerOf(grounds)
  const sun = count * panelDayWh(additionsOf(knowledge.catalogue))
  const need = perDay / PRACTICAL_SHARE
  const isEndless = sun >= need
  const isNamed = asked.products.some(({ isStation }) => isStation)
  const lasting =
    isNamed && !isEndless ? able.map(({ name, station }) => ({ name, days: station.capacityWh / (need - sun) })) : []
  const isEnough = isEndless || (days > 1 && lasting.some((each) => each.days >= days))
  const panels = able.flatMap(({ plan }) => plan.panels ?? [])[0]
  const energies = { energy: energyIn(asked.language, sun), need: energyIn(asked.language, need) }
  return [
    ...(isAskedInWords(grounds) ? [teller.say(isEnough === asked.bound.isReversed ? 'no' : 'yes')] : []),
    teller.say('panels.verdict', { count, ...energies }),
    ...(isEndless ? [teller.say('runtime.endless')] : []),
    ...lasting
      .filter((each) => each.days >= 1)
      .map((each) =>
        teller.say('panels.lasting', { ...each, days: figureIn(Math.floor(each.days * 10) / 10, asked.language) }),
      ),
    ...(!isEndless && panels && panels > count ? [teller.say('advice.panels', { count: panels })] : []),
  ].join(' ')
}
