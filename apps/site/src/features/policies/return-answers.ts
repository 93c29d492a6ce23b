import { formatPrice } from '@arkpax/schema/format-fi'
import { REFUND_DAYS } from '@arkpax/schema/returns'
import type { Settings } from '@arkpax/schema/settings'
import type { Answer } from './answer.ts'
import { returnsText as text } from './policies.fi.ts'

/** What a return costs, by why one returns, and when the money comes. */
export const returnAnswers = ({ returnPickupStation, returnPickupPanel }: Settings['terms']): Answer[] => [
  {
    about: text.regret,
    isFrom: true,
    figure: formatPrice(returnPickupStation),
    lines: [text.pickup(formatPrice(returnPickupPanel))],
  },
  { about: text.faulty, figure: formatPrice(0), lines: [text.faultyText] },
  { about: text.money, figure: text.within(REFUND_DAYS), lines: [text.moneyText] },
]
