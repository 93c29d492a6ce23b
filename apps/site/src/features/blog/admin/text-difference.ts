import type { BlogDraftFields } from '@arkpax/schema/blog-drafts'
import { diffWordsWithSpace } from 'diff'
import { plainTextOf } from './plain-text.ts'

/** A piece of a text: in both versions, only in the older one, or only in the newer one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** The fields in which two versions of a post differ, word by word; the content as people read it. */
export function differencesOf(older: BlogDraftFields, newer: BlogDraftFields) {
  const fields = Object.keys(older) as (keyof BlogDraftFields)[]
  return fields
    .filter((field) => older[field] !== newer[field])
    .map((field) => ({ field, pieces: piecesOf(readable(field, older), readable(field, newer)) }))
}

const readable = (field: keyof BlogDraftFields, fields: BlogDraftFields) =>
  field === 'content' ? plainTextOf(fields.content) : fields[field]

/** After so long two texts are told apart as wholes: nobody waits for the words of a mebibyte. */
const PATIENCE_MS = 1_500

function piecesOf(older: string, newer: string): Piece[] {
  const parts = diffWordsWithSpace(older, newer, { timeout: PATIENCE_MS })
  if (!parts)
    return [
      { kind: 'removed', text: older },
      { kind: 'added', text: newer },
    ]
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
