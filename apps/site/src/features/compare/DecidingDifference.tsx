import type { ComparedProduct } from './comparison-rows.ts'
import { decidingDifference } from './deciding-difference.ts'

/** The sentence before the table: what decides between its two stations. */
export function DecidingDifference({ products }: { products: readonly ComparedProduct[] }) {
  const text = decidingDifference(products)
  return text ? <p className="mb-6 max-w-prose text-lg lg:max-w-none">{text}</p> : null
}
