import { beginningOfDay, dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { campaignOf } from './price.ts'
import type { PriceChangeTable, PriceRow } from './products.table.ts'

/** What a product costs from a moment on. */
export type PriceStep = Pick<PriceChangeTable, 'kind' | 'price_cents' | 'starts_at'>

/** For how many days before a cut the lowest price is told. */
const LOOKED_BACK_DAYS = 30

/** What a product costs from now on: now, and when its campaign begins and ends. */
export function plannedSteps(row: PriceRow, now: Date): PriceStep[] {
  const at = now.toISOString()
  const normal = (starts_at: string): PriceStep => ({ kind: 'normal', price_cents: row.price_cents, starts_at })
  const campaign = campaignOf(row)
  if (!campaign || campaign.until <= at) return [normal(at)]
  const begins = campaign.from > at ? campaign.from : at
  const cut: PriceStep = { kind: 'campaign', price_cents: campaign.cents, starts_at: begins }
  return [...(begins > at ? [normal(at)] : []), cut, normal(campaign.until)]
}

/** The steps that differ from what came before them; `last` is the newest one of the past. */
export const changedSteps = (last: PriceStep | undefined, steps: readonly PriceStep[]): PriceStep[] =>
  steps.filter((step, place) => {
    const before = steps[place - 1] ?? last
    return before?.kind !== step.kind || before.price_cents !== step.price_cents
  })

/**
 * The lowest price of the 30 Finnish days before the campaign that runs or comes next began, in cents; null where there is none,
 * or nothing was sold before it. A campaign whose price is changed while it runs goes on: it began with its first price.
 */
export function lowestBefore(timeline: readonly PriceStep[], now: Date): number | null {
  const at = now.toISOString()
  const running = timeline.findLastIndex(({ starts_at }) => starts_at <= at)
  let first = timeline.findIndex(({ kind }, place) => kind === 'campaign' && place >= running)
  if (first < 0) return null
  while (timeline[first - 1]?.kind === 'campaign') first -= 1
  const began = timeline[first]?.starts_at ?? at
  const since = beginningOfDay(dayAfter(finnishDay(new Date(began)), -LOOKED_BACK_DAYS)).toISOString()
  const before = timeline.slice(0, first)
  const standing = before.findLastIndex(({ starts_at }) => starts_at <= since)
  const held = before
    .slice(Math.max(standing, 0))
    .filter(isHeld)
    .map(({ price_cents }) => price_cents)
  return held.length > 0 ? Math.min(...held) : null
}

/** A price that was changed in the moment in which it was made was nobody's. */
const isHeld = ({ starts_at }: PriceStep, place: number, steps: readonly PriceStep[]) =>
  steps[place + 1]?.starts_at !== starts_at
