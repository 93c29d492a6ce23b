import { paths } from '~/lib/paths.ts'
import { wholeList } from '~/lib/whole-list.ts'

/** A chosen product in the tray; `picture` is an address. */
export interface TrayProduct {
  id: string
  name: string
  picture: string
}

let built: Promise<readonly TrayProduct[]> | undefined

/** The products of these ids in their order: those of the build, and newer ones from the API. What no shop has is left out. */
export async function trayProducts(ids: readonly string[]): Promise<TrayProduct[]> {
  built ??= fetchBuilt()
  const known = await built
  const isKnown = ids.every((id) => known.some((product) => product.id === id))
  const products = isKnown ? known : [...known, ...(await newerProducts())]
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}

async function fetchBuilt(): Promise<readonly TrayProduct[]> {
  const answer = await fetch(paths.comparableProducts).catch(() => undefined)
  if (answer?.ok) return answer.json()
  built = undefined
  return []
}

async function newerProducts(): Promise<TrayProduct[]> {
  const products = (await wholeList('GET /api/products')) ?? []
  return products.map(({ id, name, image_url }) => ({ id, name, picture: image_url }))
}
