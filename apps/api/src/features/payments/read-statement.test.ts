import { describe, expect, it } from 'vitest'
import { camtXml } from '../../../test/camt.ts'
import { readStatements } from './read-statement.ts'
import { readInThread } from './statement-thread.ts'

const bytes = (xml: string) => new TextEncoder().encode(xml)
const read = (xml: string) => readStatements(bytes(xml))
const one = (xml: string) => read(xml)[0]?.entries ?? []

describe('a file of the bank', () => {
  it('tells of each movement who paid, how much, when and with which reference', () => {
    const entry = {
      amount: '3449.80',
      ref: 'A1',
      reference: '00000000000000010427',
      name: 'Marko &amp; Ä&#228;',
      iban: 'FI2112345600000785',
    }
    const [statement] = read(camtXml({ entries: [entry] }))
    expect(statement).toMatchObject({
      iban: 'FI2112345600000785',
      openingCents: 10_000,
      closingCents: 354_980,
      fault: null,
    })
    expect(statement?.entries[0]).toMatchObject({
      ...{ bookedOn: '2026-11-25', cents: 344_980, reference: '00000000000000010427', partyName: 'Marko & Ää' },
      ...{ partyIban: 'FI2112345600000785', refusal: null, isReversal: false },
    })
  })

  it('has several statements, also notifications without balances', () => {
    const entries = [{ amount: '1.00', ref: 'A1' }]
    expect(read(camtXml({ entries }, { entries, id: 'S2' }))).toHaveLength(2)
    expect(read(camtXml({ entries, kind: 'camt.054' }))[0]).toMatchObject({ openingCents: null, fault: null })
  })

  it('has batches, of which each part is a movement; one that is not told in euros stays whole', () => {
    const parts = [
      { amount: '1.00', ref: 'P1', reference: '10427' },
      { amount: '2.50', ref: 'P2', reference: '10430' },
    ]
    expect(one(camtXml({ entries: [{ amount: '3.50', ref: 'B1', parts }] })).map(({ cents }) => cents)).toEqual([
      100, 250,
    ])
    const wrong = one(camtXml({ entries: [{ amount: '9.50', ref: 'B1', parts }] }))
    expect(wrong).toMatchObject([{ cents: 950, message: 'Erä, 2\u00A0tapahtumaa ilman erittelyä' }])
  })

  it('gives a movement the same key in every file, and each of two that look alike another', () => {
    const alike = { amount: '5.00', reference: '10427', name: 'Aino' }
    const keys = (xml: string) => one(xml).map(({ bankKey }) => bankKey)
    const first = keys(camtXml({ entries: [alike, alike, { amount: '5.00', ref: 'X' }] }))
    expect(new Set(first).size).toBe(3)
    expect(
      keys(camtXml({ entries: [alike, alike, { amount: '5.00', ref: 'X' }], kind: 'camt.054', id: 'N9' })),
    ).toEqual(first)
  })

  it('refuses other money and what is not booked yet, by name', () => {
    const entries = [
      { amount: '5.00', currency: 'USD' },
      { amount: '5.00', standing: 'PDNG' },
    ]
    expect(one(camtXml({ entries })).map(({ refusal }) => refusal)).toEqual([
      'Valuutta on USD: vain eurot kirjataan',
      'Pankki ei ole vielä kirjannut tapahtumaa',
    ])
  })

  it('tells when its balances do not add up', () => {
    const [statement] = read(camtXml({ entries: [{ amount: '5.00' }], closing: '104.00' }))
    expect(statement?.fault).toContain('Saldot eivät täsmää: alkusaldo ja tapahtumat antavat 105,00')
  })

  it('reads money that left the account, and what was taken back', () => {
    const entries = [
      { amount: '-20.00', name: 'Aino' },
      { amount: '-5.00', isReversal: true },
    ]
    expect(one(camtXml({ entries, opening: '100.00' }))).toMatchObject([
      { cents: -2000, partyName: 'Aino' },
      { cents: -500, isReversal: true },
    ])
  })
})

describe('a file that is no statement', () => {
  const good = camtXml({ entries: [{ amount: '5.00' }] })

  it.each([
    ['is broken', good.replace('</Ntry>', ''), /ei ole ehjää XML:ää: rivi \d+, merkki \d+\.$/],
    ['is of another kind', '<Document><Other/></Document>', /ei ole tiliote/],
    ['is no XML', 'päivä;summa\n1;2', /ei ole ehjää XML:ää/],
    [
      'has a movement without a sum',
      good.replace(/<Ntry><Amt[^>]*>5.00/, '<Ntry><Amt Ccy="EUR">viisi'),
      'Tiliote 1, tapahtuma 1: summa (Amt)',
    ],
    ['has a sum of parts of cents', good.replace('>5.00<', '>5.005<'), 'summa (Amt)'],
    ['has no account', good.replace('IBAN>FI', 'BBAN>FI').replace('</IBAN>', '</BBAN>'), 'tilinumero'],
    [
      'has a day that is not there',
      good.replace('<BookgDt><Dt>2026-11-25', '<BookgDt><Dt>2026-13-45').replace(/<ValDt>.*?<\/ValDt>/, ''),
      'kirjauspäivä',
    ],
    [
      'declares entities',
      good.replace('<Document', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document'),
      'DOCTYPE',
    ],
    ['is very deep', `<Document>${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}</Document>`, 'liian syvä'],
  ])('because it %s says what and where', (_, xml, message) => {
    expect(() => read(xml)).toThrow(message)
  })

  it('says that its letters are not what it says', () => {
    const latin = Buffer.from(good.replace('S1', 'Sä'), 'latin1')
    expect(() => readStatements(latin)).toThrow('merkistö')
    expect(
      readStatements(Buffer.from(good.replace('UTF-8', 'ISO-8859-1').replace('S1', 'Sä'), 'latin1'))[0]?.bankId,
    ).toBe('Sä')
  })
})

it('a large file is read beside the event loop', async () => {
  const entries = Array.from({ length: 5_000 }, (_, at) => ({ amount: '1.00', ref: `R${at}`, reference: '10427' }))
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  const [statement] = await readInThread(bytes(camtXml({ entries })))
  clearInterval(beat)
  expect(statement?.entries).toHaveLength(5_000)
  expect(longest).toBeLessThan(1_000)
})
