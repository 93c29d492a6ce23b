import type { Offer } from '@arkpax/schema/offers'
import type { Settings } from '@arkpax/schema/settings'
import type { OfferContent } from './offer-content.ts'
import type { OfferTerms } from './offer-terms.ts'

const row = { discount: 0, vat_percent: 25.5 }

/** A made-up offer for previews. */
export const sampleOffer: Offer = {
  id: '0199f3a2-7d41-7000-8000-000000002001',
  number: 2001,
  status: 'sent',
  revision: 1,
  is_changed: false,
  customer_name: 'Matti Meikäläinen',
  customer_email: 'matti.meikalainen@example.fi',
  customer_phone: null,
  company: null,
  business_id: null,
  shipping_address: 'Satamakatu 4 B 12',
  shipping_postcode: '00160',
  shipping_city: 'Helsinki',
  contact_message_id: null,
  order: null,
  valid_until: '2026-12-05',
  holds_stock: true,
  is_collected: false,
  reminds: true,
  message: 'Kiitos yhteydenotostasi! Ark PRO riittää hyvin jääkaapille ja valoille.',
  delivery_days: 7,
  return_cost: 49,
  rows: [
    {
      ...row,
      ...{ id: '1', kind: 'product', product_id: '1', name: 'Ark PRO 2400 W' },
      ...{ quantity: 1, price: 3350, discount: 150, catalogue_price: 3350 },
    },
    {
      ...row,
      ...{ id: '2', kind: 'delivery', product_id: null, name: 'Kuljetus kotiovelle' },
      ...{ quantity: 1, price: 49, catalogue_price: null },
    },
  ],
  total_amount: 3249,
  sent_at: '2026-11-21T10:05:00.000Z',
  reminded_at: null,
  closed_at: null,
  decline_reason: null,
  version: 2,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:05:00.000Z',
}

/** What was sent of it. */
export const sampleContent: OfferContent = {
  ...sampleOffer,
  rows: sampleOffer.rows.map((one) => ({ ...one, about: null })),
}

export const sampleTerms: OfferTerms = {
  day: '2026-11-21',
  texts: [
    {
      id: 'terms-of-service',
      title: 'Käyttöehdot',
      sections: [{ headings: ['Hinnat'], text: 'Hinnat ovat euroina.' }],
    },
  ],
  withdrawalDays: 14,
  returnDays: 30,
  returnPickupStation: 49,
  returnPickupPanel: 15,
  deliveryDays: 30,
  warrantyMonths: 24,
  orderButton: 'Tilaa ja maksa',
}

export const sampleShop: Pick<Settings, 'company' | 'sale'> = {
  company: {
    brand: 'Esimerkki',
    legalName: 'Esimerkki Oy',
    businessId: '1234567-1',
    foundedYear: 2001,
    parentGroup: 'Esimerkki-yhtiöt',
    address: { street: 'Esimerkkikatu 1', postalCode: '00100', city: 'Helsinki', country: 'Suomi' },
    email: 'myynti@example.fi',
    phone: { display: '+358 20 555 0100', callPrice: '' },
    videoGuidesUrl: 'https://example.fi/videot',
    certificates: [],
  },
  sale: {
    iban: 'FI2112345600000785',
    bic: 'NDEAFIHH',
    offerValidDays: 14,
    prepaymentDays: 7,
    invoiceDays: 14,
    orderButton: 'Tilaa ja maksa',
    orderButtonNote: '',
    einvoiceAddress: '',
    einvoiceOperator: '',
    guaranteeNotice: '',
  },
}
