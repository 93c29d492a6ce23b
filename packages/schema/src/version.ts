import * as z from 'zod'

/**
 * How many times staff have changed a thing, from 1. Whoever sends it back as `If-Match: "3"` changes the thing only while it
 * is still that one; otherwise the answer is 412 `stale`.
 */
export const version = z.int().min(1)
