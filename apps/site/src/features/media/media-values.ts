import { MINUTE_MS } from '@arkpax/schema/durations'
import { crop, focalPoint, type Media, type MediaChange, mediaChange } from '@arkpax/schema/media'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod'
import { changedFields } from '../../components/admin/merge-edits.ts'

/** Calls that make a picture anew answer once it has all its widths, and it is made behind everything else: ms. */
export const MAKING_MS = 2 * MINUTE_MS

/** What the form of a thing holds while it is filled in. */
export const mediaValues = z.object({
  file_name: z.string(),
  alt: z.string(),
  is_decorative: z.boolean(),
  focal: focalPoint,
  crop: crop.nullable(),
})
export type MediaValues = z.output<typeof mediaValues>
export type MediaFormState = UseFormReturn<MediaValues, unknown, MediaChange>

/** The rules and messages are the API's; of a document only its name is asked. */
export const pictureForm = mediaValues.transform((values): MediaChangeSent => values).pipe(mediaChange)
export const documentForm = mediaValues.transform(({ file_name }): MediaChangeSent => ({ file_name })).pipe(mediaChange)

type MediaChangeSent = z.input<typeof mediaChange>

/** A stored thing as the form shows it. */
export const valuesOf = ({ file_name, alt, is_decorative, focal, crop }: Media): MediaValues => ({
  file_name,
  alt,
  is_decorative,
  focal,
  crop,
})

/** What is sent: only what was changed, so that nobody else's change is sent back. A text goes with its tick. */
export function changeOf(input: MediaChange, base: MediaValues, values: MediaValues): MediaChange {
  const changed = new Set(changedFields(base, values).map((field) => field.split('.')[0]))
  if (changed.has('alt') || changed.has('is_decorative')) changed.add('alt').add('is_decorative')
  return Object.fromEntries(Object.entries(input).filter(([name]) => changed.has(name)))
}
