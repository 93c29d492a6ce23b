import type { Match } from './lexicon.ts'
import type { Message } from './message.ts'
import type { Slots } from './slots.ts'

/**
 * How often something is asked to run: 'montako iltaa', 'montako viiden minuutin lämmitystä', 'montako pitsaa, jos yksi vie kymmenen
 * minuuttia', 'kerran vai kaksi'.
 */
export function turnsAsked(message: Message): Pick<Slots, 'asksTurns' | 'asksDays' | 'asksOnce'> {
  const { find, tells, kinds, figures } = message
  const asking = find('asks-count')
  const isCounted = ({ at }: Match<unknown>) => asking.some((each) => each.at + each.length === at)
  const times = [...figures.measured, ...figures.spans].filter(({ value }) => value.unit === 'h')
  const isOfOne = asking.length > 0 && times.length > 0 && tells('of-one')
  const asksOnce = tells('once-or-more')
  const named = kinds('turns').find(isCounted)?.value
  const asksTurns = named ?? (isOfOne || asksOnce || times.some(isCounted) ? 'time' : undefined)
  return { asksTurns, asksDays: asksTurns === 'day', ...(asksOnce && { asksOnce }) }
}
