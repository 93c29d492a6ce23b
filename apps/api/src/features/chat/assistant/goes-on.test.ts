import { describe, expect, it } from 'vitest'
import { shopKnowledge } from '../../../../test/assistant/shop-knowledge.ts'
import { createAssistant, type Turn } from './assistant.ts'

const { knowledge, products, learn } = await shopKnowledge()
const assistant = createAssistant(knowledge, learn())

/** The last answer of a conversation. */
function lastOf(...turns: string[]) {
  const history: Turn[] = []
  let answer = assistant.answer('', { products })
  for (const text of turns) {
    answer = assistant.answer(text, { products, now: new Date('2026-11-28T12:00:00Z') }, history)
    history.push({ text, isBot: false }, { text: answer.reply, isBot: true })
  }
  return answer
}
const replyOf = (...turns: string[]) => lastOf(...turns).reply.replaceAll('\u00A0', ' ')

describe('a message after another', () => {
  it('means by “it” what the answer picked of several', () => {
    expect(replyOf('which one is lighter?', 'and what does it cost?')).toContain('Ark EVO costs €2,950')
    expect(replyOf('kumpi riittää mökille, jääkaappi ja valot?', 'paljonko se painaa')).toBe('Ark PRO painaa 28 kg.')
  })

  it('counts what is bought anew', () => {
    expect(replyOf('What does the PRO cost?', 'I’ll take two')).toContain('€6,700 in total')
    expect(replyOf('mitä EVO maksaa', 'otan kaksi')).toContain('Yhteensä 5 900 €')
  })

  it.each([
    ['mikä takuu näissä on?', 'ostin omani 3.6.2026', 'eli millon se loppuu'],
    ['När går garantin ut? Jag köpte den 3.6.2026', 'alltså när går den ut'],
    ['When does the warranty end? I bought it 3.6.2026', 'so when does it end'],
  ])('has confirmed what was told: %s', (...turns) => expect(replyOf(...turns)).toContain('3.6.2028'))

  it('counts the same devices with an extra battery, asked with a question mark', () => {
    const turns = ['Kuinka kauan 200 watin valonheitin palaa Ark PROlla?', 'Entä jos niitä on kolme?']
    const { reply } = lastOf(...turns, 'Ja jos siihen otetaan yksi lisäakku rinnalle?')
    expect(reply).toMatch(/Ark PRO \+ 1 lisäakku: noin 6,5.h[\s\S]*3 × LED-valonheittimet/)
  })

  it('charges from the panels that were talked of, unless the mains are named', () => {
    expect(
      replyOf('montako paneelia prohon saa', 'otan neljä. miten ne laitetaan', 'kauan menee täyteen sit'),
    ).toContain('Ark PRO latautuu 4 aurinkopaneelilla')
    const both = replyOf('kauanko evo latautuu seinästä? entä yhdellä paneelilla jos koko päivän porottaa')
    expect(both).toMatch(/verkkovirralla täyteen noin 2 h[\s\S]*1 aurinkopaneelilla täyteen/)
  })
})

describe('what is talked of', () => {
  it.each([
    ['paljonko pro maksaa', 'entä kaksi paneelia', 'mitä molemmat maksavat yhteensä', 'Yhteensä 4 148 €'],
    ['What does the EVO cost?', 'and one panel?', 'how much for both?', '€3,349 in total'],
    ['paljonko lisäakku maksaa', 'entä paneeli', 'mitä molemmat maksavat, jos otan niitä kaksi', 'Yhteensä 4 498 €'],
    ['Vad kostar EVO?', 'och ett extrabatteri', 'vad kostar båda tillsammans', 'Sammanlagt 4 800 €'],
  ])('are both things that were named: %s, %s, %s', (one, other, both, sum) =>
    expect(replyOf(one, other, both)).toContain(sum),
  )

  it('is sent where a place is named, with all of it', () =>
    expect(lastOf('mitä pro maksaa', 'entä kaksi paneelia lisää', 'paljonko se tekee Kuopioon').action).toMatchObject({
      kind: 'delivery-cost',
      postcode: '70100',
      product: '1',
      besides: [{ product: '4', count: 2 }],
    }))

  it('is given back without what was beside it', () =>
    expect(
      lastOf(
        'toimitatteko Nauvoon 21660',
        'ottaisin EVOn ja yhden paneelin',
        'jos palautan pelkän aseman, mitä se maksaa',
      ).action,
    ).toEqual(expect.not.objectContaining({ besides: expect.anything() })))

  it('grows by what is added to it', () =>
    expect(
      replyOf('kauanko EVO jaksaa 47 W laitetta', 'entä jos siihen lisätään 60 W jääkaappi koko ajan päälle'),
    ).toMatch(/noin 10 h[\s\S]*47 W \+ jääkaappi 60 W|noin 10 h[\s\S]*jääkaappi 60 W[\s\S]*47 W/))

  it('takes as many batteries as its hours do', () =>
    expect(
      replyOf(
        'kamoja 500 watin verran, kauanko pro kestää',
        'päivä on kahdeksan tuntia',
        'montako lisäakkua siihen pitäisi ottaa',
      ),
    ).toContain('Ark PRO + 1 lisäakku riittää'))

  it('is run for as long by another station', () =>
    expect(
      replyOf(
        'Kuvaamme kolme tuntia, kaksi 600 W:n valoa. Riittääkö Ark PRO?',
        'Entä jos vaihdamme ne kahteen 200 W:n valonheittimeen?',
        'Riittäisikö silloin Ark EVO?',
      ),
    ).toMatch(/Ark EVO: noin 2,7 h[\s\S]*2 × LED-valonheittimet 200 W/))
})

describe('a message of several matters', () => {
  it('has each answered, though the whole is likelier of one of them', () => {
    const both = replyOf(
      'Minulla on Ark EVO ja harkitsen siihen yhtä lisäakkua. Voiko ne pinota päällekkäin ja kauanko paketin lataaminen pistorasiasta kestää?',
    )
    expect(both).toMatch(/vierekkäin, älä päällekkäin[\s\S]*noin 6 h/)
  })

  it('adds up what it names in its first part', () => {
    const reply = replyOf(
      'jos ottas pron ja yhen lisäakun ni mahtuuko ne päällekkäin, paljo painaa yhteensä ja mitä tulee hinnaks',
    )
    expect(reply).toMatch(/Yhteensä 49 kg[\s\S]*Yhteensä 5 200 €/)
  })
})

describe('the price without tax', () => {
  it.each([
    ['paljonko pro on ilman alvia', 'Ilman arvonlisäveroa: 2 669,32 €'],
    ['vad kostar PRO utan moms?', 'Utan moms: 2 669,32 €'],
    ['how much is the EVO excluding VAT', 'Without VAT: €2,350.60'],
  ])('is reckoned: %s', (question, told) => expect(replyOf(question)).toContain(told))

  it('is none where it is asked whether that can be had', () =>
    expect(replyOf('voiko yritys ostaa PRO:n ilman alvia?')).not.toContain('Ilman arvonlisäveroa'))
})

it('of a code of the display the paragraph of that code is told', () =>
  expect(lastOf('nyt se näyttää E12').details).toMatch(/^E12 on sisäinen vika.*12 sekuntia/))

it('a word that is dangerous in another language only is none', () =>
  expect(lastOf('Kantaako rahtimies sen neljänteen kerrokseen ku meillä ei oo hissiä?').isSafety).toBe(false))
