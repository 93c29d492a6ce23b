import type { Passage } from '../passages.ts'

/** Questions are written to be answered; posts tell stories. */
const KIND_WEIGHTS: Record<Passage['kind'], number> = {
  question: 1.2,
  article: 1.15,
  policy: 1,
  page: 1,
  product: 0.85,
  'use-case': 0.85,
  manual: 0.92,
  post: 0.8,
}

/** A table of figures holds many words and tells little of each. */
const TABLE = /#luvut/
const TABLE_WEIGHT = 0.85

/** A manual of another product than the one in question; the large station's speaks for both where none is named. */
const OTHER_PRODUCT = 0.6
const UNNAMED = 0.95

/** How much a passage counts for what it is, and for the products that the question is about (`asked`, their ids). */
export const passageWeight = (passage: Passage, asked: readonly string[]): number =>
  KIND_WEIGHTS[passage.kind] * (TABLE.test(passage.id) ? TABLE_WEIGHT : 1) * nearness(passage, asked)

function nearness({ about }: Passage, asked: readonly string[]): number {
  if (!about) return 1
  if (asked.length) return asked.includes(about) ? 1.15 : OTHER_PRODUCT
  return about === '2' ? UNNAMED : 1
}
