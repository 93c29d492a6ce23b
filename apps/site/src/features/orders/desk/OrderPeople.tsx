import type { OrderDetail } from '@arkpax/schema/orders'
import type { ReactNode } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { adminMessagesOfPath } from '~/lib/admin-paths.ts'
import { ordersTexts } from '../orders.fi.ts'
import { DeskSection } from './DeskSection.tsx'
import { deskTexts as text } from './desk.fi.ts'

/** Who buys, where it goes and where the bill goes. */
export function OrderPeople({ order }: { order: OrderDetail }) {
  const mayReadMessages = useMay('messages.read')
  const { customer_email: email, customer_phone: phone, company, business_id } = order
  return (
    <DeskSection title={text.customer}>
      <div className="wrap-anywhere">
        {company && <p className="font-semibold">{company}</p>}
        {business_id && (
          <p className="text-sm text-ink-muted">
            {text.businessId} {business_id}
          </p>
        )}
        <p>{order.customer_name}</p>
        {email && (
          <p className="flex items-center gap-1">
            <a href={`mailto:${email}`} className="min-w-0 underline">
              {email}
            </a>
            <CopyButton value={email} what={ordersTexts.copied.email} />
          </p>
        )}
        {phone && (
          <p className="flex items-center gap-1">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="min-w-0 underline">
              {phone}
            </a>
            <CopyButton value={phone} what={ordersTexts.copied.phone} />
          </p>
        )}
        <p className="flex flex-wrap gap-x-4">
          <CustomerLink email={email} />
          {mayReadMessages && email && (
            <a href={adminMessagesOfPath(email)} className="inline-flex min-h-6 items-center text-sm underline">
              {text.otherMessages}
            </a>
          )}
        </p>
      </div>
      <dl className="grid gap-3 border-t border-line pt-3">
        <Fact term={text.shipping}>
          <span className="flex items-start gap-1">
            <span className="min-w-0">
              {order.shipping_address}
              <br />
              {order.shipping_postcode} {order.shipping_city}
            </span>
            <CopyButton value={addressOf(order)} what={ordersTexts.copied.address} />
          </span>
        </Fact>
        {order.billing_address && (
          <Fact term={text.billing}>
            {order.billing_address}
            <br />
            {order.billing_postcode} {order.billing_city}
          </Fact>
        )}
        {order.einvoice_address && (
          <Fact term={text.einvoice}>
            {[order.einvoice_address, order.einvoice_operator].filter(Boolean).join(', ')}
          </Fact>
        )}
      </dl>
    </DeskSection>
  )
}

/** As it is written on a parcel. */
const addressOf = ({ customer_name, shipping_address, shipping_postcode, shipping_city }: OrderDetail) =>
  [customer_name, shipping_address, `${shipping_postcode} ${shipping_city}`].join('\n')

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0 wrap-anywhere">
    <dt className="text-sm font-semibold text-ink-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
)
