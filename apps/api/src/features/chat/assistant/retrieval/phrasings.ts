import { articles } from './phrasings/articles.ts'
import { products } from './phrasings/products.ts'
import { questions } from './phrasings/questions.ts'

/** How people ask for what a passage tells, by its id, in words of their own; several ways are parted by semicolons. */
const PHRASINGS: Readonly<Record<string, string>> = { ...questions, ...articles, ...products }

/** The ways of asking for a passage; the manuals of the two stations have the same chapters. */
export const phrasingsOf = (id: string): string => {
  const key = decodeURIComponent(id)
  return PHRASINGS[key] ?? PHRASINGS[key.replace('ark-evo', 'ark-pro')] ?? ''
}
