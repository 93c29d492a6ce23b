import { endpointOf, ovt, vatCategory, vatId } from './document-codes.ts'
import { type ContentLine, type DocumentContent, payable } from './document-content.ts'
import { netDiscount, netPrice } from './document-ubl.ts'
import { type XmlNode, xmlFile } from './xml.ts'

const FREE_TEXT = 512
const NAME = 70
const ARTICLE_NAME = 100

/**
 * An invoice or a credit note as Finvoice 3.0. Sums and quantities of a credit note are less than nothing. Where both parties have an address
 * and an operator of e-invoices, the frame that leads it there is in it too.
 */
export const toFinvoice = (content: DocumentContent, id: string): string =>
  xmlFile({
    Finvoice: {
      '@Version': '3.0',
      MessageTransmissionDetails: transmission(content, id),
      ...seller(content.seller),
      ...buyer(content.buyer),
      DeliveryPartyDetails: deliveryParty(content.delivery),
      DeliveryDetails: content.deliveredOn ? { DeliveryDate: day(content.deliveredOn) } : undefined,
      InvoiceDetails: details(content),
      InvoiceRow: content.lines.map(row),
      EpiDetails: epi(content),
    },
  })

const euros = (cents: number): XmlNode => ({ '@AmountCurrencyIdentifier': 'EUR', '#': comma((cents / 100).toFixed(2)) })
const comma = (figure: string | number) => String(figure).replace('.', ',')
const day = (iso: string): XmlNode => ({ '@Format': 'CCYYMMDD', '#': iso.replaceAll('-', '') })

/** A party's address in the network, and the scheme that says what it is, where it is none of the national ones. */
function identifier(einvoiceAddress: string): XmlNode {
  const endpoint = endpointOf(einvoiceAddress, null)
  return endpoint ? { '@SchemeID': endpoint.scheme, '#': endpoint.address } : {}
}

function transmission({ seller, buyer, issuedOn }: DocumentContent, id: string): XmlNode | undefined {
  if (!seller.einvoiceAddress || !seller.einvoiceOperator || !buyer.einvoiceAddress || !buyer.einvoiceOperator)
    return undefined
  return {
    MessageSenderDetails: {
      FromIdentifier: identifier(seller.einvoiceAddress),
      FromIntermediator: seller.einvoiceOperator,
    },
    MessageReceiverDetails: {
      ToIdentifier: identifier(buyer.einvoiceAddress),
      ToIntermediator: buyer.einvoiceOperator,
    },
    MessageDetails: {
      MessageIdentifier: id,
      MessageTimeStamp: `${issuedOn}T12:00:00Z`,
      SpecificationIdentifier: 'EN16931',
    },
  }
}

const seller = (party: DocumentContent['seller']): XmlNode => ({
  SellerPartyDetails: {
    SellerPartyIdentifier: party.businessId,
    SellerOrganisationName: party.name.slice(0, NAME),
    SellerOrganisationTaxCode: vatId(party.businessId),
    SellerPostalAddressDetails: {
      SellerStreetName: party.street,
      SellerTownName: party.city,
      SellerPostCodeIdentifier: party.postcode,
      CountryCode: 'FI',
    },
  },
  SellerOrganisationUnitNumber: ovt(party.businessId),
  SellerCommunicationDetails: {
    SellerPhoneNumberIdentifier: party.phone.replaceAll('\u00A0', ' '),
    SellerEmailaddressIdentifier: party.email,
  },
  SellerInformationDetails: {
    SellerWebaddressIdentifier: `https://${party.site}`,
    SellerAccountDetails: party.iban
      ? {
          SellerAccountID: { '@IdentificationSchemeName': 'IBAN', '#': party.iban },
          SellerBic: { '@IdentificationSchemeName': 'BIC', '#': party.bic },
        }
      : undefined,
  },
})

const buyer = (party: DocumentContent['buyer']): XmlNode => ({
  BuyerPartyDetails: {
    BuyerPartyIdentifier: party.businessId ?? undefined,
    BuyerOrganisationName: party.name.slice(0, NAME),
    BuyerOrganisationTaxCode: party.businessId ? vatId(party.businessId) : undefined,
    BuyerPostalAddressDetails: {
      BuyerStreetName: party.street,
      BuyerTownName: party.city,
      BuyerPostCodeIdentifier: party.postcode,
      CountryCode: 'FI',
    },
  },
  BuyerOrganisationUnitNumber: party.businessId ? ovt(party.businessId) : undefined,
  BuyerContactPersonName: party.contact?.slice(0, 35),
  BuyerCommunicationDetails: party.email ? { BuyerEmailaddressIdentifier: party.email } : undefined,
})

const deliveryParty = ({ name, street, postcode, city }: DocumentContent['delivery']): XmlNode => ({
  DeliveryOrganisationName: name.slice(0, 35),
  DeliveryPostalAddressDetails: {
    DeliveryStreetName: street.slice(0, 35),
    DeliveryTownName: city.slice(0, 35),
    DeliveryPostCodeIdentifier: postcode,
    CountryCode: 'FI',
  },
})

function details(content: DocumentContent): XmlNode {
  const { credits, dueOn, order } = content
  const isCredit = content.kind === 'credit_note'
  const paid = isCredit ? 0 : content.gross - payable(content)
  return {
    InvoiceTypeCode: isCredit ? 'INV02' : 'INV01',
    InvoiceTypeCodeUN: isCredit ? '381' : '380',
    InvoiceTypeText: isCredit ? 'HYVITYSLASKU' : 'LASKU',
    OriginCode: 'Original',
    InvoiceNumber: String(content.number),
    InvoiceDate: day(content.issuedOn),
    OriginalInvoiceNumber: credits ? String(credits.number) : undefined,
    OriginalInvoiceDate: credits ? day(credits.issuedOn) : undefined,
    OrderIdentifier: String(order.number),
    OrderDate: day(order.orderedOn),
    RowsTotalVatExcludedAmount: euros(content.net),
    InvoiceTotalVatExcludedAmount: euros(content.net),
    InvoiceTotalVatAmount: euros(content.vatTotal),
    InvoiceTotalVatIncludedAmount: euros(content.gross),
    InvoicePaidAmount: paid > 0 ? euros(paid) : undefined,
    VatSpecificationDetails: content.vat.map((line) => ({
      VatBaseAmount: euros(line.net),
      VatRatePercent: comma(line.vatPercent),
      VatCode: vatCategory(line.vatPercent),
      VatRateAmount: euros(line.vat),
    })),
    InvoiceFreeText: credits?.reason.slice(0, FREE_TEXT),
    PaymentTermsDetails: dueOn ? { InvoiceDueDate: day(dueOn) } : undefined,
  }
}

function row(line: ContentLine, place: number): XmlNode {
  const discount = netDiscount(line)
  return {
    ArticleName: line.name.slice(0, ARTICLE_NAME),
    InvoicedQuantity: { '@QuantityUnitCode': 'kpl', '@QuantityUnitCodeUN': 'C62', '#': String(line.quantity) },
    UnitPriceAmount: {
      '@AmountCurrencyIdentifier': 'EUR',
      '@UnitPriceUnitCode': 'kpl',
      '@QuantityUnitCodeUN': 'C62',
      '#': comma(netPrice(line)),
    },
    RowPositionIdentifier: String(place + 1),
    RowDiscountAmount: discount === 0 ? undefined : euros(discount),
    RowDiscountTypeCode: discount === 0 ? undefined : '95',
    RowDiscountTypeText: discount === 0 ? undefined : 'Alennus',
    RowVatRatePercent: comma(line.vatPercent),
    RowVatCode: vatCategory(line.vatPercent),
    RowVatAmount: euros(line.gross - line.net),
    RowVatExcludedAmount: euros(line.net),
    RowAmount: euros(line.gross),
  }
}

/** What a bank makes a payment of. A credit note asks for none, but the standard wants its sum and a day. */
function epi(content: DocumentContent): XmlNode {
  const { seller, reference } = content
  return {
    EpiIdentificationDetails: { EpiDate: day(content.issuedOn), EpiReference: reference },
    EpiPartyDetails: {
      EpiBfiPartyDetails: seller.bic
        ? { EpiBfiIdentifier: { '@IdentificationSchemeName': 'BIC', '#': seller.bic } }
        : {},
      EpiBeneficiaryPartyDetails: {
        EpiNameAddressDetails: seller.name.slice(0, 35),
        EpiAccountID: { '@IdentificationSchemeName': 'IBAN', '#': seller.iban },
      },
    },
    EpiPaymentInstructionDetails: {
      EpiRemittanceInfoIdentifier: { '@IdentificationSchemeName': 'SPY', '#': reference },
      EpiInstructedAmount: euros(content.kind === 'invoice' ? payable(content) : content.gross),
      EpiCharge: { '@ChargeOption': 'SHA', '#': 'SHA' },
      EpiDateOptionDate: day(content.dueOn ?? content.issuedOn),
      EpiPaymentMeansCode: content.kind === 'invoice' ? '58' : undefined,
    },
  }
}
