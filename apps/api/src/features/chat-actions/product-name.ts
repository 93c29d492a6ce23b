import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Language } from '../chat/assistant/passages.ts'

/** What a product is called in a language; its Finnish name where it has no other. */
export function productName({ name, details }: ProductWithDetails, language: Language): string {
  if (language === 'en') return details.englishName || name
  return (language === 'sv' && details.swedishName) || name
}
