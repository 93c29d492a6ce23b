import * as z from 'zod'
import { serialNumber } from './units.ts'

/** The serial numbers of the pieces of one line. */
export const deliveredSerials = z.array(serialNumber, 'Anna sarjanumerot').max(10_000, 'Enintään 10 000 sarjanumeroa')

/**
 * The serial numbers that staff have seen nobody knows, and that are added as new units. Where they are given, any other that is not in the
 * register is refused (`unknown_serials`); where they are not, it is added.
 */
export const newSerials = deliveredSerials.optional()

/** Tells at its line which serial number stands there for the second time. */
export function onlyOnce(items: readonly { serials: readonly string[] }[], context: z.RefinementCtx): void {
  const seen = new Set<string>()
  for (const [index, { serials }] of items.entries()) {
    const double = serials.find((serial) => seen.size === seen.add(serial).size)
    if (double === undefined) continue
    context.addIssue({
      code: 'custom',
      message: `Sarjanumero ${double} on annettu kahdesti`,
      path: [index, 'serials'],
    })
  }
}
