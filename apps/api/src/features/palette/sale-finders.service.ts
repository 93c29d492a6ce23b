import { buyerName } from '@arkpax/schema/buyer-name'
import { documentKindLabels } from '@arkpax/schema/document-labels'
import { documentQuery } from '@arkpax/schema/documents'
import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { offerStatusLabels } from '@arkpax/schema/offer-labels'
import { offerQuery } from '@arkpax/schema/offers'
import { returnStateLabels } from '@arkpax/schema/return-labels'
import { returnQuery } from '@arkpax/schema/returns'
import { normalSerial } from '@arkpax/schema/serial-number'
import { unitQuery, unitStatusLabels } from '@arkpax/schema/units'
import { warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import { warrantyCaseQuery } from '@arkpax/schema/warranty-cases'
import { listDocuments } from '../documents/documents.repo.ts'
import { listOffers } from '../offers/offers.repo.ts'
import { listReturns } from '../returns/listed-returns.repo.ts'
import { listUnitPage } from '../units/units.repo.ts'
import { listCases } from '../warranty-cases/warranty-cases.repo.ts'
import { details, type Finder, numbered, withoutNoun } from './finder.service.ts'

/** What comes before a sale, of it and after it: staff read its numbers in letters and on devices. */
export const saleFinders: Record<'offer' | 'document' | 'return' | 'warranty_case' | 'unit', Finder> = {
  offer: {
    may: 'offers.read',
    find: async (db, { q, limit, now }) =>
      (await listOffers(db, offerQuery.parse({ q: withoutNoun(q, 'tarjous'), limit }), now)).items.map((offer) => ({
        id: offer.id,
        names: [...numbered('tarjous', offer.number), offer.customer_name, offer.company],
        title: `Tarjous ${offer.number}`,
        detail: details(
          buyerName(offer.company, offer.customer_name) || null,
          offerStatusLabels[offer.status],
          formatEuros(offer.total_amount),
        ),
      })),
  },
  document: {
    may: 'documents.read',
    find: async (db, { q, limit }) =>
      (
        await listDocuments(db, documentQuery.parse({ q: withoutNoun(q, ...Object.values(documentKindLabels)), limit }))
      ).items.map(({ id, kind, number, buyer_name, issued_on, total }) => ({
        id,
        names: [...numbered(documentKindLabels[kind], number), buyer_name],
        title: `${documentKindLabels[kind]} ${number}`,
        detail: details(buyer_name, formatDate(issued_on), formatEuros(total)),
      })),
  },
  return: {
    may: 'returns.read',
    find: async (db, { q, limit }) =>
      (await listReturns(db, returnQuery.parse({ q: withoutNoun(q, 'palautus'), limit, state: 'all' }))).items.map(
        ({ id, number, name, state }) => ({
          id,
          names: [...numbered('palautus', number), name],
          title: `Palautus ${number}`,
          detail: details(name, returnStateLabels[state]),
        }),
      ),
  },
  warranty_case: {
    may: 'warranty.read',
    find: async (db, { q, limit, now }) =>
      (
        await listCases(db, warrantyCaseQuery.parse({ q: withoutNoun(q, 'takuuasia'), limit, state: 'all' }), now)
      ).items.map(({ id, number, name, serial_number, state }) => ({
        id,
        names: [...numbered('takuuasia', number), name, serial_number],
        title: `Takuuasia ${number}`,
        detail: details(name, serial_number, warrantyCaseStateLabels[state]),
      })),
  },
  unit: {
    may: 'units.read',
    // A unit also goes by the name of its product, which would find every one of them.
    find: async (db, { q, limit }) =>
      (await listUnitPage(db, unitQuery.parse({ q, limit }))).items
        .filter(({ serial }) => serial.includes(normalSerial(q)))
        .map(({ serial, product_name, status }) => ({
          id: serial,
          names: [serial],
          title: serial,
          detail: details(product_name, unitStatusLabels[status]),
        })),
  },
}
