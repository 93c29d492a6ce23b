import type { AuditEntity } from '@arkpax/schema/audit-log'
import { bankEntryStateLabels } from '@arkpax/schema/bank-statements'
import { parcelStateLabels } from '@arkpax/schema/deliveries'
import { deliveryMethodText, deliveryZoneText } from '@arkpax/schema/delivery-labels'
import { deviceName } from '@arkpax/schema/device-name'
import { formatDate, formatDateTime, formatNumber } from '@arkpax/schema/format-fi'
import { importKindLabels } from '@arkpax/schema/import-labels'
import { categoryLabels, contactStatusLabels, filteredListLabels, productStatusLabels } from '@arkpax/schema/labels'
import { languageLabels, letterStatusLabels, sourceLabels } from '@arkpax/schema/letter-labels'
import type { LetterSegment } from '@arkpax/schema/letters'
import type { Crop } from '@arkpax/schema/media'
import { acceptanceWayLabels, offerStatusLabels } from '@arkpax/schema/offer-labels'
import type { OfferRow } from '@arkpax/schema/offers'
import { timesText, weekdayName } from '@arkpax/schema/office-hours-text'
import { deliveryStateLabels, paymentMethodLabels } from '@arkpax/schema/order-states'
import { cancelReasonLabels, orderStatusLabels } from '@arkpax/schema/order-statuses'
import { passportTierLabels } from '@arkpax/schema/passport-tokens'
import { moneyMethodLabels } from '@arkpax/schema/payments'
import {
  privacyRequestChannelLabels,
  privacyRequestIdentityLabels,
  privacyRequestKindLabels,
  privacyRequestStateLabels,
} from '@arkpax/schema/privacy-labels'
import { recallAnswerLabels, recallStateLabels, remedyLabels } from '@arkpax/schema/recall-labels'
import type { Remedy } from '@arkpax/schema/recalls'
import { returnStateLabels } from '@arkpax/schema/return-labels'
import type { ReturnItem } from '@arkpax/schema/returns'
import { type Certificate, type OpenTimes, type Settings, weekdays } from '@arkpax/schema/settings'
import { roleLabels } from '@arkpax/schema/staff-labels'
import { unitEventLabels, unitStatusLabels } from '@arkpax/schema/units'
import { vatClassLabels } from '@arkpax/schema/vat-labels'
import { caseDecisionLabels, caseOriginLabels, warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'

/** How a value is written where its own text says too little. */
type Show = (value: unknown) => string

const labelled =
  (labels: Readonly<Record<string, string>>): Show =>
  (value) =>
    labels[String(value)] ?? String(value)

const money = new Intl.NumberFormat('fi-FI', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const euros: Show = (value) => money.format(Number(value)).replace(/\s/g, '\u00A0')
const plainNumber: Show = (value) => String(value)

/** A list of things by what they are called. */
const listed =
  <T>(nameOf: (item: T) => string): Show =>
  (value) =>
    Array.isArray(value) ? value.map(nameOf).join(', ') : String(value)

const hoursOf = (times: OpenTimes | null | undefined) => (times ? timesText(times) : 'suljettu')

const week: Show = (value) =>
  weekdays.map((day) => `${weekdayName(day)} ${hoursOf((value as Settings['hours']['week'])[day])}`).join(', ')

const exceptions = listed(({ day, note, times }: Settings['hours']['exceptions'][number]) =>
  [formatDate(day), hoursOf(times), note].filter(Boolean).join(' '),
)

const BOUGHT = { yes: 'ostaneet', no: 'muut kuin ostaneet', any: '' }
const REGISTERED = { yes: 'rekisteröineet', no: 'muut kuin rekisteröineet', any: '' }

/** Which subscribers get a letter. */
const segment: Show = (value) => {
  const { language, source, from, to, has_bought, has_registered } = value as LetterSegment
  const days = from || to ? `${from ? formatDate(from) : ''}–${to ? formatDate(to) : ''}` : ''
  const narrowed = [
    ...[language && languageLabels[language], source && sourceLabels[source], days],
    ...[BOUGHT[has_bought], REGISTERED[has_registered]],
  ].filter(Boolean)
  return narrowed.join(', ') || 'kaikki tilaajat'
}

const percent = (share: number) => `${formatNumber(Math.round(share * 100))}\u00A0%`

/** Where a picture keeps what it shows when it is cut. */
const focal: Show = (value) => {
  const { x, y } = value as { x: number; y: number }
  return `${percent(x)} vasemmalta, ${percent(y)} ylhäältä`
}

/** What part of a picture is shown. */
const crop: Show = (value) => {
  const { width, height } = value as Crop
  return `${percent(width)} leveydestä ja ${percent(height)} korkeudesta, alkaa ${focal(value)}`
}

const orderedPieces = listed(
  ({ quantity, product_name }: { quantity: number; product_name: string }) => `${quantity} × ${product_name}`,
)

const shown: Partial<Record<AuditEntity, Readonly<Record<string, Show>>>> = {
  accounting: {
    sales: listed(({ vat_percent, account }: { vat_percent: number; account: string }) =>
      [`${formatNumber(vat_percent)}\u00A0%`, account].join(' '),
    ),
  },
  bank_entry: { state: labelled(bankEntryStateLabels) },
  contact_message: { status: labelled(contactStatusLabels) },
  customer: { addresses: listed(({ email }: { email: string }) => email) },
  document: { total: euros, order_number: plainNumber, credits_number: plainNumber },
  faq_order: {
    sections: listed(
      ({ title, entries }: { title: string; entries: { question: string }[] }) =>
        `${title}: ${entries.map(({ question }) => question).join(' / ')}`,
    ),
  },
  import: { kind: labelled(importKindLabels) },
  letter: { status: labelled(letterStatusLabels), segment },
  media: { focal, crop },
  offer: {
    status: labelled(offerStatusLabels),
    accepted_through: labelled(acceptanceWayLabels),
    total_amount: euros,
    return_cost: euros,
    rows: listed(
      ({ quantity, name, price, discount }: OfferRow) =>
        `${quantity} × ${name} ${euros(price)}${discount > 0 ? ` −${euros(discount)}` : ''}`,
    ),
  },
  order: {
    status: labelled(orderStatusLabels),
    total_amount: euros,
    paid_amount: euros,
    refunded_amount: euros,
    refund_waiting_amount: euros,
    reason: labelled(cancelReasonLabels),
    payment_method: labelled(paymentMethodLabels),
    amount: euros,
    method: labelled(moneyMethodLabels),
    delivery_state: labelled(deliveryStateLabels),
    charges: listed(({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`),
    items: orderedPieces,
    delivered_items: orderedPieces,
    parcel_state: labelled(parcelStateLabels),
  },
  passport_token: { tier: labelled(passportTierLabels) },
  unit: {
    status: labelled(unitStatusLabels),
    kind: labelled(unitEventLabels),
  },
  privacy_request: {
    kind: labelled(privacyRequestKindLabels),
    channel: labelled(privacyRequestChannelLabels),
    identity: labelled(privacyRequestIdentityLabels),
    state: labelled(privacyRequestStateLabels),
  },
  product: {
    price: euros,
    campaign_price: euros,
    vat_class: labelled(vatClassLabels),
    category: labelled(categoryLabels),
    status: labelled(productStatusLabels),
    'details.ports': listed(({ count, label }: { count: number; label: string }) => `${count} × ${label}`),
    'details.features': listed(({ title, text }: { title: string; text: string }) => `${title}: ${text}`),
    'details.documents': listed(({ name }: { name: string }) => name),
  },
  recall: {
    state: labelled(recallStateLabels),
    answer: labelled(recallAnswerLabels),
    remedies: listed((remedy: Remedy) => remedyLabels[remedy]),
  },
  return: {
    state: labelled(returnStateLabels),
    pickup_cost: euros,
    delivery_refund: euros,
    refunded: euros,
    method: labelled(moneyMethodLabels),
    items: listed(
      ({ product_name, serial, loss, restock, is_scrapped }: ReturnItem) =>
        `${product_name}${serial ? ` ${serial}` : ''}${loss > 0 ? ` −${euros(loss)}` : ''}${restock ? ' varastoon' : ''}${is_scrapped ? ' poistoon' : ''}`,
    ),
  },
  saved_filter: { list: labelled(filteredListLabels) },
  settings: {
    foundedYear: plainNumber,
    week,
    exceptions,
    certificates: listed(({ standard, number, body }: Certificate) => `${standard}: ${number}, ${body}`),
    returnPickupStation: euros,
    returnPickupPanel: euros,
    zones: listed(deliveryZoneText),
    methods: listed((method: Settings['delivery']['methods'][number]) => deliveryMethodText(method)),
  },
  staff: { role: labelled(roleLabels), device: (value) => deviceName(String(value)) },
  warranty_case: {
    state: labelled(warrantyCaseStateLabels),
    origin: labelled(caseOriginLabels),
    decision: labelled(caseDecisionLabels),
  },
}

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A value as the log tells it; null where there is none. */
export function shownValue(entity: AuditEntity, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value) && value.length === 0) return null
  const show = shown[entity]?.[field]
  if (show) return show(value)
  if (typeof value === 'boolean') return value ? 'Kyllä' : 'Ei'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (DAY.test(text)) return formatDate(text)
  return INSTANT.test(text) ? formatDateTime(text) : text
}
