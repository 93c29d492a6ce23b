import type { CardNoun } from './blocks/card-node.ts'

/** Which blocks a text may have: a product's story is running text with pictures, posts and letters have them all. */
const textBlocks = ['story', 'post', 'letter'] as const
export type TextBlocks = (typeof textBlocks)[number]

export const hasBlocks = (blocks: TextBlocks) => blocks !== 'story'

/** What there are cards of. */
export const cardsOf: Record<TextBlocks, readonly CardNoun[]> = {
  story: [],
  post: ['product'],
  letter: ['product', 'post'],
}
