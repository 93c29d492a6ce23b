import { describe, expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { createSlotReader } from '../../src/features/chat/assistant/question/slot-reader.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { talkWith } from './talk.ts'

const { knowledge, products, learn } = await shopKnowledge()
const readSlots = createSlotReader(knowledge)
const assistant = createAssistant(knowledge, learn())

const talk = talkWith(assistant, products)

/** What is answered to the last message of a talk, without the words for 'not quite sure'. */
function answerTo(...messages: string[]) {
  const answer = talk(...messages)
  return { ...answer, reply: answer.reply.replace(/^[^\n]+:\n\n/, '') }
}

describe('a number that a figure limits', () => {
  it.each([
    ['20 astetta pakkasta, voiko asemaa käyttää', /^Ei\. .*−10…\+60 °C/],
    ['pakkasta voi olla 25 astetta, voiko asemaa käyttää', /^Ei\. .*−10…\+60 °C/],
    ['fungerar den i 15 minusgrader', /^Nej\. .*−10…\+60 °C/],
    ['Will it work at minus 20?', /^No\. .*−10 to \+60 °C/],
    ['mahtuuko paneeli taitettuna 60 x 60 x 10 cm kaappiin', /^Kyllä\. .*560 × 540 × 60 mm/],
    ['mahtuuko evo 40x30x30 laatikkoon', /^Ei\. .*410 × 250 × 300 mm/],
    ['painaako evo alle 20 kg', /^Kyllä\. .*17,5 kg/],
    ['saako andersonista ottaa 40 ampeeria', /^Ei\. .*30 A/],
    ['jaksaako usb-c ladata 140 W läppäriä', /^Ei\. .*100 W/],
    ['Antaako usb-c yli 100 W?', /^Ei\. .*100 W/],
    ['Antaako Anderson yli 30 A?', /^Ei\. .*30 A/],
    ['Toimiiko yli 60 asteessa?', /^Ei\. .*−10…\+60 °C/],
    ['Kestääkö asema yli 10 asteen pakkasta?', /^Ei\. .*−10…\+60 °C/],
    ['painaako pro yli 20 kg', /^Kyllä\. .*28 kg/],
    ['kestääkö pro 4000 W piikin', /^Kyllä\. .*4800 W/],
    ['onko evossa neljä pistorasiaa', /^Ei\. .*kaksi pistorasiaa/],
    ['has the evo got two sockets?', /Yes\. .*two AC sockets/],
    ['Kestääkö PRO:n aurinkotulo neljä 400 W paneelia?', /^Ei\. .*1200 W/],
    ['Kestääkö PRO:n aurinkotulo kolme 400 W paneelia?', /^Kyllä\. .*1200 W/],
  ])('%s', (question, told) => {
    expect(answerTo(question).reply).toMatch(told)
  })

  it('is of no matter where no limit is asked', () => {
    expect(answerTo('paljonko pro painaa').reply).toBe('Ark PRO painaa 28 kg.')
    expect(answerTo('mahtuuko kaksi prota 100 x 60 cm hyllylle').reply).toMatch(/^Ark PRO on kooltaan/)
    expect(answerTo('mitä pro maksaa').certainty).toBe('sure')
  })

  it.each([
    [
      'Voiko aseman laittaa niin että sivuille jää 30 cm ja taakse 30 cm?',
      /^(?!Kyllä|Ei\b)[\s\S]*Sijoita asema .*20 cm/,
    ],
    ['Onko huipputeho alle 5000 W?', /^Huipputeho:[\s\S]*4800 W/],
    ['Painaako PRO ja lisäakku yhteensä alle 40 kg?', /^Yhteensä 49 kg/],
    ['mahtuuko pro ja lisäakku 60 x 60 x 40 cm kaappiin', /^Mitat/],
    ['painaako pro 30 kg', /^Ark PRO painaa 28 kg/],
    ['voiko asemaa ladata usb-c:n kautta 140 W laturilla', /^Ei\. USB- ja 12 V:n liittimet ovat lähtöjä/],
  ])('gives no verdict that is not sure: %s', (question, told) => {
    expect(answerTo(question).reply).toMatch(told)
  })

  it.each<[string[], RegExp]>([
    [['Toimiiko −30 asteessa?', 'entä miten sitä säilytetään?'], /^Jätä akkuun/],
    [['jaksaako 2000 W keittimen', 'mikä on huipputeho?'], /^Huipputeho:/],
    [['painaako pro yli 20 kg', 'entä evo?'], /^Ei\. Ark EVO painaa 17,5 kg/],
    [['painaako pro yli 20 kg', 'paljonko evo painaa?'], /^Ark EVO painaa 17,5 kg/],
    [['Toimiiko PRO −30 asteessa?', 'entä EVO?'], /^Ei\. Ark EVO/],
    [['Toimiiko PRO −5 asteessa?', 'entä −30?'], /^Ei\. Ark PRO/],
  ])('is of the message that tells it, or asks the same again: %s', (messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })
})

describe('what is counted', () => {
  it.each<[string[], RegExp]>([
    [
      ['jääkaappi 80 w, valot 20 w 5 h illassa ja kaksi puhelinta päivässä, kestääkö PRO viikonlopun'],
      /^Ei\. .*1,8 vrk[\s\S]*2200 Wh/,
    ],
    [['talkoissa 30 henkee ja kaikille kuppi kaffetta, selvitäänkö evolla'], /^Ei\.[\s\S]*Kulutus: 1500 Wh/],
    [['paimenpoika vie jotai 10w, monta päivää lampaat pysyy aitauksessa evon voimin'], /^Ark EVO: noin 4,5 vrk/],
    [['Kan 35 W LED-lampor lysa hela helgen med EVO, alltså 20 timmar?'], /^Ja\. Ark EVO: ungefär 30 h/],
    [['jos tyhjennän ja lataan akun kahdesti viikossa, montako vuotta se kestää'], /noin 38 vuotta/],
    [['fridge 80 W and a freezer 120 W for a full day, is one PRO enough?'], /^Yes\. .*about 20 h/],
    [
      ['kylbox 45 W och navigator 12 W, räcker EVO ett dygn om båda är på hela tiden'],
      /^Nej\.[\s\S]*ungefär 18 h[\s\S]*kylbox 45 W \+ 12 W/,
    ],
    [
      ['jääkaappi 80 W ja reititin 15 W, kuinka kauan PRO'],
      /noin 21 h[\s\S]*Kun kompressori käy jaksoittain[\s\S]*37 h/,
    ],
    [
      ['kulutamme 1200 Wh vuorokaudessa, riittääkö kaksi paneelia Ark PRO:lle'],
      /1400 Wh, kulutus on häviöineen 1333 Wh/,
    ],
    [['montako paneelia, että PRO on illalla täynnä'], /700 Wh.*Ark PRO \(2300 Wh\).*paneeleja on 4/],
    [['riittääkö evo 800 w mikroon'], /mikroaaltouuni 1300 W/],
    [['montako paneelia, että PRO ja kaksi lisäakkua on illalla täynnä'], /enintään 6\..*noin 2 päivässä/],
    [['rauta on 1000w ja valot 40w', 'riittääkö siihen evo kuudeksi tunniksi?'], /^Ei\..*3 lisäakkua/],
    [
      ['Would the small one run a 2000 W induction hob, or the big one, and for how long?'],
      /^Ark PRO yes, Ark EVO no\./,
    ],
    [['mitä lisäakku maksaa', 'paljonko tulis kolmesta semmosesta ja prosta yhteensä'], /^Yhteensä 8 900 €/],
    [['Kuinka monta lisäakkua PRO:hon voi liittää?', 'entä evossa'], /kymmenen|10 lisäakkua.*24,2 kWh/],
    [['montako paneelia tarvitaan että evo latautuu kolmessa tunnissa'], /^Ark EVO latautuu 2 aurinkopaneelilla/],
    [['montako kertaa evo lataa 18V 5Ah akun'], /^Ark EVO: noin 9,8 latausta/],
    [['jaksaako PRO vedenkeittimen', 'montako litraa sillä kiehuttaa'], /^Ark PRO: noin 18 litraa vettä/],
    [
      ['jaksaako pro mikroaaltouunin', 'voiko samaan aikaan keittää kahvia kahvinkeittimellä?'],
      /^Ei\. .*2500 W.*2400 W/,
    ],
    [['Kauanko Starlink pyörii Ark PRO:lla ja mitä lisäakun kanssa?'], /27 h[\s\S]*\+ 1 lisäakku: noin 55 h/],
    [['paljonks toi teidän isompi möhkäle kustantaa ja onks alvi siinä'], /3 350 €[\s\S]*arvonlisävero/],
    [['montako lisäakkua tarvitaan että jääkaappi pyörii viikon prolla'], /^Ark PRO \+ 3 lisäakkua riittää/],
    [['kumpi on kevyempi'], /^Ark EVO on kevyempi/],
    [['jääkaapin kilvessä on 12 V ja 5 A, montako wattia se on'], /^12 V × 5 A = 60 W\. /],
    [['pumppu ottaa 0,8 A 12 voltilla, paljonko se on watteina'], /^12 V × 0,8 A = 9,6 W\. /],
    [['kilvessä 230 V 10 A ja 1500 W, miten lasken watit'], /^230 V × 10 A = 2300 W\. /],
    [['jaksaako se 2400 W:n malli vedenkeittimen'], /^Kyllä\. Ark PRO: [\s\S]*vedenkeitin 2000 W/],
    [['jääkaappi, valot ja netti, 215 wattia keskimäärin, riittääkö PRO yön yli'], /^Kyllä\. [\s\S]*Kuorma: 215 W/],
    [['montako kuppia kahvia PROlla', 'ja montako kertaa puhelimen?'], /^Ark PRO: noin 103 latausta/],
    [['hur många gånger laddar EVO en laptop', 'och en telefon då?'], /^Ark EVO: ungefär 54 laddningar/],
    [
      ['televisio 100 W kaksi tuntia joka ilta, montako iltaa pro jaksaa'],
      /^Ark PRO: noin 10 iltaa, kun kerta kestää 2 h, noin 20 h/,
    ],
    [
      ['televisio 100 W kaksi tuntia ja valot 20 W viisi tuntia joka ilta, montako iltaa pro'],
      /^(?![\s\S]*kun kerta kestää)[\s\S]*Kulutus: 300 Wh/,
    ],
    [['lämmitin 1500 W kaksi tuntia illassa, montako iltaa evo'], /lisäksi tarvitaan 1 lisäakku/],
    [['puhelin 5000 montako kertaa PRO lataa'], /^Ark PRO: noin 9\d latausta/],
    [['kui mont kuppi kahvet sil saa'], /^- Ark PRO: noin 41 kupillista/],
    [['how many times can the PRO charge an e-bike, 500 Wh'], /^Ark PRO: about 3.4 charges/],
    [['mikä on Ark EVO:n jatkuva teho', 'jaksaako se hiustenkuivaajan jossa lukee 1800?'], /^Kyllä\. Ark EVO/],
    [['tarvin 12 volttia veneeseen', 'paljonko siitä voi ottaa?'], /12 V \/ 30 A, enintään 360 W/],
  ])('%s', (messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })

  it('is the carriage of what is named in the next message', () => {
    const { action } = answerTo('toimitatteko Utsjoelle 99980', 'mitä se tekee jos otan ark pron ja yhden lisäakun')
    expect(action).toMatchObject({
      kind: 'delivery-cost',
      postcode: '99980',
      product: '1',
      besides: [{ product: '3' }],
    })
  })
})

describe('a figure that is read as it is meant', () => {
  it.each<[string[], RegExp]>([
    [['montako kertaa PRO lataa 1000 mAh akun'], /^Ark PRO: noin 460 latausta .*\nYksi vie noin 4,5 Wh/],
    [['montako kuppia kahvia 2300 Wh akulla keittää'], /^- Ark PRO: noin 41 kupillista/],
    [['kauanko pyörittää 50 litran säiliö-jotain'], /^Se riippuu laitteesta\./],
    [['montako litraa vettä pro kiehuttaa'], /^Ark PRO: noin 18 litraa vettä/],
    [['montako litraa vettä pro kiehuttaa', 'entä evo?'], /^Ark EVO: noin 9 litraa vettä/],
    [['montako litraa vettä pro kiehuttaa', 'kestääkö sillä yön yli?'], /^Laite toimii, .*Montako wattia/],
    [['montako litraa vettä pro kiehuttaa', 'montako kertaa sillä lataa 18V 5Ah akun'], /^Ark PRO: noin 18 latausta/],
    [['can I use it below 40 degrees'], /^Yes\. /],
    [['does it work in 15 degrees below'], /^No\. /],
    [['toimiiko +15 asteen kylmässä tallissa'], /^Kyllä\. /],
    [['toimiiko 20 asteen kylmässä'], /^Ei\. /],
    [['voiko sitä käyttää -25,5 asteessa'], /^Ei\. /],
    [['mahtuuko paneeli taitettuna 60×60×10 cm kaappiin'], /^Kyllä\. /],
    [['mahtuuko paneeli taitettuna 60×60×5 cm kaappiin'], /^Ei\. /],
    [['mahtuuko paneeli taitettuna 60 60 10 kaappiin'], /^Kyllä\. /],
    [['mahtuuko paneeli taitettuna 60 60 5 kaappiin'], /^Ei\. /],
    [['mahtuuko paneeli taitettuna 60 x 5 x 1,2 m kaappiin'], /^Ei\. /],
    [['mahtuuko evo 0 x 0 cm laatikkoon'], /^Ark EVO on kooltaan/],
  ])('%j', (messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })

  it.each([
    ['toimitus leville 40 ja 30', []],
    ['40 syvä, 30 leveä ja 35 korkea', [400, 300, 350]],
    ['korkeintaan 40, levyjä 30', []],
  ])('%s', (text, space) => {
    expect(readSlots(text).bound.space.map(({ mm }) => mm)).toEqual(space)
  })
})

describe('a time', () => {
  it.each<[string[], RegExp]>([
    [['otin sen vintiltä ja kellona 00:00, meniks se rikki'], /^Laite ei ole rikki: kello on pysähtynyt/],
    [['my display says 00:00 all the time, broken?'], /^The device is not broken: the clock has stopped/],
    [['ostin kolme viikkoa sitten, voiko vielä palauttaa'], /^Kyllä, palautusoikeus on 30 päivää/],
    [['bought it 6 weeks ago can I send it back'], /^Not any longer without a reason/],
    [['saako tuotteen palauttaa 30 päivän jälkeen'], /^Et enää syytä kertomatta/],
    [['can I return it after 30 days'], /^Not any longer without a reason/],
    [['kan jag returnera efter 30 dagar'], /^Inte längre utan orsak/],
  ])('%j', (messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })

  it.each(['kellona 00:00', 'soitanko klo 22:30', 'display 0:00'])('of day is no postcode and no count: %s', (text) => {
    expect(readSlots(text)).toMatchObject({ postcode: undefined, orderNumber: undefined, count: undefined })
  })
})

describe('a message that goes on', () => {
  it.each<[string[], RegExp]>([
    [['miten lisäakku kytketään', 'ja miten sen saa irti?'], /^Sammuta asema, odota 10 sekuntia/],
    [['tarviiks paneeli sadesuojan', 'entä ukkosella?'], /^Älä jätä paneeleita auki ukkosella/],
  ])('is of the accessory that was talked of: %j', (messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })

  it('counts no hours after a device on which a life hangs, also not by a written answer', () => {
    expect(answerTo('äiti käyttää happirikastinta kotona', 'montako tuntia se PRO jaksas sitä').isSafety).toBe(true)
  })
})

describe('panels and a charging time', () => {
  it.each([
    ['kauanko evolla latautuu kuudella paneelilla', /^Ark EVO latautuu 6 aurinkopaneelilla .*noin 2 h:ssa/],
    ['kauanko pron lataus kestää kolmella paneelilla', /^Ark PRO latautuu 3 aurinkopaneelilla .*noin 4 h:ssa/],
    ['montako paneelia tarvitaan että EVO latautuu tunnissa', /^Ark EVO latautuu auringolla .*noin 2 h/],
    ['montako paneelia tarvitaan että EVO latautuu 1 tunnissa', /^Ark EVO latautuu auringolla .*noin 2 h/],
  ])('%s', (question, told) => {
    expect(answerTo(question).reply).toMatch(told)
  })
})

describe('batteries for a need', () => {
  it('are offered with a station that is enough, where the named one is not', () => {
    const { reply, actions } = answerTo('montako lisäakkua tarvitaan EVOon että 2000 W sirkkeli pyörii tunnin')
    expect(reply).toMatch(/^Ei\. Ark PRO riittää/)
    expect(actions?.[0]).toMatchObject({ url: '/contact?tuote=1' })
  })
})

describe('a danger of two messages together', () => {
  it.each([
    ['saako asemaa käyttää sateessa', 'entä voiko sitä samalla ladata siellä ulkona?'],
    ['kestääkö se sadetta', 'saako sitä ladata silloin'],
    ['tål den regn?', 'kan jag ladda den ute då?'],
    ['can i use it in the rain', 'and charge it out there too?'],
  ])('%s >> %s', (first, second) => {
    expect(answerTo(first, second).isSafety).toBe(true)
    expect(answerTo(first).isSafety).toBe(false)
  })
})

describe('a sum', () => {
  it.each<[string[], RegExp]>([
    [
      ['montako tuntia iso malli pyörittää telkkaria ja jääkaappia, siis erikseen laskettuna?'],
      /noin 20 h[\s\S]*noin 51 h/,
    ],
    [['jos poraan seinää isolla Hiltin vehkeellä, semmonen tonni watteja, kauanko menee'], /poravasara 1000 W/],
    [
      ['pidän myyntikojua. Olutjäähdytin vie 500 W. Montako tuntia PRO pitää sitä yllä?'],
      /noin 4,1 h.*\n.*olutjäähdytin 500 W/,
    ],
    [['läppäri ja iso ruutu, kauanko pienempi jaksaa'], /^Ark EVO: noin 10 h.*\n.*60 W \+ näyttö 40 W/],
    [['pyöriikö pakastin koko päivän prolla'], /^Kyllä\. Ark PRO: noin 34 h/],
    [['neljä kupillista kahvia päivässä, riittääkö virta viikoks'], /^Ark PRO kyllä, Ark EVO ei\.[\s\S]*1400 Wh/],
    [['käynnistyykö prolla 2,2 kW halkokone'], /^Ei\. Ark PRO: käynnistysteho ei riitä, tarve on 6600 W/],
    [['pumppu 1100 W ja käynnistyksessä 3500 W, jaksaako EVO'], /^Ei\.[\s\S]*tarve on 3500 W/],
    [
      ['paljonko painaa PRO', 'entä lisäakku', 'entä jos mulla on kaks lisäakkua ja se asema, kokonaispaino?'],
      /^Yhteensä 70 kg/,
    ],
    [['Kuinka painava pino tulee kun alle laitetaan kolme lisäpatteria?'], /91 kg[\s\S]*80,5 kg/],
    [['kuin korkee pino siit tulee jos PROn alle laitetaan kolme akkua'], /1045 mm/],
    [['PRO ja kolme lisäakkua tyhjänä. Kauanko menee seinäpistorasiasta täyteen?'], /noin 8 h/],
    [['Kuinka kauan paneeleilta kestää ladata PRO jos niitä on kaksi, ja entä jos neljä?'], /noin 6 h[\s\S]*noin 3 h/],
    [['neljä paneelia kiinni PROssa ja yks lisäakku, kauanko lataus täydessä auringossa'], /noin 6 h/],
    [
      [
        'Mikä on kodin tavallinen kuorma sähkökatkossa?',
        'ja jos mulla on pro ja neljä lisäakkua niin kauanko pärjään?',
      ],
      /noin 48 h/,
    ],
    [
      ['Kylmälaukku 60 W, kompressori käy kolmanneksen ajasta. Kauanko EVO?', 'katsoin kilvestä, onkin 45 wattia'],
      /kylmälaukku 45 W/,
    ],
    [['Hur länge räcker PRO till en strålkastare på 200 W?', 'och två sådana med EVO?'], /2 × LED-strålkastare 200 W/],
    [['droonissa on kolme akkua, montako kertaa ne saa täyteen PROlla'], /noin 25 latausta.*kaikki 3 noin 8,6 kertaa/],
    [['paljoks niit levyjä pitäs olla et iso pömpeli täyttyy parissa tunnissa'], /6 aurinkopaneelilla/],
    [['mä ostin kesäkuus 2026 koneen, mihin asti takuu juoksee'], /^Takuu päättyy 6\.2028/],
    [['I bought it on March 12, 2026. When does the warranty end?'], /12\.3\.2028/],
    [['EVO korjattiin takuuna 3.9.2026. Ostin sen 10.2.2026. Milloin takuu päättyy?'], /10\.2\.2029/],
    [
      ['I bought the PRO on 3.3.2026', 'it was repaired under warranty in July 2026', 'so until when is it covered'],
      /3\.3\.2029/,
    ],
    [['Jag köpte PRO 5.1.2026.', 'Den reparerades på garantin i maj 2026.', 'När går garantin ut nu?'], /5\.1\.2029/],
    [['paketti tuli 20.11.2026, mikä on vika päivä palauttaa'], /21\.12\.2026/],
    [['sähkö on mulla 15 senttiä kilowattitunti. mitä maksaa yks täys lataus PROhon'], /35 snt/],
    [['kuinka monta kilowattituntia neljä paneelia tuottaa viikossa kesällä?'], /19,6 kWh/],
    [['valaisin 100 W ja pakkasta viis astetta, montako tuntia PRO'], /kolme neljäsosaa[\s\S]*noin 15 h/],
    [['kuinka monta tuntia 50 W kestää prolla jos akusta on 40 % jäljellä'], /^Ark PRO \(40 %\): noin 16 h/],
    [['montako 18v 5ah akkua pro lataa', 'kaverilla on 36v 5ah, montako niitä'], /noin 220 Wh/],
    [['Ruohonleikkurini akku on 36 V 4 Ah. Montako kertaa EVO lataa sen?'], /noin 170 Wh|noin 6 latausta/],
    [['tarvisin kymmenen kilowattituntii. montako lisäakkuu PROn kaveriksi'], /Ark PRO \+ 4 lisäakkua/],
    [['ostin lisäakun 15.8.2025, koska takuu loppuu', 'ei ku 15.9.2025'], /15\.9\.2027/],
    [['montako Prota mahtuu 120 cm leveälle hyllylle'], /vierekkäin 2/],
  ])('%s', (messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })

  it.each<[string[], RegExp]>([
    [
      ['Jaksaako EVO pumppua joka kuluttaa 2400 Wh päivässä'],
      /Ei(?: yksin)?\. .*lisäakku[\s\S]*800 W \(keskimäärin 100 W, käynnistyessä 2400 W\)/,
    ],
    [['Vattenpump drar 3000 Wh per dag, orkar EVO starta den?'], /3300 W[\s\S]*2400 W vid start/],
    [
      ['jääkaappi kuluttaa 900 Wh vuorokaudessa, kauanko EVO jaksaa'],
      /noin 28 h.*\n.*käynnistyessä 600 W[\s\S]*900 Wh/,
    ],
    [['jääkaappi 900 Wh vuorokaudessa, kauanko EVO jaksaa'], /900 Wh/],
    [['jääkaappi kuluttaa 365 kWh vuodessa, kauanko EVO jaksaa'], /noin 25 h[\s\S]*80 W .*\n.*1000 Wh/],
    [['kylskåpet drar 7 kWh i veckan, hur länge räcker EVO'], /1000 Wh/],
    [['PRO + 1 lisäakku on yhteensä 4608 Wh, kauanko jääkaappi käy?'], /noin 103 h/],
    [['Kauanko kestää ladata PRO 80 prosenttia?'], /80 prosenttiin noin 1,5 h/],
    [['EVO from 20% to 80% with two panels, how long does it take?'], /from 20% to 80% in about 2 h/],
    [['Laddar två paneler EVO från 20 till 80 procent, hur länge?'], /från 20 till 80 % på ungefär 2 h/],
    [['Kuinka kauan PRO latautuu täyteen kun jäljellä on 30 prosenttia'], /30 prosentista 100 prosenttiin noin 1,5 h/],
    [['how long until the PRO is full with 20% left'], /from 20% to 100% in about 1.5 h/],
    [['how long until the PRO is 50% full'], /from 0% to 50% in about 1 h/],
    [['May 2 panels be returned?'], /^Yes, you have 30 days/],
    [['Onko 24 kuukauden takuu vielä voimassa?'], /^(?!Takuu päätty)/],
    [['ostin 14 kk sitten aseman, mihin asti takuu'], /^Takuu päätty/],
    [['Mitä maksaa toimittaa paneeleja 90100?'], /^Lasken toimituksen hinnan/],
    [['Montako EVOa mahtuu vierekkäin 1 m korkeaan kaappiin'], /^(?![\s\S]*vierekkäin 2)/],
    [['Montako paneelia mahtuu vierekkäin 2 m leveään kaappiin'], /560 mm leveitä mahtuu vierekkäin 3/],
    [['hur många EVO ryms på en 120 cm bred hylla'], /ryms 2 bredvid/],
    [['Sähkö 15 snt kwh, mitä maksaa 500 W lämmitin yön yli?'], /^Kulutus on 4000 Wh .*noin 60 snt/],
    [['Sähkö 15 snt kwh, montako tuntia PRO pyörittää 500 W'], /^Ark PRO: noin 4,1 h/],
    [['two hundred and fifty watts, how long does EVO run it'], /Load: 250 W/],
    [['a hundred watts, how long does EVO run it'], /Load: 100 W/],
    [['kaksi tuhatta viisisataa wattia, jaksaako PRO'], /^Ei\. .*2500 W/],
    [['PRO 2400 kaksi lisäakkua, mikä on kapasiteetti'], /^Ark PRO \+ 2 lisäakkua/],
    [['jääkaappi ja viisi 10 W lamppua, kauanko EVO'], /5 × LED-valaisimet 10 W/],
    [['kuinka korkea on pino jossa PRO, kaksi lisäakkua ja paneeli'], /815 mm/],
    [['montako prosenttia 480 Wh on PROn ja lisäakun akusta'], /^Ark PRO \+ 1 lisäakku: 480 Wh on noin 10 %/],
    [['hur länge laddas PRO till 50 %'], /från 0 till 50 % på ungefär 1 h/],
    [['Jaksaako EVO telkkarin koko päivän'], /^Ei\.\s[\s\S]*Ark PRO: noin 20 h.*energia riittää[\s\S]*1200 Wh/],
    [['Jaksaako EVO 500 W lämmittimen koko päivän?'], /^Ei\. [\s\S]*6000 Wh/],
    [['vedenkeitin ja läppäri koko päivän, riittääkö EVO'], /920 Wh/],
    [['Jääkaappi käy kolme neljäsosaa ajasta, kauanko EVO jaksaa'], /noin 18 h/],
    [['Kylskåpet går tre fjärdedelar av tiden, hur länge räcker EVO?'], /ungefär 18 h/],
  ])('of %s', (messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })

  it.each([
    ['Saan aseman PÄIVÄ, mihin asti palautusaika kestää?', 10, /Jos saat tuotteen/],
    ['paketti tuli PÄIVÄ, voinko vielä palauttaa', -60, /^Jos sait tuotteen .* palautusaika päättyi/],
    ['tilasin 1.1.2025 ja paketti tuli PÄIVÄ, mihin asti voi palauttaa', -5, /^Jos sait tuotteen .* päättyy/],
  ])('until a day of a return: %s', (text, days, told) => {
    const now = new Date('2026-11-24T10:00:00Z')
    const day = new Date(now.getTime() + days * 86_400_000)
    const date = `${day.getUTCDate()}.${day.getUTCMonth() + 1}.`
    const { reply } = assistant.answer(text.replace('PÄIVÄ', date), { products, now }, [])
    expect(reply.replace(/^[^\n]+:\n\n/, '')).toMatch(told)
  })

  it('counts no generator, and no time that is over', () => {
    expect(
      answerTo('Is a 3 kW petrol generator OK to charge the PRO, and can I run lights at the same time?').reply,
    ).not.toMatch(/3000 W/)
    expect(answerTo('haluun vaihtaa PRO:n, ostosta on kolme viikkoa ja oon kerran keittäny kahvit').reply).not.toMatch(
      /21 vrk/,
    )
  })
})
