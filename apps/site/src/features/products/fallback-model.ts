import type { Product } from '@arkpax/schema/products'

/** Which names in which categories are which product of the catalogue; another figure in the name is another product. */
const MODELS = [
  ['1', /^power-stations .*\b2 ?400 ?w\b/],
  ['2', /^power-stations .*(\b1 ?800 ?w\b|\bevo\b\D*$)/],
  ['3', /^accessories (ark(pax)? )?(lisäakku|extra battery)( 2 ?300 ?wh)?$/],
  ['4', /^(solar-panels|accessories) (ark(pax)? )?(200 ?w )?(aurinkopaneeli|solar panel)( 200 ?w)?$/],
] as const

/**
 * The catalogue product whose figures may stand in for a product of which none are written: the 2400 W model, the 1800 W EVO,
 * the extra battery or the solar panel. Undefined for anything else (a cart, a cable of the panel, a 400 W panel), because
 * foreign figures would be untrue there.
 */
export function fallbackModel({ name, category }: Pick<Product, 'name' | 'category'>) {
  const described = `${category} ${name.trim().replace(/\s+/g, ' ').toLowerCase()}`
  return MODELS.find(([, pattern]) => pattern.test(described))?.[0]
}
