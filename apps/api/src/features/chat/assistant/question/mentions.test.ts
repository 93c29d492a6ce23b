import { describe, expect, it } from 'vitest'
import { createNames } from './mentions.ts'
import { questionWords } from './words.ts'

const named = (id: string, name: string, englishName = name, swedishName = name) => ({
  id,
  name,
  englishName,
  swedishName,
})
const four = [
  named('1', 'Ark PRO 2400 W'),
  named('2', 'Ark EVO 1800 W'),
  named('3', 'Lisäakku 2300 Wh'),
  named('4', 'Aurinkopaneeli 200 W'),
]
const bag = named('bag', 'Kuljetuslaukku', 'Carrying bag', 'Bärväska')

/** The products that a question names, by id, with how many; '?' where another one may be meant. */
const mentions = (question: string, ...own: ReturnType<typeof named>[]) =>
  createNames([...four, ...own])
    .mentioned(questionWords(question).join(' '))
    .map(({ id, count, isOneOfSeveral }) => `${count > 1 ? `${count} × ` : ''}${id}${isOneOfSeveral ? '?' : ''}`)

describe('a product of staff is known by the words of its name', () => {
  it.each([
    'Paljonko laukku maksaa?',
    'Paljonko kuljetuslaukku maksaa?',
    'mitä laukun hinta on',
    'onko laukkua varastossa',
    'Kuljetuslaukun hinta?',
    'onko teillä laukkuja hyllyssä',
    'paljonko kuljetuslaukusta pitää maksaa',
    'How much is the bag?',
    'Vad kostar väskan?',
    'laukku EVOlle hinta',
  ])('%s', (question) => expect(mentions(question, bag)).toEqual(['bag']))

  it.each([
    ['Onko suojapeitettä varastossa?', 'Suojapeite XL'],
    ['paljonko peite maksaa', 'Suojapeite XL'],
    ['Mitä suojapeitteet maksavat?', 'Suojapeite XL'],
    ['hihnan hinta', 'Ark kantohihna'],
    ['paljonko kantohihnat maksaa', 'Ark kantohihna'],
    ['jatkokaapelin hinta', 'Aurinkopaneelin jatkokaapeli 5 m'],
    ['paljonko mega maksaa', 'Ark MEGA 3600 W'],
    ['paljonko ark x1 maksaa', 'Ark X1'],
    ['seinätelineen hinta', 'Seinäteline EVO'],
    ['paljonko kärry maksaa', 'Kuljetuskärry'],
  ])('%s', (question, name) => expect(mentions(question, named('own', name))).toEqual(['own']))

  it('with how many of it, and beside others', () => {
    expect(mentions('kaksi laukkua ja paneeli', bag)).toEqual(['2 × bag', '4'])
    expect(mentions('EVO ja laukku', bag)).toEqual(['2', 'bag'])
  })
})

describe('of several products with such a name', () => {
  const both = [named('for-pro', 'Laukku PRO'), named('for-evo', 'Laukku EVO')]

  it('all are told where any may be meant', () => {
    expect(mentions('Paljonko laukku maksaa?', ...both)).toEqual(['for-pro?', 'for-evo?'])
    expect(mentions('aurinkopaneelin hinta', named('big', 'Aurinkopaneeli 400 W'))).toEqual(['4?', 'big?'])
  })

  it('the one that more of the words fit', () => {
    expect(mentions('Paljonko EVOn laukku maksaa?', ...both)).toEqual(['for-evo'])
    expect(mentions('400 W aurinkopaneelin hinta', named('big', 'Aurinkopaneeli 400 W'))).toEqual(['big'])
    expect(mentions('200 W aurinkopaneelin hinta', named('big', 'Aurinkopaneeli 400 W'))).toEqual(['4'])
  })
})

it.each([
  ['Paljonko EVO maksaa?', ['2']],
  ['Mitä aseman lataaminen maksaa?', []],
  ['Paljonko reppu maksaa?', []],
  ['Saako luukku olla auki?', []],
])('other words name no product of staff: %s', (question, ids) => {
  expect(mentions(question, bag, named('pro-bag', 'Suojapussi PRO'))).toEqual(ids)
})
