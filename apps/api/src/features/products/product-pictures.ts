import { mediaIdOf } from '@arkpax/schema/media-address'
import type { ProductChange } from '@arkpax/schema/products'
import { ApiError } from '../../http/api-error.ts'
import { readSiteManifest, type SiteManifest } from '../../http/site-manifest.ts'

/**
 * Throws `invalid_fields` where a picture of a product is neither in the media library nor among the pages in `siteDir`, though
 * its address is a path of this site; `library` are the ids of the things that are there. Pictures of other sites are not asked
 * for, nor are those among the pages where these stand elsewhere.
 */
export function refuseMissingPictures(
  { image_url, details }: ProductChange,
  siteDir: string,
  library: ReadonlySet<string>,
): void {
  const pictures = [
    { path: 'image_url', url: image_url },
    ...(details?.pictures ?? []).map((url, index) => ({ path: `details.pictures.${index}`, url })),
    ...(details?.features ?? []).map(({ picture: url }, index) => ({ path: `details.features.${index}.picture`, url })),
  ]
  const ours = pictures.flatMap(({ path, url }) => (url?.startsWith('/') ? [{ path, url }] : []))
  const site = ours.length > 0 ? readSiteManifest(siteDir) : undefined
  const isThere = (url: string) => {
    const id = mediaIdOf(url)
    return id ? library.has(id) : !site || isPicture(url, site)
  }
  const errors = ours.filter(({ url }) => !isThere(url)).map(({ path }) => ({ path, detail: MISSING }))
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
