import * as z from 'zod'
import { productInput } from './products.ts'

/** The products that an empty database begins with, as `content/data/products.json` holds them. */
export const seedProducts = z.array(productInput.extend({ id: z.string().regex(/^\d+$/) }).required({ details: true }))
