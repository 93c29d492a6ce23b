import type { ProductChange } from '@arkpax/schema/products'
import { ApiError } from '../../http/api-error.ts'
import { readSiteManifest, type SiteManifest } from '../../http/site-manifest.ts'

/**
 * Throws `invalid_fields` where a picture of a product is a path of this site that the pages in `siteDir` do not have. Pictures
 * of other sites are not asked for, nor is anything where the pages stand elsewhere.
 */
export function refuseMissingPictures({ image_url, details }: ProductChange, siteDir: string): void {
  const pictures = [
    { path: 'image_url', url: image_url },
    ...(details?.pictures ?? []).map((url, index) => ({ path: `details.pictures.${index}`, url })),
    ...(details?.features ?? []).map(({ picture: url }, index) => ({ path: `details.features.${index}.picture`, url })),
  ]
  const ours = pictures.flatMap(({ path, url }) => (url?.startsWith('/') ? [{ path, url }] : []))
  const site = ours.length > 0 ? readSiteManifest(siteDir) : undefined
  if (!site) return
  const errors = ours.filter(({ url }) => !isPicture(url, site)).map(({ path }) => ({ path, detail: MISSING }))
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
}

const MISSING = 'Sivustolla ei ole kuvaa tässä osoitteessa. Tarkista, että se on kirjoitettu oikein.'

function isPicture(url: string, { assets }: SiteManifest): boolean {
  const { pathname } = new URL(url, 'http://site')
  return assets.get(decoded(pathname).toLowerCase())?.type.startsWith('image/') === true
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
