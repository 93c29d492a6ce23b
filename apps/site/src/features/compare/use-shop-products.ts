import { useEffect, useState } from 'react'
import { shopProducts } from '~/lib/shop-products.ts'
import { type ComparedProduct, withServerProducts } from './comparison-rows.ts'

/** The products that can be compared: the built ones at once, those of the server as soon as it answers. */
export function useShopProducts(built: readonly ComparedProduct[]) {
  const [shop, setShop] = useState({ products: built, isComplete: false })

  useEffect(() => {
    shopProducts().then((products) => {
      if (products) setShop({ products: withServerProducts(built, products), isComplete: true })
    })
  }, [built])

  return shop
}
