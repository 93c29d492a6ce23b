import { isExtraBattery } from '@arkpax/schema/calculator-choices'
import type { CatalogueProduct } from '@arkpax/schema/catalogue'

/** A battery without outputs of its own, which is charged and emptied through a station. */
export const worksThroughStation = (product: CatalogueProduct): boolean =>
  isExtraBattery(product) && !product.charging && product.ports.some(({ kind }) => kind === 'expansion')
