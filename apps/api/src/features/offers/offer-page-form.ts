import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { GUARANTEE_NOTICE_ALT } from '@arkpax/schema/guarantee-notice'
import { type PaymentMethod, paymentMethodLabels } from '@arkpax/schema/order-states'
import { html } from 'hono/html'
import { formIdField } from '../../http/one-time-form.ts'
import { includedRates } from './offer-blocks.ts'
import { deliveryText, guaranteeText, withdrawalText } from './offer-consumer-text.ts'
import type { OfferPageView } from './offer-page.ts'
import { characteristicsOf } from './offer-page-rows.ts'

/** What was typed into a form of the page, and what was wrong with it. */
export interface Typed {
  values: ReadonlyMap<string, string>
  mistakes: ReadonlyMap<string, string>
}

/** The form that makes an order: where it goes, how it is paid, and everything that must be told right above its button. */
export function acceptForm(view: OfferPageView) {
  const { content, methods, token, typed } = view
  const given = { ...content, customer_phone: content.customer_phone ?? '' }
  const field = (name: string, label: string, preset: string | null, attributes: FieldAttributes = {}) =>
    labelled(name, label, { ...typed, preset: preset ?? '' }, attributes)
  return html`<form method="post" action="/api/offers/accept" id="hyvaksy">
    <input type="hidden" name="token" value="${token}">${formIdField()}<input type="hidden" name="revision" value="${content.revision}">
    <h2>${content.is_collected ? '1. Yhteystiedot ja maksaminen' : '1. Toimitus ja maksaminen'}</h2>
    ${field('customer_name', content.is_collected ? 'Nimi' : 'Vastaanottajan nimi', given.customer_name, { required: true, autocomplete: 'name' })}
    ${field('customer_phone', 'Puhelin', given.customer_phone, { type: 'tel', autocomplete: 'tel' })}
    ${content.is_collected ? html`<p class="small">Osoitteesi tulee tilausvahvistukseen ja kuittiin.</p>` : ''}
    ${field('shipping_address', 'Katuosoite', given.shipping_address, { required: true, autocomplete: 'street-address' })}
    <div class="two">
    ${field('shipping_postcode', 'Postinumero', given.shipping_postcode, { required: true, inputmode: 'numeric', autocomplete: 'postal-code', fixed: isPlaceFixed(content) })}
    ${field('shipping_city', 'Postitoimipaikka', given.shipping_city, { required: true, autocomplete: 'address-level2' })}
    </div>
    ${isPlaceFixed(content) ? html`<p class="small">Toimituksen hinta on laskettu tähän postinumeroon. Jos tavara toimitetaan muualle, kysy meiltä uusi hinta.</p>` : ''}
    ${content.company ? billingFields(field) : ''}
    ${paymentChoice(methods, typed)}
    ${check(view)}
  </form>
  <p class="small">Tarjous on voimassa ${formatDate(content.valid_until)} saakka.</p>`
}

/** The price of a delivery holds for one place; who fetches the goods may live anywhere. */
const isPlaceFixed = ({ shipping_postcode, is_collected }: OfferPageView['content']) =>
  Boolean(shipping_postcode) && !is_collected

interface FieldAttributes {
  type?: 'text' | 'tel'
  required?: boolean
  autocomplete?: string
  inputmode?: 'numeric'
  fixed?: boolean
}

function labelled(
  name: string,
  label: string,
  { values, mistakes, preset }: Typed & { preset: string },
  { type = 'text', required = false, autocomplete, inputmode, fixed = false }: FieldAttributes,
) {
  const mistake = mistakes.get(name)
  return html`<div class="field"><label for="${name}">${label}${required ? ' *' : ''}</label>
    <input id="${name}" name="${name}" type="${type}" value="${values.get(name) ?? preset}" ${required ? 'required' : ''} ${autocomplete ? html`autocomplete="${autocomplete}"` : ''} ${inputmode ? html`inputmode="${inputmode}"` : ''} ${fixed && !mistake ? 'readonly' : ''} ${mistake ? html`aria-invalid="true" aria-describedby="${name}-mistake"` : ''}>
    ${mistakeAt(name, mistake)}</div>`
}

const mistakeAt = (name: string, mistake: string | undefined) =>
  mistake ? html`<p class="mistake" id="${name}-mistake">${mistake}</p>` : ''

const billingFields = (
  field: (name: string, label: string, preset: string | null, attributes?: FieldAttributes) => unknown,
) => html`${field('billing_address', 'Laskutusosoite (jos eri kuin toimitusosoite)', '', { autocomplete: 'billing street-address' })}
  <div class="two">
  ${field('billing_postcode', 'Laskutuksen postinumero', '', { inputmode: 'numeric', autocomplete: 'billing postal-code' })}
  ${field('billing_city', 'Laskutuksen postitoimipaikka', '', { autocomplete: 'billing address-level2' })}
  </div>
  ${field('einvoice_address', 'Verkkolaskuosoite (jos haluat verkkolaskun)', '')}
  ${field('einvoice_operator', 'Verkkolaskuoperaattori', '')}`

/** Without credit first, and none chosen in advance. */
function paymentChoice(methods: readonly PaymentMethod[], { values, mistakes }: Typed) {
  const mistake = mistakes.get('payment_method')
  return html`<fieldset ${mistake ? html`aria-describedby="payment_method-mistake"` : ''}><legend>Maksutapa *</legend>
    ${methods.map(
      (method) =>
        html`<label class="choice"><input type="radio" name="payment_method" value="${method}" required ${values.get('payment_method') === method ? 'checked' : ''} ${mistake ? html`aria-invalid="true"` : ''}>${paymentMethodLabels[method]}</label>`,
    )}
    ${mistakeAt('payment_method', mistake)}</fieldset>`
}

/** Everything that consumer law wants told directly above the one button that makes an order. */
function check({ content, terms, methods, sellerName, token, noticeSource }: OfferPageView) {
  return html`<section class="check" aria-labelledby="tarkista"><h2 id="tarkista">2. Tarkista ja tilaa</h2>
    ${characteristicsOf(content)}
    <dl>
      <dt>Kokonaishinta</dt><dd><strong>${formatEuros(content.total_amount)}</strong> (${includedRates(content)}, ${content.is_collected ? 'sisältää kaikki kulut' : 'sisältää toimituksen ja kaikki kulut'})</dd>
      <dt>Sopimus</dt><dd>Kertaosto. Tilaus ei jatku eikä uusiudu.</dd>
      <dt>${content.is_collected ? 'Nouto' : 'Toimitus'}</dt><dd>${deliveryText(content, terms)}</dd>
      <dt>Maksutavat</dt><dd>${methods.map((method) => paymentMethodLabels[method]).join(', ')}. Maksutavoista ei peritä lisämaksua.</dd>
      ${content.company ? '' : html`<dt>Peruuttaminen</dt><dd>${withdrawalText(content, terms)}</dd>`}
      <dt>Virhevastuu ja takuu</dt><dd>${guaranteeText(terms)}</dd>
      <dt>Myyjä</dt><dd>${sellerName}</dd>
      <dt>Ehdot</dt><dd><a href="/tarjous/${token}/ehdot">Tarjouksen lähetyspäivän ehdot, peruuttamisohje ja peruuttamislomake</a>. Saat ne myös tilausvahvistuksen liitteenä.</dd>
    </dl>
    ${noticeSource ? html`<img class="guarantee" src="${noticeSource}" alt="${GUARANTEE_NOTICE_ALT}">` : ''}
    <button type="submit">${terms.orderButton}</button></section>`
}

/** What else the customer can do: ask, or decline. */
export const otherForms = ({
  token,
  isOpen,
  typed,
}: OfferPageView) => html`<details ${typed.mistakes.has('question') ? 'open' : ''}><summary>Kysy tarjouksesta</summary>
  <form method="post" action="/api/offers/question"><input type="hidden" name="token" value="${token}">${formIdField()}
  <div class="field"><label for="question">Kysymyksesi *</label><textarea id="question" name="question" rows="5" required ${typed.mistakes.has('question') ? html`aria-invalid="true" aria-describedby="question-mistake"` : ''}>${typed.values.get('question') ?? ''}</textarea>${mistakeAt('question', typed.mistakes.get('question'))}</div>
  <button type="submit" class="plain">Lähetä kysymys</button></form></details>
  ${
    isOpen
      ? html`<details><summary>Hylkää tarjous</summary><form method="post" action="/api/offers/decline"><input type="hidden" name="token" value="${token}">${formIdField()}
  <div class="field"><label for="reason">Miksi tarjous ei sopinut? (vapaaehtoinen)</label><textarea id="reason" name="reason" rows="3">${typed.values.get('reason') ?? ''}</textarea></div>
  <button type="submit" class="plain">Hylkää tarjous</button></form></details>`
      : ''
  }`
