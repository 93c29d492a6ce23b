import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { formatPrice } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { includedVat } from '@arkpax/schema/vat'
import { settings } from './settings.ts'

/** What a product costs a firm, without the tax, in whole euros: '2 669 €'. For build time. */
export const netPrice = ({
  priceCents,
  vatPercent = settings.terms.vatPercent,
}: Pick<CatalogueProduct, 'priceCents' | 'vatPercent'>): string =>
  formatPrice(Math.round(toEuros(priceCents - includedVat(priceCents, vatPercent))))
