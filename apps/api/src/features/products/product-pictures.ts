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
  const missing = missingAmong(
    pictures.flatMap(({ url }) => url ?? []),
    siteDir,
    library,
  )
  const errors = pictures
    .filter(({ url }) => url && missing.has(url))
    .map(({ path }) => ({ path, detail: PICTURE_MISSING }))
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
}

/** Which of these addresses of this site have no picture; of other sites none is asked for. The pages are looked through once. */
export function missingAmong(
  urls: readonly string[],
  siteDir: string,
  library: ReadonlySet<string>,
): ReadonlySet<string> {
  const ours = [...new Set(urls)].filter((url) => url.startsWith('/'))
  const site = ours.length > 0 ? readSiteManifest(siteDir) : undefined
  const isThere = (url: string) => {
    const id = mediaIdOf(url)
    return id ? library.has(id) : !site || isPicture(url, site)
  }
  return new Set(ours.filter((url) => !isThere(url)))
}

export const PICTURE_MISSING = 'Sivustolla ei ole kuvaa tässä osoitteessa. Tarkista, että se on kirjoitettu oikein.'

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
