import { persistentAtom } from '@nanostores/persistent'
import { type AddOutcome, addProduct, type CompareList, parseCompareList, removeProduct } from './compare-rules.ts'

/** The compared products, kept in this browser and the same in all its tabs (`compareProducts`). */
export const compareList = persistentAtom<CompareList>('compareProducts', [], {
  encode: JSON.stringify,
  decode: parseCompareList,
})

/** Adds a product where the rules allow it, and tells how it went. */
export function addToComparison(id: string): AddOutcome {
  const { list, outcome } = addProduct(compareList.get(), id)
  if (outcome === 'added') compareList.set(list)
  return outcome
}

export function removeFromComparison(id: string): void {
  compareList.set(removeProduct(compareList.get(), id))
}

export function clearComparison(): void {
  compareList.set([])
}
