import type { Order } from '@arkpax/schema/orders'
import type { Settings } from '@arkpax/schema/settings'
import { receiverNameOf } from '../orders/order-blocks.ts'
import type { DocumentContent } from './document-content.ts'

/** Who sells, as the settings say it on the day of issue. */
export const sellerOf = ({ company, sale }: Settings): DocumentContent['seller'] => ({
  name: company.legalName,
  businessId: company.businessId,
  street: company.address.street,
  postcode: company.address.postalCode,
  city: company.address.city,
  email: company.email,
  phone: company.phone.display,
  site: `www.${company.email.split('@')[1]}`,
  iban: sale.iban,
  bic: sale.bic,
  einvoiceAddress: sale.einvoiceAddress,
  einvoiceOperator: sale.einvoiceOperator,
})

/** Who buys, and where the bill goes. */
export const buyerOf = (order: Order): DocumentContent['buyer'] => ({
  name: order.company ?? order.customer_name,
  contact: order.company ? order.customer_name : null,
  businessId: order.business_id,
  email: order.customer_email,
  street: order.billing_address ?? order.shipping_address,
  postcode: order.billing_postcode ?? order.shipping_postcode,
  city: order.billing_city ?? order.shipping_city,
  einvoiceAddress: order.einvoice_address,
  einvoiceOperator: order.einvoice_operator,
})

/** Where the goods go; a company comes before its person, as on the packing list. */
export const deliveryOf = (order: Order): DocumentContent['delivery'] => ({
  name: receiverNameOf(order),
  street: order.shipping_address,
  postcode: order.shipping_postcode,
  city: order.shipping_city,
})
