import type { MediaKind } from '@arkpax/schema/media'
import type { Generated } from 'kysely'

export interface MediaTable {
  id: string
  kind: MediaKind
  file_name: string
  /** Size of what was uploaded. */
  bytes: number
  /** Of what was uploaded, in hex: the same content is here once. */
  sha256: string
  /** Names the files that are served: made of the content, the crop and the way of encoding. */
  hash: string
  /** Of the picture as it is shown; null of a document. */
  width: number | null
  height: number | null
  /** JSON: the widths that the files have. */
  widths: string
  alt: Generated<string>
  is_decorative: Generated<boolean>
  /** From 0 to 1, in the picture as it is shown. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** JSON of the part that is shown; null: all of it. */
  crop: string | null
  color: string | null
  /** Lower-cased name and text, for searching. */
  search_text: string
  version: Generated<number>
  created_at: string
  updated_at: string
  /** Since when it is in the trash. */
  trashed_at: string | null
}

/** A file that is to be deleted: of a thing that was not finished, or what stood in the place of what is there now. */
export interface MediaLeftoverTable {
  /** In the store of the media. */
  key: string
  due_at: string
}
