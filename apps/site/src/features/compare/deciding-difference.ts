import { withUnit } from '@arkpax/schema/figures'
import { formatPrice } from '@arkpax/schema/format-fi'
import { unbrokenName } from '../../lib/unbroken-name.ts'
import type { ComparedProduct, Fact } from './comparison-rows.ts'
import { decidingText } from './deciding.fi.ts'

/** What decides between two stations, in words: their prices, batteries, sockets and weights. Empty where there are not two, or where they cost the same. */
export function decidingDifference(products: readonly ComparedProduct[]): string {
  const stations = products.filter(({ isStation }) => isStation)
  const [cheaper, dearer] = stations.toSorted((one, other) => one.price - other.price)
  if (!cheaper || !dearer || stations.length > 2 || cheaper.price === dearer.price) return ''
  const { capacity, sockets, lighter } = decidingText
  const gain = (fact: Fact) => measured(dearer, fact) - measured(cheaper, fact)
  const [wattHours, outlets, kilograms] = [gain('capacity'), gain('sockets'), gain('weight')]
  const gains = [wattHours > 0 && capacity(withUnit(wattHours, 'Wh')), outlets > 0 && sockets(outlets)]
  const price = formatPrice(dearer.price - cheaper.price)
  return [
    decidingText.dearer(
      unbrokenName(dearer.name),
      price,
      gains.filter((each) => each !== false),
    ),
    kilograms > 0 && lighter(unbrokenName(cheaper.name), withUnit(Math.round(kilograms * 10) / 10, 'kg')),
  ]
    .filter((each) => each !== false)
    .join(' ')
}

const measured = ({ measures }: ComparedProduct, fact: Fact) => measures?.[fact]?.value ?? Number.NaN
