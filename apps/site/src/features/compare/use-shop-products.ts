import { useEffect, useState } from 'react'
import { wholeList } from '~/lib/whole-list.ts'
import { type ComparedProduct, withServerProducts } from './comparison-rows.ts'

/** The products that can be compared: the built ones at once, those of the server as soon as it answers. */
export function useShopProducts(built: readonly ComparedProduct[]) {
  const [shop, setShop] = useState({ products: built, isComplete: false })

  useEffect(() => {
    wholeList('GET /api/products').then((products) => {
      if (products) setShop({ products: withServerProducts(built, products), isComplete: true })
    })
  }, [built])

  return shop
}
