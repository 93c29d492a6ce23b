import * as z from 'zod'

/** A note as it is kept while it is typed. */
export const noteDraft = z.string()
