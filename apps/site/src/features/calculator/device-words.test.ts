import { expect, it } from 'vitest'
import { applianceChoices, namesOf } from './calculator-choices.ts'
import { isCalled } from './device-words.ts'

const found = (typed: string) =>
  applianceChoices.filter((choice) => isCalled(typed, choice.name, namesOf(choice))).map(({ name }) => name)

it.each([
  ['jääkaappi', 'Jääkaappi'],
  ['Jääkaapin', 'Jääkaappi'],
  ['telkkari', 'Televisio'],
  ['mikro', 'Mikroaaltouuni'],
  ['läppäri', 'Kannettava tietokone'],
  ['pumppu', 'Vesipumppu'],
  ['veden', 'Vedenkeitin'],
])('%s finds %s', (typed, name) => {
  expect(found(typed)).toContain(name)
})

it('nothing typed finds all, and a word that nothing is called finds none', () => {
  expect(found(' ')).toHaveLength(applianceChoices.length)
  expect(found('helikopteri')).toEqual([])
})
