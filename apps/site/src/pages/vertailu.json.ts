import type { APIRoute } from 'astro'
import type { TrayProduct } from '~/features/compare/tray-products.ts'
import { catalogue } from '~/lib/catalogue.ts'
import { smallPicture } from '~/lib/pictures.ts'

/** The products that can be compared, as the tray shows them: fetched once something has been chosen. */
export const GET: APIRoute = () => {
  const products: TrayProduct[] = catalogue.map(({ id, name, image }) => ({
    id,
    name,
    picture: smallPicture(image).src,
  }))
  return new Response(JSON.stringify(products), { headers: { 'Content-Type': 'application/json' } })
}
