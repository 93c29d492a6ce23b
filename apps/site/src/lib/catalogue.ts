import { catalogue as catalogueSchema } from '@arkpax/schema/catalogue'
import productsJson from '../../../../content/data/products.json' with { type: 'json' }

/** The public catalogue in its own order (`content/data/products.json`). For build time; islands get props. */
export const catalogue = catalogueSchema.parse(productsJson)
