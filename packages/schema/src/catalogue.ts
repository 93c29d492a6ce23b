/**
 * The shape of `content/data/products.json`, the one source of every product figure (architecture §5).
 * The site build and the seed of the API both read it through `catalogue`.
 */
import * as z from 'zod'
import { pictureName } from './content-text.ts'

/** What a port is. `anderson` and `dc5521` are the two 12 V connectors. */
export const portKind = z.enum(['ac', 'usb-a', 'usb-c', 'dc5521', 'anderson', 'ac-input', 'solar-input', 'expansion'])

const positive = z.number().positive()

/** A row of alike ports. `volts`, `amps` and `watts` are the most that each single port gives or takes. */
export const cataloguePort = z.strictObject({
  id: z.string().min(1),
  kind: portKind,
  label: z.string().min(1),
  count: z.int().positive(),
  volts: positive.optional(),
  amps: positive.optional(),
  watts: positive.optional(),
  side: z.enum(['front', 'back']),
  direction: z.enum(['out', 'in']),
  description: z.string().min(1),
})

const dimensionsMm = z.strictObject({ width: positive, depth: positive, height: positive })

/**
 * One product of the public catalogue. Money is integer cents with VAT 25.5 % in it; `stock` is the seed's figure.
 * `name` has plain spaces, because people search by it and the API stores it; all other texts have U+00A0 in figures.
 */
export const catalogueProduct = z.strictObject({
  id: z.string().regex(/^\d+$/),
  name: z.string().min(1),
  englishName: z.string().min(1),
  category: z.enum(['power-stations', 'accessories']),
  priceCents: z.int().positive(),
  image: pictureName,
  gallery: z.array(pictureName).min(1),
  tagline: z.string().min(1),
  description: z.string().min(1),
  badges: z.array(z.string().min(1)).min(1),
  stock: z.int().nonnegative(),
  rating: z.strictObject({ value: z.number().min(1).max(5), count: z.int().nonnegative() }),
  power: z.strictObject({ continuousWatts: positive, peakWatts: positive, peakSeconds: positive }).optional(),
  panelWatts: positive.optional(),
  capacityWh: positive.optional(),
  expansion: z.strictObject({ maxExtraBatteries: z.int().positive(), maxTotalWh: positive }).optional(),
  ports: z.array(cataloguePort),
  usbTotalWatts: positive.optional(),
  battery: z
    .strictObject({ chemistry: z.string().min(1), cycles: z.int().positive(), remainingPercent: positive })
    .optional(),
  charging: z
    .strictObject({
      acWatts: positive,
      ac80Hours: positive,
      acFullHours: positive,
      solarMaxWatts: positive,
      solarFullHours: positive,
    })
    .optional(),
  dimensionsMm,
  foldedDimensionsMm: dimensionsMm.optional(),
  weightKg: positive,
  ipRating: z.literal('IP67'),
  operatingTemperatureC: z.strictObject({ min: z.number(), max: z.number() }),
  upsMs: positive.optional(),
  thdPercent: positive.optional(),
  protections: z.int().positive().optional(),
  technicalSpecs: z.array(z.string().min(1)).optional(),
  warnings: z.array(z.string().min(1)).min(1),
})

/** The whole file. */
export const catalogue = z.array(catalogueProduct)

export type CataloguePort = z.output<typeof cataloguePort>
export type CatalogueProduct = z.output<typeof catalogueProduct>

/** How many devices can be plugged in at once. The cable to an extra battery is not an output. */
export function countOutputs(product: Pick<CatalogueProduct, 'ports'>): number {
  return product.ports
    .filter((port) => port.direction === 'out' && port.kind !== 'expansion')
    .reduce((sum, port) => sum + port.count, 0)
}
