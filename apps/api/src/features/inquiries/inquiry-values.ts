import { ALAND_NOTICE, isInAland } from '@arkpax/schema/aland'
import { uncapitalised } from '@arkpax/schema/capitals'
import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import type { DeliveryOption } from '@arkpax/schema/delivery-price'
import { formatDate, formatPrice } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Mistake } from '../../http/form-page.ts'
import { FORM_ID, newFormId } from '../../http/one-time-form.ts'
import type { PageValues } from '../../http/page-parts.ts'
import { darkPicture } from '../products/dark-picture.ts'
import type { Confirmation } from './inquiry-confirmation.service.ts'
import { type TypedInquiry, textFields } from './inquiry-fields.ts'
import type { InquiryLine, InquiryView } from './inquiry-view.service.ts'

const euros = (cents: number) => formatPrice(toEuros(cents))

/** What the page of the form is filled in with. */
export function formValues(
  { texts, lines: typedLines }: TypedInquiry,
  view: InquiryView,
  errors: readonly Mistake[],
): PageValues {
  const mistakeAt = new Map(errors.map(({ path, detail }) => [path, detail]))
  const fields = textFields.flatMap((name) => [
    [name, texts[name]],
    [`${name}_error`, mistakeAt.get(name) ?? ''],
  ])
  const items = mistakeAt.get('items') ?? ''
  const lines = view.lines.map((line, index) => lineValues(line, index, mistakeOfLine(line, typedLines, mistakeAt)))
  const isShort = view.lines.some((line) => line.isShort)
  const isAtField = ({ path }: Mistake) => path in texts || path.startsWith('items')
  return {
    ...Object.fromEntries(fields),
    [FORM_ID]: newFormId(),
    line: lines,
    is_company: texts.company !== '' || texts.business_id !== '',
    items_error: items,
    has_lines: view.lines.length > 0,
    is_empty: view.lines.length === 0,
    gone: view.gone > 0,
    mistakes: errors.length > 0,
    general: errors.find((error) => !isAtField(error))?.detail ?? '',
    add_on: view.addOns.map(({ id, name, price, image_url }) => ({
      add_id: id,
      add_name: name,
      add_price: formatPrice(price),
      add_picture: image_url,
      add_picture_dark: darkPicture(image_url),
    })),
    has_add_ons: view.addOns.length > 0,
    total: euros(view.totalCents),
    ...deliveryCost(view),
    collection: view.collection && `${uncapitalised(view.collection)} ${euros(0)}`,
    vat: euros(view.vatCents),
    option: (view.delivery ?? []).map((option) => optionValues(option, texts.delivery_method, isShort)),
    has_options: (view.delivery ?? []).length > 0,
    no_choice: !texts.delivery_method,
    delivery_notice: isInAland(texts.postcode.trim()) ? ALAND_NOTICE : '',
    no_options: view.delivery?.length === 0,
  }
}

function lineValues(
  { id, quantity, product, cents, isShort }: InquiryLine,
  index: number,
  mistake: string | undefined,
): PageValues {
  return {
    index: String(index),
    id,
    path: `/tuote/${encodeURIComponent(id)}`,
    product: product.name,
    picture: product.image_url,
    picture_dark: darkPicture(product.image_url),
    price: formatPrice(product.price),
    normal_price: product.normalPrice === undefined ? '' : formatPrice(product.normalPrice),
    quantity,
    line_total: cents === null ? '–' : euros(cents),
    stock_notice: isShort ? stockNotice(product) : '',
    line_error: mistake ?? (cents === null ? QUANTITY : ''),
  }
}

const QUANTITY = 'Anna määrä kokonaislukuna, vähintään 1 ja enintään 10\u00A0000'

/** What is not there is not promised: how much is, and when more is expected. */
function stockNotice({ stock, restockWeek }: ProductWithDetails): string {
  const have = stock > 0 ? `Varastossa ${stock}\u00A0kpl.` : 'Loppuunmyyty.'
  const more = restockWeek
    ? `Lisää arvioidaan saapuvan viikolla ${restockWeek}.`
    : 'Kerromme toimitusajan tarjouksessa.'
  return `${have} ${more}`
}

/** What delivery costs beside the products: the chosen way and the sum with it, or what it costs at the least. */
function deliveryCost({ lines, chosen, totalCents, leastToDoorCents }: InquiryView): PageValues {
  const price = chosen?.priceCents ?? undefined
  const isCounted = price !== undefined && lines.every(({ cents }) => cents !== null)
  const least = chosen ? undefined : leastToDoorCents
  return {
    chosen_name: chosen?.name ?? '',
    chosen_price: isCounted ? euros(price) : '',
    with_delivery: isCounted ? euros(totalCents + price) : '',
    to_door: least === undefined ? '' : euros(least),
    no_door: !isCounted && least === undefined,
  }
}

/** Mistakes name lines by their places in what was typed, where products that are gone still are. */
function mistakeOfLine(line: InquiryLine, typed: TypedInquiry['lines'], mistakeAt: ReadonlyMap<string, string>) {
  const place = typed.findIndex(({ id }) => id === line.id)
  return mistakeAt.has(`items.${place}.quantity`) ? QUANTITY : mistakeAt.get(`items.${place}.product_id`)
}

const optionValues = (
  { method, name, description, priceCents, returnCostCents, days }: DeliveryOption,
  chosen: string,
  isShort: boolean,
) => ({
  method,
  option_name: name,
  description,
  option_price: priceCents === null ? 'Hinta sovitaan' : priceCents === 0 ? 'Maksuton' : euros(priceCents),
  // Where the price is to be agreed, so is the time, and nobody knows it of what is not in stock.
  days: priceCents === null || isShort ? '' : days.from === days.to ? `${days.to}` : `${days.from}–${days.to}`,
  return_cost: returnCostCents === null ? 'sovitaan' : euros(returnCostCents),
  is_chosen: method === chosen,
})

/** 'Rahtikuljetus ovelle, 109 €': the chosen way with its price where that was known; empty where none was chosen. */
export const deliveryOf = ({ delivery_name, delivery_price }: ContactInquiry): string =>
  [delivery_name, delivery_price !== undefined && formatPrice(delivery_price)].filter(Boolean).join(', ')

/** What the page of a sent inquiry is filled in with. */
export function confirmationValues(found: Confirmation | undefined): PageValues {
  if (!found) return { found: false, missing: true }
  const { inquiry, sentAt } = found
  const cents = inquiry.items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0)
  return {
    found: true,
    missing: false,
    number: String(inquiry.number),
    sent: formatDate(sentAt),
    total: euros(cents),
    line: inquiry.items.map(({ product_name, quantity, price }) => ({
      product: product_name,
      quantity: String(quantity),
      line_total: euros(toCents(price) * quantity),
    })),
    delivery: deliveryOf(inquiry),
  }
}
