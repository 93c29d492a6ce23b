import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import { formatEuros } from '@arkpax/schema/format-fi'
import { productPath } from '~/lib/paths.ts'
import { inquiryTotal, inquiryText as text } from './message-inquiry.fi.ts'

/** What a message asks an offer of: products with what they cost then, the buyer's details and the wished delivery. */
export function MessageInquiry({ inquiry }: { inquiry: ContactInquiry | null }) {
  if (!inquiry) return null
  const details = [
    [text.phone, inquiry.phone],
    [text.company, inquiry.company],
    [text.businessId, inquiry.business_id],
    [text.postcode, inquiry.postcode],
    [text.delivery, inquiry.delivery_name],
    [text.wish, inquiry.delivery_wish],
  ].filter(([, value]) => value)
  return (
    <section className="grid gap-3 rounded-sm border border-line p-4" aria-label={text.title(inquiry.number)}>
      <h3 className="font-semibold">{text.title(inquiry.number)}</h3>
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <thead className="sr-only">
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{text.sum}</th>
          </tr>
        </thead>
        <tbody>
          {inquiry.items.map(({ product_id, product_name, quantity, price }) => (
            <tr key={product_id} className="border-t border-line">
              <td className="py-2 pr-3">
                <a href={productPath(product_id)} className="wrap-anywhere underline">
                  {product_name}
                </a>
              </td>
              <td className="py-2 pr-3 text-right whitespace-nowrap tabular-nums">{text.pieces(quantity, price)}</td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatEuros(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            <th scope="row" colSpan={2} className="py-2 pr-3 text-left">
              {text.total}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatEuros(inquiryTotal(inquiry))}</td>
          </tr>
        </tfoot>
      </table>
      {details.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem]">
          {details.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
