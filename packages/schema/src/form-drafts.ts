import * as z from 'zod'

/** What a person's half-filled forms are locked with in a browser's storage: 32 bytes in base64url, the same as long as the person is there. */
export const draftKey = z.object({ key: z.string() })
