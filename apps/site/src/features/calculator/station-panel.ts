import type { Shop } from '@arkpax/schema/calculator-advice'
import type { Station, StationPlan } from '@arkpax/schema/calculator-rules'
import { nameOf, stationPriceText } from './advice-texts.ts'
import { gaugesOf, stationTexts, verdictOf } from './calculator-texts.ts'
import { combinationInquiryPath } from './combination-inquiry.ts'
import { fillPart } from './fill-part.ts'

/** Brings a station's panel up to date. */
export function fillStation(
  panel: HTMLElement,
  station: Station,
  plan: StationPlan,
  days: number,
  shop: Shop,
  message: string,
): void {
  const verdict = verdictOf(plan)
  const texts = stationTexts(station, plan, days, shop.additions)
  const way = { station, batteries: plan.extraBatteries ?? 0, panels: 0 }
  const parts = { ...texts, name: nameOf(way), verdict: verdict.text, price: stationPriceText(shop, station, plan) }
  for (const [part, text] of Object.entries(parts)) fillPart(panel, part, text)
  const inquiry = panel.querySelector<HTMLAnchorElement>('[data-inquiry]')
  if (inquiry) inquiry.href = combinationInquiryPath(way, shop, message)
  panel.querySelector('[data-tone]')?.setAttribute('data-tone', verdict.tone)
  for (const [name, { share, isOver }] of Object.entries(gaugesOf(station, plan, days, shop.additions))) {
    const gauge = panel.querySelector(`[data-gauge="${name}"]`)
    gauge?.setAttribute('data-over', String(isOver))
    gauge?.querySelector('[data-gauge-bar]')?.setAttribute('width', String(share))
  }
}
