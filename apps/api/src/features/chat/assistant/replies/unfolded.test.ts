import { expect, it } from 'vitest'
import { unfolded, withAsked } from './unfolded.ts'

/** Holds of a question what its paragraphs hold of its words, five for each. */
const unsaid = (question: string, _language: string, said: string) => (text: string) =>
  question.split(' ').filter((word) => text.includes(word) && !said.includes(word)).length * 5

const heard = (text: string) => ({ text, language: 'fi' as const })
const LONG = 'Pitkä selitys, jota ei kysytty. '.repeat(20).trim()

it('tells a short answer whole', () => {
  const told = { reply: 'Kyllä.', details: 'Kannet kiinni.', sources: [] }
  expect(withAskedOrWhole(told, 'sade')).toEqual({ reply: 'Kyllä.\n\nKannet kiinni.', sources: [] })
})

it('tells before the fold what is asked and not yet told', () => {
  const told = {
    reply: 'Palautamme maksut.',
    details: `${LONG}\n\nVähennämme käytetystä arvon alentumisen.`,
    sources: [],
  }
  expect(withAskedOrWhole(told, 'paljonko käytetystä')).toEqual({
    reply: 'Palautamme maksut.\n\nVähennämme käytetystä arvon alentumisen.',
    details: LONG,
    sources: [],
  })
})

it('folds what is not asked, or is told already', () => {
  const told = { reply: 'Palautamme maksut.', details: LONG, sources: [] }
  expect(withAskedOrWhole(told, 'milloin maksut')).toEqual(told)
  expect(
    withAsked({ reply: 'Paino: 28 kg.', details: 'Kanna kahdestaan.', sources: [] }, heard('paino'), { unsaid }),
  ).toEqual({ reply: 'Paino: 28 kg.', details: 'Kanna kahdestaan.', sources: [] })
})

function withAskedOrWhole(told: Parameters<typeof unfolded>[0], question: string) {
  return unfolded(told, heard(question), { unsaid })
}
