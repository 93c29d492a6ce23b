import { formatPrice } from '@arkpax/schema/format-fi'
import type { Settings } from '@arkpax/schema/settings'
import type { Answer } from './answer.ts'
import { warrantyText as text } from './policies.fi.ts'

/** What a repair costs, when one hears from us, and what a repair does to the warranty. */
export const warrantyAnswers = ({ repairExtendsMonths }: Settings['warranty']): Answer[] => [
  { about: text.free, figure: formatPrice(0), lines: [text.freeText] },
  { about: text.reply, figure: text.within, lines: [text.replyText] },
  repairExtendsMonths > 0
    ? { about: text.repaired, figure: text.longer(repairExtendsMonths), lines: [text.repairedText] }
    : { about: text.begins, figure: text.purchase, lines: [] },
]
