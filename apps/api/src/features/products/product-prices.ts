import { campaignMistakes } from '@arkpax/schema/campaigns'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { ProductChange, StaffProduct } from '@arkpax/schema/products'
import { ApiError } from '../../http/api-error.ts'

/** Throws `invalid_fields` where a change has left a product with a campaign that cannot be. */
export function refuseBadCampaign(product: StaffProduct, change: ProductChange, now: Date): void {
  const errors = campaignErrors(product, change, now)
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
}

type WithCampaign = Pick<StaffProduct, 'regular_price' | 'campaign_price' | 'campaign_from' | 'campaign_until'>

/** What is wrong with the campaign that a change has left a product with, by its fields; `at` leads their paths. */
export function campaignErrors(product: WithCampaign, change: ProductChange, now: Date, at = '') {
  const { campaign_price, campaign_from, campaign_until } = change
  const today = finnishDay(now)
  const isSet = [campaign_price, campaign_from, campaign_until].some((field) => field !== undefined)
  const isOver = product.campaign_until !== null && product.campaign_until < today
  if (!isSet && (change.price === undefined || isOver)) return []
  const mistakes = campaignMistakes({ ...product, price: product.regular_price }, today)
  return mistakes.map(({ path, detail }) => ({ path: `${at}${path}`, detail }))
}

/** A product as the log of staff tells it: its price is the one that they set, whatever a campaign makes of it. */
export const asLogged = <P extends StaffProduct>(product: P): P => ({ ...product, price: product.regular_price })
