import { includedVat } from '@arkpax/schema/vat'
import { endpointOf, vatCategory, vatId } from './document-codes.ts'
import { type ContentLine, type DocumentContent, payable } from './document-content.ts'
import { type XmlNode, xmlFile } from './xml.ts'

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd'
const PIECE = 'C62'

/** An invoice or a credit note as UBL 2.1 in the form of Peppol BIS Billing 3 (EN 16931): all sums without a sign. */
export function toUbl(content: DocumentContent): string {
  const isCredit = content.kind === 'credit_note'
  const name = isCredit ? 'CreditNote' : 'Invoice'
  return xmlFile({
    [name]: {
      '@xmlns': `${NAMESPACE}:${name}-2`,
      '@xmlns:cac': `${NAMESPACE}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${NAMESPACE}:CommonBasicComponents-2`,
      'cbc:CustomizationID': CUSTOMIZATION,
      'cbc:ProfileID': PROFILE,
      'cbc:ID': String(content.number),
      'cbc:IssueDate': content.issuedOn,
      'cbc:DueDate': content.dueOn ?? undefined,
      [`cbc:${name}TypeCode`]: isCredit ? '381' : '380',
      'cbc:Note': content.credits?.reason,
      'cbc:DocumentCurrencyCode': 'EUR',
      'cac:OrderReference': { 'cbc:ID': String(content.order.number) },
      'cac:BillingReference': content.credits
        ? {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': String(content.credits.number),
              'cbc:IssueDate': content.credits.issuedOn,
            },
          }
        : undefined,
      'cac:AccountingSupplierParty': { 'cac:Party': seller(content.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyer(content.buyer) },
      'cac:Delivery': delivery(content),
      'cac:PaymentMeans': paymentMeans(content),
      'cac:TaxTotal': taxTotal(content),
      'cac:LegalMonetaryTotal': totals(content),
      [`cac:${name}Line`]: content.lines.map((line, place) => toLine(line, place, isCredit)),
    },
  })
}

const euros = (cents: number): XmlNode => ({ '@currencyID': 'EUR', '#': (Math.abs(cents) / 100).toFixed(2) })

const address = ({ street, postcode, city }: DocumentContent['delivery'] | DocumentContent['buyer']): XmlNode => ({
  'cbc:StreetName': street || undefined,
  'cbc:CityName': city || undefined,
  'cbc:PostalZone': postcode || undefined,
  'cac:Country': { 'cbc:IdentificationCode': 'FI' },
})

const taxScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

function seller(party: DocumentContent['seller']): XmlNode {
  const endpoint = endpointOf(party.einvoiceAddress, party.businessId)
  return {
    'cbc:EndpointID': endpoint && { '@schemeID': endpoint.scheme, '#': endpoint.address },
    'cac:PartyName': { 'cbc:Name': party.name },
    'cac:PostalAddress': address(party),
    'cac:PartyTaxScheme': { 'cbc:CompanyID': vatId(party.businessId), ...taxScheme },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': party.name,
      'cbc:CompanyID': { '@schemeID': '0212', '#': party.businessId },
    },
    'cac:Contact': { 'cbc:Telephone': party.phone, 'cbc:ElectronicMail': party.email },
  }
}

function buyer(party: DocumentContent['buyer']): XmlNode {
  const endpoint = endpointOf(party.einvoiceAddress, party.businessId)
  return {
    'cbc:EndpointID': endpoint && { '@schemeID': endpoint.scheme, '#': endpoint.address },
    'cac:PartyName': { 'cbc:Name': party.name },
    'cac:PostalAddress': address(party),
    'cac:PartyTaxScheme': party.businessId ? { 'cbc:CompanyID': vatId(party.businessId), ...taxScheme } : undefined,
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': party.name,
      'cbc:CompanyID': party.businessId ? { '@schemeID': '0212', '#': party.businessId } : undefined,
    },
    'cac:Contact': { 'cbc:Name': party.contact ?? undefined, 'cbc:ElectronicMail': party.email || undefined },
  }
}

const delivery = ({ delivery, deliveredOn }: DocumentContent): XmlNode => ({
  'cbc:ActualDeliveryDate': deliveredOn ?? undefined,
  'cac:DeliveryLocation': { 'cac:Address': address(delivery) },
  'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': delivery.name } },
})

/** A SEPA credit transfer to our account; none where nothing is to be paid. */
const paymentMeans = (content: DocumentContent): XmlNode | undefined =>
  payable(content) > 0 && content.seller.iban
    ? {
        'cbc:PaymentMeansCode': '58',
        'cbc:PaymentID': content.reference,
        'cac:PayeeFinancialAccount': {
          'cbc:ID': content.seller.iban,
          'cbc:Name': content.seller.name,
          'cac:FinancialInstitutionBranch': content.seller.bic ? { 'cbc:ID': content.seller.bic } : undefined,
        },
      }
    : undefined

const taxTotal = ({ vat, vatTotal }: DocumentContent): XmlNode => ({
  'cbc:TaxAmount': euros(vatTotal),
  'cac:TaxSubtotal': vat.map((line) => ({
    'cbc:TaxableAmount': euros(line.net),
    'cbc:TaxAmount': euros(line.vat),
    'cac:TaxCategory': category(line.vatPercent),
  })),
})

const category = (vatPercent: number): XmlNode => ({
  'cbc:ID': vatCategory(vatPercent),
  'cbc:Percent': String(vatPercent),
  ...taxScheme,
})

function totals(content: DocumentContent): XmlNode {
  const prepaid = content.kind === 'invoice' ? content.gross - payable(content) : 0
  return {
    'cbc:LineExtensionAmount': euros(content.net),
    'cbc:TaxExclusiveAmount': euros(content.net),
    'cbc:TaxInclusiveAmount': euros(content.gross),
    'cbc:PrepaidAmount': prepaid > 0 ? euros(prepaid) : undefined,
    'cbc:PayableAmount': euros(content.gross - prepaid),
  }
}

function toLine(line: ContentLine, place: number, isCredit: boolean): XmlNode {
  const discount = netDiscount(line)
  return {
    'cbc:ID': String(place + 1),
    [isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: {
      '@unitCode': PIECE,
      '#': String(Math.abs(line.quantity)),
    },
    'cbc:LineExtensionAmount': euros(line.net),
    'cac:AllowanceCharge':
      discount === 0
        ? undefined
        : {
            'cbc:ChargeIndicator': 'false',
            'cbc:AllowanceChargeReasonCode': '95',
            'cbc:AllowanceChargeReason': 'Alennus',
            'cbc:Amount': euros(discount),
          },
    'cac:Item': { 'cbc:Name': line.name, 'cac:ClassifiedTaxCategory': category(line.vatPercent) },
    'cac:Price': { 'cbc:PriceAmount': { '@currencyID': 'EUR', '#': netPrice(line) } },
  }
}

/** What a line was cut by, without tax. */
export const netDiscount = ({ discount, vatPercent }: ContentLine) => discount - includedVat(discount, vatPercent)

/** Of a piece before the discount, without tax, so exact that the line comes out to the cent. */
export const netPrice = (line: ContentLine): string =>
  ((line.net + netDiscount(line)) / line.quantity / 100).toFixed(6).replace(/0{1,4}$/, '')
