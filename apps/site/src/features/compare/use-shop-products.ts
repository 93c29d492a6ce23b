import { useEffect, useState } from 'react'
import { call } from '~/lib/api.ts'
import { type ComparedProduct, withServerProducts } from './comparison-rows.ts'

/** The products that can be compared: the built ones at once, those of the server as soon as it answers. */
export function useShopProducts(built: readonly ComparedProduct[]) {
  const [shop, setShop] = useState({ products: built, isComplete: false })

  useEffect(() => {
    call('GET /api/products', { query: { limit: 500 } })
      .then((products) => setShop({ products: withServerProducts(built, products), isComplete: true }))
      .catch(() => setShop({ products: built, isComplete: false }))
  }, [built])

  return shop
}
