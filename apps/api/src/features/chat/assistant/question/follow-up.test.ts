import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { afterInterjection, createLeaning } from './follow-up.ts'

const { knowledge } = await shopKnowledge()
const leaningOf = createLeaning(knowledge.followUps)

it.each([
  ['right. and the other model?', 'and the other model?'],
  ['aika hyvin. entä jos on lisäakku', 'entä jos on lisäakku'],
  ['E10. mitä nyt', 'E10. mitä nyt'],
  ['paljonko se maksaa. entä evo', 'paljonko se maksaa. entä evo'],
  ['huh.', 'huh.'],
])('%s', (text, said) => {
  expect(afterInterjection(text)).toBe(said)
})

it('knows what asks the same with something changed', () => {
  expect(leaningOf('no jos siinä on PRODUCT').asksWhatIf).toBe(true)
  expect(leaningOf('what if PRODUCT').asksWhatIf).toBe(true)
  expect(leaningOf('ei jos').asksWhatIf).toBe(false)
})

it('knows “miksei” for a question of its own kind', () => {
  expect(leaningOf('miksei')).toMatchObject({ kind: 'why', ownWords: 0 })
})
