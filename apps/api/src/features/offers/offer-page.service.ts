import { noticePicture } from '@arkpax/schema/guarantee-notice'
import { phoneText } from '@arkpax/schema/settings'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { orderTrackingLink } from '../mail/site-links.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { invoiceBlocks, paymentBlocks } from '../orders/payment-blocks.ts'
import { findDue } from '../orders/payment-due.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { openOffer } from './offer-link.service.ts'
import type { OfferPageView } from './offer-page.ts'
import { methodsFor } from './offer-payment.ts'

type Shown = Pick<OfferPageView, 'typed' | 'told'>

/** What the page of a link shows; undefined where we have made no such link. */
export async function viewOffer(
  db: Kysely<Database>,
  token: string,
  { typed, told }: Shown,
  { config, now }: { config: Pick<Config, 'publicUrl' | 'paytrail'>; now: Date },
): Promise<OfferPageView | undefined> {
  const found = await openOffer(db, token, now)
  if (!found) return undefined
  const settings = await readSettings(db)
  const { sale, company } = settings
  const order = found.offer.order ? await findOrder(db, found.offer.order.id) : undefined
  return {
    ...found,
    token,
    typed,
    told,
    methods: methodsFor(found.content, sale, config),
    order,
    payment: order ? [...invoiceBlocks(order), ...paymentBlocks(await findDue(db, order, config), config)] : [],
    trackingLink: order && orderTrackingLink(config, order.number),
    sellerName: `${company.legalName}, Y-tunnus ${company.businessId}, ${company.address.street}, ${company.address.postalCode} ${company.address.city}, ${phoneText(company.phone)}, ${company.email}`,
    brand: company.brand,
    noticeSource: noticePicture(settings, now),
  }
}
