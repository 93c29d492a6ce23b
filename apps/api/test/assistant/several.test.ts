import { expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { talkWith } from './talk.ts'

const { knowledge, products, learn } = await shopKnowledge()
const talk = talkWith(createAssistant(knowledge, learn()), products)

it.each([
  [
    'Mitä paneeli painaa, mahtuuko se taitettuna 60 senttiä leveään kaappiin ja saako sen jättää auki kun tuulee kovasti?',
    /7,6 kg[\s\S]*Kyllä\. [\s\S]*Taita paneeli kokoon kovassa tuulessa/,
  ],
  ['mikä on pron hinta, paljonko se painaa ja voiko sen jättää sateeseen', /3 350 €[\s\S]*28 kg[\s\S]*suojakannet/],
  ['mitä evo maksaa, mitä se painaa ja mitä mittoja sillä on', /2 950 €[\s\S]*17,5 kg[\s\S]*410 × 250/],
  ['What does the EVO weigh, how much is it and can I charge it from a car?', /17\.5 kg[\s\S]*€2,950[\s\S]*cigarette/],
  ['mitä lisäakku maksaa ja monessako päivässä se tulis jyväskylään', /^Lisäakku maksaa 1 850 €[\s\S]*2–5 arkipäivää/],
  ['vad kostar PRO och hur snabbt kommer den till Vasa?', /3 350 €[\s\S]*2–5 vardagar/],
  [
    'matkailuauton katol on jo jonku muun merkin paneeli, voiko sen kytkee prohon ja montako teidän omaa siihen enintään menee',
    /muun valmistajan paneeli[\s\S]*Enintään 6\./,
  ],
  [
    'en muista salasanaani. miten sen saa uusittua ja pääsenkö kattoon missä mun tilaus kulkee ilman kirjautumista',
    /Unohtuiko salasana[\s\S]*tilausnumero/,
  ],
  [
    'voiko evoa ladata vanhalla 500 watin aggrekaatilla ja kauanko se hurisee',
    /500 W[\s\S]*500 W:n teholla täyteen noin 2,5 h/,
  ],
  [
    'how tall is the pile when the PRO sits on top of two extra batteries? and the weight',
    /815 mm[\s\S]*70 kg in total/,
  ],
  ['Poika on 17 ja haluais ostaa omilla rahoillaan, saako? ja mitä halvin asema maksaa', /huoltajan[\s\S]*2 950 €/],
  ['Kuinka pitkään säilytätte takuutietojani ja entä tätä keskustelua?', /kolme vuotta[\s\S]*enintään 30 päivää/],
  ['Haluan eroon uutiskirjeestä ja poistaa tilini, miten?', /kirjeessä olevasta linkistä[\s\S]*Omat tiedot/],
  ['koska teille voi soittaa, ja vastaatteko viesteihin lauantaina', /klo 9[\s\S]*24 tunnin kuluessa/],
  [
    'Vad finns i lådan med PRO? Jag har redan en panel av er',
    /^I kraftstationens förpackning[\s\S]*Panelen ingår inte/,
  ],
  ['Montako päivää palautusaikaa, ja kuka maksaa rahdin jos laite on alun perin rikki?', /30 päivää[\s\S]*me maksamme/],
])('each of several questions is answered: %s', (message, told) => {
  expect(talk(message).reply).toMatch(told)
})

it.each([
  ['saako sen taittopaneelin noutopisteeseen lahteen ja montako euroa', '15100'],
  ['kan jag få panelen till ett utlämningsställe i Vasa och vad kostar det?', '65100'],
  ['toimitatteko paneelin pakettiautomaattiin tampereelle ja mitä se maksaa', '33100'],
])('what it costs after a delivery is the carriage: %s', (message, postcode) => {
  expect(talk(message).action).toMatchObject({ kind: 'delivery-cost', postcode, product: '4' })
})

it('days that only the second question tells are not of the first', () => {
  expect(talk('koska teille voi soittaa, ja vastaatteko viesteihin lauantaina').reply).not.toMatch(
    /suljettu lauantaina/,
  )
})

it('the watts that a panel is called by are not those it brings', () => {
  expect(talk('paneeli on 200 W ja INPUT näyttää vain 50, mikä on vialla').reply).not.toMatch(/tavallinen lukema/)
})

it('a code that is named is told, also after what is said of a danger', () => {
  expect(talk('Station says E10 after we drove over a rough road with the battery stack in the van.').reply).toMatch(
    /^E10/,
  )
})

it('a repair within the warranty extends it', () => {
  const { reply } = talk('Ostin aseman 12.3.2026, ja se korjattiin takuuna. Mihin päivään asti takuu on voimassa?')
  expect(reply).toContain('12.3.2029')
})

it('a repair that was told of before the day was asked extends it, and one that never was does not', () => {
  const repaired = [
    'ostin PROn 3.3.2025, keväällä näyttö meni ja te korjasitte sen takuuseen',
    'mihin päivään asti mulla on takuuta',
  ]
  expect(talk(...repaired).reply).toContain('3.3.2028')
  const never = 'bought mine on 12 May 2026. so until when exactly is the warranty? never had it repaired'
  expect(talk(never).reply).toContain('12.5.2028')
})

it('a repair that may come extends it, and no day to come is that of the purchase', () => {
  const { reply } = talk(
    'Ostin PRO:n 3.3.2026. Jos se korjataan takuuna keväällä 2027, mihin päivään asti takuu on sen jälkeen voimassa?',
  )
  expect(reply).toContain('3.3.2029')
})

it('24/7 is all the time, and seven of nothing', () => {
  expect(talk('if I leave starlink on 24/7 (75 W) how long does the PRO last?').reply).toMatch(/about 27 h/)
})

it('two codes are both told', () => {
  expect(talk('mitä tarkottaa E03, ja entä E04?').reply).toMatch(/^E03.*\n\nE04/)
})

it('without the tax the sum of several is told, with its parts', () => {
  expect(talk('kaks prota ja yks evo, paljonko veroton hinta yhteensä').reply).toMatch(/7 689,25 € \(2 × Ark PRO/)
})

it('a frost that is too hard does harm', () => {
  const frost = [
    'jätän evon talveks mökille, miten paljo virtaa siihen pitäs jättää',
    'niin no se mökki on kylmillään. viime tammikuussa oli sisällä -17. haittaako',
  ]
  expect(talk(...frost).reply).toMatch(/^Kyllä\./)
})

it('what a device draws on average is said of it, and not another device', () => {
  const { reply } = talk(
    'I want to keep the fridge going, it averages about 40 W, and Starlink which is 75. How long would PRO last?',
  )
  expect(reply).toMatch(/fridge 40 W[^+]*\+ starlink 75 W/)
})

it('a short written answer is told whole, a long one by its beginning', () => {
  const short = talk('sisältyykö paneeli aseman pakkaukseen')
  expect(short.reply).toMatch(/ostetaan erikseen[\s\S]*haaroittimia voi kysyä/)
  expect(short).not.toHaveProperty('details')
  expect(talk('miten kalibroin akun mittarin')).toMatchObject({
    reply: expect.not.stringContaining('200–500 W'),
    details: expect.stringContaining('200–500'),
  })
})
