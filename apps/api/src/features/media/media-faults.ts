import { type MediaKind, mediaMaxBytes } from '@arkpax/schema/media'
import { ApiError } from '../../http/api-error.ts'
import { isDiskFull } from '../../services/disk-full.ts'
import type { DocumentFault } from '../../services/document-check.ts'
import { StoreAway, StoreFull } from '../../services/media-store.ts'
import { type PictureFault, PictureRefused } from '../../services/picture-workshop.ts'

type Fault = PictureFault | DocumentFault

const details: Record<Fault, string> = {
  'not-a-picture': 'Tiedosto ei ole kuva eikä PDF-asiakirja. Käytä JPEG-, PNG-, WebP-, AVIF-, GIF- tai TIFF-kuvaa.',
  vector: 'SVG-kuvia ei oteta vastaan. Tallenna kuva PNG-muotoon.',
  heic: 'HEIC-kuvaa ei voi lukea. Tallenna kuva JPEG-muotoon.',
  animated: 'Liikkuvia kuvia ei oteta vastaan. Tallenna kuvasta yksi ruutu.',
  'too-many-pixels':
    'Kuvassa on liikaa pikseleitä. Kuva saa olla enintään 40\u00A0megapikseliä, esimerkiksi 7\u00A0700\u00A0×\u00A05\u00A0100.',
  broken: 'Kuvaa ei voi lukea: tiedosto on vioittunut tai jäänyt kesken. Avaa kuva ja tallenna se uudelleen.',
  'too-slow': 'Kuvan käsittely kesti liian kauan. Pienennä kuvaa ja yritä uudelleen.',
  'not-a-document': 'Tiedosto ei ole PDF-asiakirja.',
  'broken-document': 'PDF-asiakirja on vioittunut tai jäänyt kesken. Tallenna se uudelleen.',
  'active-document': 'PDF-asiakirjassa on toimintoja tai liitteitä, joita ei oteta vastaan. Tallenna se ilman niitä.',
}

/** Says why a file is not taken. */
export const refusedMedia = (fault: Fault) => new ApiError('media_refused', { detail: details[fault] })

/** Says that a file is larger than its kind may be. */
export const tooLargeMedia = (kind: MediaKind) =>
  new ApiError('media_refused', {
    detail: `Tiedosto on liian suuri. ${kind === 'picture' ? 'Kuva' : 'Asiakirja'} saa olla enintään ${mediaMaxBytes[kind] / 1024 / 1024}\u00A0Mt.`,
  })

/** What went wrong with a file or its store, as callers are told it; anything else as it is. */
export function tellMediaFault(error: unknown): unknown {
  if (error instanceof PictureRefused) return refusedMedia(error.fault)
  if (error instanceof StoreFull || isDiskFull(error)) return new ApiError('disk_full')
  if (error instanceof StoreAway) return new ApiError('media_store_away', { headers: { 'Retry-After': '30' } })
  return error
}
