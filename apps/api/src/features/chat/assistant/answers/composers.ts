import type { ComposerName } from '../intents/intent-content.ts'
import { adviceAnswer } from './choosing.ts'
import type { Composer } from './composed.ts'
import { compareAnswer, specAnswer } from './figures-of-products.ts'
import { codeAnswer, documentsAnswer } from './files.ts'
import { priceAnswer, stockAnswer } from './prices.ts'
import { runtimeAnswer } from './running.ts'
import { ofEachSet } from './sets-compared.ts'
import { contactAnswer, openingAnswer } from './ways-to-reach.ts'

/** What answers from the shop's own figures, by the name that an intent gives. */
export const composers = {
  price: ofEachSet(priceAnswer),
  stock: stockAnswer,
  spec: ofEachSet(specAnswer),
  compare: compareAnswer,
  runtime: runtimeAnswer,
  advice: adviceAnswer,
  opening: openingAnswer,
  documents: documentsAnswer,
  contact: contactAnswer,
  code: codeAnswer,
} satisfies Partial<Record<ComposerName | 'code', Composer>>
