import { articles } from './phrasings/articles.ts'
import { products } from './phrasings/products.ts'
import { questions } from './phrasings/questions.ts'

/** How people ask for what a passage tells, by its id, in words of their own; several ways are parted by semicolons. */
const PHRASINGS = new Map(Object.entries({ ...questions, ...articles, ...products }))

/** The ways of asking for a passage; the manuals of the two stations have the same chapters. */
export const phrasingsOf = (id: string): string => {
  const key = decodeURIComponent(id)
  return PHRASINGS.get(key) ?? PHRASINGS.get(key.replace('ark-evo', 'ark-pro')) ?? ''
}
