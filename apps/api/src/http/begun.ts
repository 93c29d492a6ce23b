import * as z from 'zod'

const uuid = z.uuid()

/** Whether a write is the first of a thing that was begun on a screen: it has an id that the browser made, and no version yet. */
export const isBegun = (id: string, version: number | undefined): boolean => version === 0 && uuid.safeParse(id).success
