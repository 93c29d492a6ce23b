import { describe, expect, it } from 'vitest'
import { createCitations } from './citations.ts'
import { createGround, figuresOf, isIn, toPlainText } from './grounding.ts'
import { sentences } from './sentences.ts'

describe('figures', () => {
  it.each([
    ['Kapasiteetti on 2\u00A0300 Wh eli 2300 Wh.', [2300]],
    ['Hinta 1 234,50 €, takuu 24 kuukautta', [1234.5, 24]],
    ['Teho on 2 400 W. [1] Lataus 12,5 h [2, 3]', [2400, 12.5]],
    ['1. Avaa kansi\n2. Paina 3 sekuntia', [3]],
    ['Arkisin klo 9.00–17.00', [9, 17]],
    ['Ei lukuja', []],
  ])('of %j are %j', (text, figures) => {
    expect([...figuresOf(text)]).toEqual(figures)
  })
})

describe('a sentence stands on the extracts that it cites', () => {
  const ground = createGround(
    ['Ark PRO\n2300 Wh, 4 pistorasiaa, takuu 24 kuukautta', 'Yhteystiedot\nasiakaspalvelu@arkpax.fi, arkisin 9–17'],
    'fi',
  )

  it.each([
    'Siinä on 2 300 Wh ja 4 pistorasiaa. [1]',
    'Kapasiteetti on 2300 Wh, ja vastaamme klo 9. [1, 2]',
    'Kirjoita: Asiakaspalvelu@arkpax.fi [2]',
    '1. Avaa kansi.',
    'Se kestää sadetta.',
  ])('%s', (sentence) => {
    expect(ground.fault(sentence)).toBeUndefined()
  })

  it.each([
    ['Siinä on 2 400 Wh. [1]', 'foreign figure'],
    // The figure stands in another extract than the one that is cited.
    ['Siinä on 2 300 Wh. [2]', 'foreign figure'],
    ['Vastaamme klo 9. [1]', 'foreign figure'],
    // The figure is there, with another unit.
    ['Takuu on 4 kuukautta. [1]', 'foreign figure'],
    ['Akku kestää kaksikymmentä vuotta. [1]', 'foreign figure'],
    ['Kirjoita huijari@example.com [2]', 'foreign figure'],
    ['Siinä on 2 300 Wh.', 'figure without a source'],
    ['Siinä on 2 300 Wh. [7]', 'figure without a source'],
    ['Kirjoita: asiakaspalvelu@arkpax.fi', 'figure without a source'],
  ])('%s is not: %s', (sentence, fault) => {
    expect(ground.fault(sentence)).toBe(fault)
  })

  it('in other languages by the figure alone', () => {
    const english = createGround(['The capacity is 2300 Wh.'], 'en')
    expect(english.fault('It holds 2300 Wh. [1]')).toBeUndefined()
    expect(english.fault('It holds 2400 Wh. [1]')).toBe('foreign figure')
  })
})

it('makes plain text: no Markdown, no hidden characters, no web addresses, whole mail addresses', () => {
  expect(toPlainText('## Otsikko\n**Katso** [hinnat](https://paha.example/x) tai `koodi`\u202E\u200B')).toBe(
    'Otsikko\nKatso hinnat tai koodi',
  )
  expect(toPlainText('Katso https://paha.example/a?b=1 ja www.paha.fi sekä paha.com/x nyt')).toBe(
    'Katso  ja  sekä  nyt',
  )
  expect(toPlainText('Kirjoita asiakaspalvelu@arkpax.fi')).toBe('Kirjoita asiakaspalvelu@arkpax.fi')
})

it.each([
  ['fi', 'Ark PRO on tehokkaampi, ja siinä on suurempi akku.', true],
  ['fi', 'The Ark PRO is more powerful and has a larger battery.', false],
  ['en', 'The Ark PRO is more powerful and has a larger battery.', true],
  ['sv', 'Det är en större modell och den har ett batteri.', true],
  ['sv', 'Se on suurempi malli, ja siinä on akku.', false],
  ['fi', 'Ark PRO 2300 Wh [1]', true],
] as const)('tells whether a text may be in %s: %s', (language, text, expected) => {
  expect(isIn(language, text)).toBe(expected)
})

describe('references', () => {
  const extracts = [
    { title: 'Takuu', url: '/takuu' },
    { title: 'Ark PRO', url: '/tuote/1' },
    { title: 'Ark PRO, tekniset tiedot', url: '/tuote/1' },
  ]

  it('become sources in the order of their first use, a page once', () => {
    const citations = createCitations(extracts)
    expect(citations.resolve('Teho [3]. ')).toBe('Teho [1]. ')
    expect(citations.resolve('Takuu [1, 2].')).toBe('Takuu [2][1].')
    expect(citations.sources).toEqual([
      { title: 'Ark PRO, tekniset tiedot', url: '/tuote/1' },
      { title: 'Takuu', url: '/takuu' },
    ])
  })

  it('to nothing are left out', () => {
    const citations = createCitations(extracts)
    expect(citations.resolve('Keksitty [9] ja [0].')).toBe('Keksitty ja.')
    expect(citations.sources).toEqual([])
  })
})

it.each([1, 5, 1000])('cuts a text that comes %i characters at a time into whole sentences', async (length) => {
  const text = 'Teho on 2 400 W. [1] Kesto 4.5 h! [2]\n- Ensin\n- Sitten?\n\nLopuksi ilman pistettä'
  async function* pieces() {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
  }
  const found: string[] = []
  for await (const sentence of sentences(pieces())) found.push(sentence)
  expect(found.join('')).toBe(text)
  expect(found.map((sentence) => sentence.trim())).toEqual([
    'Teho on 2 400 W. [1]',
    'Kesto 4.5 h! [2]',
    '- Ensin',
    '- Sitten?',
    'Lopuksi ilman pistettä',
  ])
})
