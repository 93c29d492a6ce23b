import * as z from 'zod'
import { pageQuery, searchQuery } from './paging.ts'

const MISTAKE = 'Tarkista päivä'

const day = z.iso
  .date(MISTAKE)
  .refine((iso) => iso >= '1900-01-01' && iso < '2200-01-01', MISTAKE)
  .optional()

/** What every list of the back office can be narrowed by: a text, and days in Finland, both included. */
export const listFilters = searchQuery.omit({ limit: true, cursor: true }).extend({ from: day, to: day })

/** The days that a list is narrowed to. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** A column that a list is sorted by, smallest first; with `-` before it, largest first. */
export type Sort<Name extends string = string> = Name | `-${Name}`

/** `?sort=total` or `?sort=-total`, by one of a list's own columns. */
export function sortBy<const Name extends string>(names: readonly Name[], usual: Sort<NoInfer<Name>>) {
  const sorts: Sort<Name>[] = names.flatMap((name) => [name, `-${name}` as const])
  return z.enum(sorts).default(() => usual as never)
}

/** A query of a list whose days are in order. */
export const inOrder = <Shape extends z.ZodRawShape>(query: z.ZodObject<Shape>) =>
  query.refine((given) => areInOrder(given), { message: 'Alkupäivä on loppupäivän jälkeen', path: ['from'] })

const areInOrder = ({ from, to }: Days) => !from || !to || from <= to

/** A page of what these filters choose. */
export const pageOf = <Shape extends z.ZodRawShape>(filters: z.ZodObject<Shape>) =>
  inOrder(filters.extend(pageQuery.shape))
