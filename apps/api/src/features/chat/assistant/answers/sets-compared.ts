import { together } from '../replies/assistant-answer.ts'
import type { Composer } from './composed.ts'

/** Answers of each of the sets that a question holds against each other, one after the other: 'evo ja lisäakku vai pelkkä pro'. */
export const ofEachSet =
  (composer: Composer): Composer =>
  ({ asked: { setsCompared, ...asked }, ...rest }) => {
    const each = (setsCompared ?? [asked.products]).flatMap(
      (products) => composer({ ...rest, asked: { ...asked, products } }) ?? [],
    )
    const [first, ...others] = each
    return first && others.reduce(together, first)
  }
