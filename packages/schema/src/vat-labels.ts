import type { VatClass } from './product-trade.ts'

/** How a product is taxed; `general` follows the terms. */
export const vatClassLabels: Record<VatClass, string> = {
  general: 'Yleinen verokanta',
  reduced: 'Alennettu 13,5\u00A0%',
  low: 'Alennettu 10\u00A0%',
  zero: 'Veroton 0\u00A0%',
}
