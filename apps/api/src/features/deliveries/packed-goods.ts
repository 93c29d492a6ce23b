import { formatNumber } from '@arkpax/schema/format-fi'

/** A line of what is packed; its weight with its package in grams, null where nobody has given it. */
export interface PackedGoods {
  product_name: string
  quantity: number
  sku: string | null
  shipping_weight_g: number | null
  un_number: string | null
}

/** What goods weigh with their packages, in grams; null where one of them has no weight. */
export function grossGrams(goods: readonly PackedGoods[]): number | null {
  const grams = goods.map(({ shipping_weight_g, quantity }) => shipping_weight_g && shipping_weight_g * quantity)
  return grams.every((each) => each !== null) ? grams.reduce((sum, each) => sum + each, 0) : null
}

/** The same as it is printed; empty where it is not known. */
export function grossText(goods: readonly PackedGoods[]): string {
  const grams = grossGrams(goods)
  return grams === null ? '' : `${formatNumber(grams / 1000)}\u00A0kg`
}

/** The proper names under which lithium batteries go, in the languages of the road here. */
const PROPER_NAMES: Readonly<Record<string, { fi: string; en: string }>> = {
  UN3480: { fi: 'LITIUMIONIAKUT', en: 'LITHIUM ION BATTERIES' },
  UN3481: {
    fi: 'LAITTEESEEN SISÄLTYVÄT LITIUMIONIAKUT',
    en: 'LITHIUM ION BATTERIES CONTAINED IN EQUIPMENT',
  },
}

/** What stands on the package of one UN number. */
export interface DangerLabel {
  un: string
  name: string
  english: string
  goods: string[]
  gross: string
}

/** A label for each UN number of what is packed, with what of it is in the parcel and what that weighs. */
export function labelsOf(goods: readonly PackedGoods[]): DangerLabel[] {
  const byNumber = Map.groupBy(
    goods.filter(({ un_number }) => un_number !== null),
    ({ un_number }) => un_number ?? '',
  )
  return [...byNumber]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([number, lines]) => ({
      un: number.replace(/^UN/, 'UN\u00A0'),
      name: PROPER_NAMES[number]?.fi ?? '',
      english: PROPER_NAMES[number]?.en ?? '',
      goods: lines.map(({ quantity, product_name }) => `${formatNumber(quantity)} × ${product_name}`),
      gross: grossText(lines),
    }))
}
