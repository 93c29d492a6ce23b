import type { Shop } from '@arkpax/schema/calculator-advice'
import type { Station, StationPlan } from '@arkpax/schema/calculator-rules'
import { stationPriceText } from './advice-texts.ts'
import { calculatorText } from './calculator.fi.ts'
import { loadShare, stationTexts, type Verdict, verdictOf } from './calculator-texts.ts'
import { combinationInquiryPath } from './combination-inquiry.ts'
import { fillPart } from './fill-part.ts'

/** Brings a station's panel up to date; without a plan (no appliances) it waits. Gives the verdict. */
export function fillStation(
  panel: HTMLElement,
  station: Station,
  plan: StationPlan | undefined,
  days: number,
  shop: Shop,
  message: string,
): Verdict {
  const verdict: Verdict = plan ? verdictOf(plan) : { text: calculatorText.verdicts.empty, tone: 'neutral' }
  const texts = plan ? stationTexts(station, plan, days, shop.additions) : emptyTexts
  for (const [part, text] of Object.entries({ ...texts, verdict: verdict.text })) fillPart(panel, part, text)
  fillPart(panel, 'price', plan ? stationPriceText(shop, station, plan) : '')
  const inquiry = panel.querySelector<HTMLAnchorElement>('[data-inquiry]')
  const way = { station, batteries: plan?.extraBatteries ?? 0, panels: 0 }
  if (inquiry) inquiry.href = combinationInquiryPath(way, shop, message)
  panel.querySelector('[data-tone]')?.setAttribute('data-tone', verdict.tone)
  panel.querySelector('[data-gauge]')?.setAttribute('data-over', String(plan?.powerSuffices === false))
  panel.querySelector('[data-gauge-bar]')?.setAttribute('width', String(plan ? loadShare(station, plan) : 0))
  return verdict
}

const emptyTexts: ReturnType<typeof stationTexts> = {
  load: '0',
  power: '',
  start: '',
  hours: '',
  practicalHours: '–',
  days: '',
  practicalDays: '–',
  batteries: '',
  panels: '',
}
