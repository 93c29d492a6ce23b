import { describe, expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { talkWith } from './talk.ts'

const { knowledge, products, learn } = await shopKnowledge()
const assistant = createAssistant(knowledge, learn())

const talk = talkWith(assistant, products)

/** What is answered to the last message of a talk, without the words for 'not quite sure'. */
const answerTo = (...messages: string[]) => talk(...messages).reply.replace(/^[^\n]+:\n\n/, '')

describe('yes or no, and how long', () => {
  it.each([
    ['riittääkö ruohonleikkuriin 1600 W evo ja mitenkä kauan', /^Kyllä\. Ark EVO: noin 40 min.*juuri ja juuri/],
    ['Will the EVO take a 1800 W hair dryer and how long would it last?', /^Yes\. Ark EVO: about 35 min.*only just/],
    ['kauanko evo pyörittää telkkaria yöks', /^(?!Kyllä)/],
    [
      'Hitsaan pieniä töitä, koneeni ottaa puolella virralla 1700 W ja täydellä noin 2200 W. Riittääkö EVO?',
      /^Ei\.\n- Ark EVO: teho ei riitä, tarve on 2200 W.*\n- Ark PRO: noin 55 min/,
    ],
    ['saaks evol ajaa 500 w mikroo ja 1000w keittimen, ja jaksaako pro', /mikroaaltouuni .* W \+ vedenkeitin 1000 W/],
    ['uppopumpulla kaivo tyhjäks, 500 W. käynnistyykö evolla ja kauanko pumppaa', /^Kyllä\. Ark EVO: noin 2,1 h/],
    ['starlink ja läppäri yhtä aikaa, 75 + 60w, kauanko pro', /Ark PRO: noin 15 h/],
    [
      'kaivon pumppu 800 W mut lähtiessä ottaa kolminkertaisen, käynnistääkö evo',
      /^Kyllä\. .*\nKuorma: vesipumppu 800 W \(käynnistyessä 2400 W\)/,
    ],
    ['projector 250 W and the film runs two and a half hours, is the EVO enough', /^Yes\. /],
    ['saako prolla käyttää 2200 W sahaa ja montako minuuttia menee tyhjäks', /^Kyllä\. Ark PRO: noin 55 min/],
    ['pääsisikö sähköautolla prolla vielä 20 kilsaa', /^Ei\. Ark PRO: noin 11 km/],
    ['räcker PRO till 5 km med elbilen', /^Ja\. Ark PRO: ungefär 11 km/],
    [
      'saanko evolla täyteen keulamoottorin akun 12 V 100 Ah',
      /^Ei\.\n- Ark EVO: noin 0,7 latausta.*\n- Ark PRO: noin 1,4/,
    ],
    ['tarvitaanko evon kanssa paneeli, jos kylmälaukku 60 W kolme päivää', /^Kyllä\. Ark EVO: noin 2,2 vrk/],
    ['paljonko evon akusta kuluu, kun valo 30 W ja kaiutin 20 W ovat päällä kuusi tuntia', /kuluu noin 28 %/],
    ['Riittääkö Ark EVO jääkaapille koko yöksi?', /jääkaappi 80 W \(keskimäärin 40 W[^\n]*\nKulutus: 320 Wh \/ 8 h,/],
    ['kopterin laturi 100 W. montako kopterin akkua evo lataa', /^Ark EVO: noin 13 latausta/],
    ['moottorisahan akkuja täytetään, laturi on 200 W. montako akkua saan prosta', /^Ark PRO: noin 9,4 latausta/],
  ])('%s', (message, told) => {
    expect(answerTo(message)).toMatch(told)
  })
})

describe('a night, and more hours than a day has', () => {
  it.each([
    ['televisio 40 W ja reititin 10 W, riittääkö evo 48 tuntia', /^Ei\. Ark EVO: noin 21 h.*1 lisäakku\.\n.*\n.*2 vrk/],
    ['will the EVO run a 40 W camera for 20 hours', /^Yes\. /],
    ['will the EVO run a 40 W camera for 36 hours', /^No\.\n- Ark EVO: about 1.1 days.*\n- Ark PRO: /],
    ['225 W kuorma, riittääkö evo aamuun? kello on nyt 22', /^Ei\. |^Ei\.\n/],
    ['jääkaappi ja reititin, riittääkö pro 30 tuntia', /^Kyllä\. [\s\S]*1650 Wh \/ 30 h/],
  ])('%s', (message, told) => {
    expect(answerTo(message)).toMatch(told)
  })
})

it('tells the station by itself, too, where it is asked how much more a battery brings', () => {
  expect(answerTo('pumppu 500w montako tuntia pro ja paljoko tulee lissää yhellä lisäakulla')).toMatch(
    /^- Ark PRO \+ 1 lisäakku: noin 8 h.*\n- Ark PRO: noin 4,1 h/,
  )
})

describe('how many times', () => {
  it.each([
    [
      'airfryer 1500 W, puoli tuntia kerrallaan, montako satsia evolla',
      /noin 1,4 kertaa[\s\S]*60 % ajasta.*2,4 kertaa/,
    ],
    ['how many times does the PRO charge a laptop at a cabin for two weeks', /^Ark PRO: about 34 charges/],
    ['montako 36 V 5 Ah akkua evo lataa', /noin 4,9 latausta/],
    ['meitä on 6, kaikki lataa puhelimen kerran päivässä. montako päivää evolla', /6 × puhelimen laturi/],
    ['kopterin akkuja pitäs lattailla, monta kertaa evo jaksaa yhen akun täyttää', /^Ark EVO: noin 13 latausta/],
    ['montako kertaa saan sähkömopon akun täyteen evolla, siinä on 480 wattituntia', /^Ark EVO: noin 1,8 latausta/],
  ])('%s', (message, told) => {
    expect(answerTo(message)).toMatch(told)
  })
})

describe('what is charged', () => {
  it.each([
    [['jaksaako evo ladata 20 puhelinta yön aikana'], /^Kyllä\. Ark EVO: noin 54 latausta.*kaikki 20 noin 2,7 kertaa/],
    [['räcker EVO för att ladda 12 mobiler under natten'], /^Ja\. Ark EVO: ungefär 54 laddningar/],
    [['hur många laddningar av hundhalsband ger EVO'], /ungefär 72 laddningar/],
    [['I charge my phone twice a day and the drone once a day, how many days does EVO last'], /^Ark EVO: about 9 days/],
    [['puhelin ja kamera ladataan evolla', 'molemmat kerran päivässä', 'montako päivää se riittää'], /noin 27 vrk/],
    [['jag har telefon och laptop', 'båda laddas en gång om dagen', 'hur många dagar räcker EVO'], /ungefär 13,5 dygn/],
  ])('%s', (messages, told) => {
    expect(answerTo(...messages)).toMatch(told)
  })
})

describe('what is told in few words', () => {
  it.each([
    [['kolme kuudenkympin lamppua, kauanko evo'], /3 × LED-valaisimet 60 W/],
    [['jääkaappi 60 W', 'ja neljä kympin ledivaloa', 'kauanko pro jaksaa niitä'], /60 W.*4 × LED-valaisimet 10 W/],
    [['kaksi 40 lamppua, kauanko evo pyörittää'], /2 × LED-valaisimet 40 W/],
    [['the fish tank pump takes 15 W and its heater 100 W, how long on the PRO'], /^Ark PRO: about 18 h/],
    [['kauanko pro pyörittää 100 W pumppua', 'entä jos meitä on kolme ja jokaisella oma'], /3 × vesipumppu 100 W/],
    [
      ['How long will the EVO run a 40 W lamp?', 'and if there are four of us, each with the same'],
      /4 × LED lights 40 W/,
    ],
    [['Will the PRO start a 1400 W mitre saw?', 'and the EVO, how long could I saw with it'], /mitre saw 1400 W/],
    [['mobile barber here, dryer 1600 W, how long on the EVO'], /Load: hair dryer 1600 W/],
  ])('%s', (messages, told) => {
    expect(answerTo(...messages)).toMatch(told)
  })
})

describe('two figures, and what holds so much', () => {
  it.each([
    [['evo kolmella akulla, paljonko painaa ja mitä maksaa'], /80,5 kg[\s\S]*8 500 €/],
    [['What does an EVO with three batteries cost and weigh?'], /€8,500[\s\S]*80\.5 kg/],
    [['Vad kostar PRO med två batterier?'], /7 050 €/],
    [['mitä pro maksaa', 'ja kahdella lisäakulla, mihin summaan ja wattitunteihin mennään'], /7 050 €[\s\S]*6900 Wh/],
    [['which set gives me at least 5 kWh for the least money'], /^Ark EVO \+ 2 extra batteries .*5800 Wh.*€6,650/],
    [['vilken kombination ger minst 6 kWh billigast'], /^Ark PRO \+ 2 extrabatterier .*6900 Wh.*7 050 €/],
    [['halvin paketti josta saa vähintään 8 kWh'], /^Ark EVO \+ 3 lisäakkua .*8100 Wh.*8 500 €/],
    [
      ['How long does the PRO run a 45 W router nonstop, and how many panels would keep it going in summer?'],
      /^Ark PRO: about 46 h[\s\S]*2 solar panels cover/,
    ],
    [['Hur länge räcker EVO för en 50 W kylbox och hur många paneler behövs på sommaren?'], /21 h[\s\S]*1 solpanel/],
    [['tyhjennetään akku 200 kertaa talvessa, monenko talven jälkeen siitä on 80 % jäljellä'], /noin 20 vuotta/],
  ])('%s', (messages, told) => {
    expect(answerTo(...messages)).toMatch(told)
  })
})

describe('on how many evenings, and how many cups', () => {
  it.each([
    [
      ['meil on mökil vaan valot 50w', 'ok evo. monenako iltana se valaisee jos 5 tuntia illassa'],
      /^Ark EVO: noin 4 iltaa/,
    ],
    [['how many nights will the EVO power a 40W heated blanket, 8 hours a night'], /^Ark EVO: about 3 nights/],
    [['hur många kvällar räcker PRO till en tv på 100 W, tre timmar per kväll?'], /^Ark PRO: ungefär 6 kvällar/],
    [['monta iltaa evo jos on 20 watin valot 4 h ja telkkari 80 W 2 h illassa'], /^Ark EVO: noin 4 iltaa/],
    [['monta viikonloppua evo valaisee mökkiä 20 watin lampulla 4 tuntia illassa'], /^Ark EVO: noin 6 viikonloppua/],
    [['montako kuppia kahvia evolla, meitä on neljä kahvinjuojaa'], /^Ark EVO: noin 21 kupillista/],
    [['How many slices of toast can I make with the EVO?'], /^Ark EVO: about 24 rounds of toast/],
    [['monta pannullista kahvia pro keittää'], /^Ark PRO: noin 4 kymmenen kupin pannullista/],
  ])('%j', (messages, told) => {
    expect(answerTo(...messages)).toMatch(told)
  })
})

describe('a week', () => {
  it.each([
    [
      'ollaan viikko leirintäalueel teltas, 3 luuria joka päivä, vähä valoa iltasin ja kylmäboksi. riittääkö evo ilman mitää muuta',
      /^Ei\. .*\n.*\n.*5880 Wh \/ 7 vrk/,
    ],
    ['mökillä koko viikko, jääkaappi 60w ja valot 20w 4h illassa, riittääkö pro', /^Ei\. [\s\S]* \/ 7 vrk/],
    ['a fortnight on the boat with a 50 W fridge, is the PRO enough?', /^No\. [\s\S]* in 14 days/],
    ['Hela veckan i husvagnen: kylbox och lampor. Räcker EVO?', /^Nej\. [\s\S]* \/ 7 dygn/],
    ['kahdeksi viikoksi saareen, kylmälaukku 45 w, riittääkö pro ja 1 lisäakku', /5040 Wh \/ 14 vrk/],
    ['yhden viikon reissu, pelkkä kylmälaukku, mikä asema', /^Ark PRO \+ 1 lisäakku/],
  ])('%s', (message, told) => {
    expect(answerTo(message)).toMatch(told)
  })
})

describe('amperes', () => {
  it.each([
    [
      'vaunus on 12v jääkaappi joka ottaa 5 ampeeria ja valot 20 w, kauanko evo',
      /jääkaappi 60 W .* LED-valaisimet 20 W/,
    ],
    ['veneen plotteri ottaa 2 ampeeria, kauanko pro', /veneen elektroniikka 24 W/],
    ['mul on paatis plotteri 1,2 A ja vhf 0,5 A, kauanko evo', /elektroniikka 14 W \+ veneen elektroniikka 6 W/],
    ['kaikuluotain ottaa 500 mA, kauanko evo jaksaa', /veneen elektroniikka 6 W/],
    ['valot vie 1,5A 12 voltilla ja plotteri 1 A, kauanko evo', /LED-valaisimet 18 W \+ veneen elektroniikka 12 W/],
    ['imuri 6 A, toimiiko evolla', /imurit 1380 W/],
  ])('%s', (message, told) => {
    expect(answerTo(message)).toMatch(told)
  })
})

describe('a message that changes what is counted', () => {
  it.each([
    [
      ['kauanko 200 W valonheitin palaa prolla', 'entä jos niitä on kolme', 'ja jos siihen otetaan lisäakku?'],
      /^Ark PRO \+ 1 lisäakku: noin 6,5 h/,
    ],
    [['kauanko evo pyörittää 45 W jääkaappia', 'entä kaks lisäakkua'], /^Ark EVO \+ 2 lisäakkua/],
    [
      [
        'mitä evo jaksaa pilkillä',
        'kaikuluotain 15 W ja valo 10 W, pidän niitä 10 h päivässä',
        'monta päivää 10 asteen pakkasessa',
      ],
      /noin 4,3 vrk[\s\S]*noin 3,2 vrk/,
    ],
    [
      ['kiehuuko vesi evolla, keitin on 2000 W', 'entä prolla', 'montako litraa yhdellä latauksella'],
      /^Ark PRO: noin 18 litraa/,
    ],
  ])('%s', (messages, told) => {
    expect(answerTo(...messages)).toMatch(told)
  })
})

it.each([
  [
    'Does the PRO with 2 extra batteries run a 100 W fridge for a week? I need it at the cabin',
    /^No\. Ark PRO \+ 2 extra/,
  ],
  ['Jaksaako PRO ja 2 lisäakkua 100 W jääkaappia viikon? Tarvitsen sen mökille', /^Ei\. Ark PRO \+ 2 lisäakkua/],
  [
    'Räcker PRO och 2 extrabatterier till ett kylskåp på 100 W i en vecka? Jag behöver den i stugan',
    /^Nej\. Ark PRO \+ 2/,
  ],
])('needs told beside a question turn no verdict round: %s', (message, told) => {
  expect(answerTo(message)).toMatch(told)
})

it('advises no extra battery for a day that was not asked for, and tells how long each station lasts', () => {
  const told = answerTo('mökillä jääkaappi, ledit ja kaksi puhelinta, kumpi näistä')
  expect(told).toMatch(/^Ark PRO riittää[\s\S]*Ilman lisäakkua: Ark PRO noin 1,5 vrk, Ark EVO noin 0,8 vrk/)
})

it.each([
  ['kahvit 30 hengelle, kuppi per naama, riittääkö evo', /^Ei\.\n- Ark EVO: noin 21 kupillista.*\n- Ark PRO: noin 41/],
  ['kaiuttimet 300 W klo 16-01, riittääkö pro', /^Ei\. .*[\s\S]*Kulutus: 2700 Wh/],
  [
    'hiustenkuivaaja 1800 W ja vedenkeitin 2000 W yhtä aikaa, jaksaako pro',
    /^Ei\. [\s\S]*Yksi kerrallaan ne toimivat: Ark PRO/,
  ],
  ['jaksaako evo jiirisahan 1600 W', /juuri ja juuri[\s\S]*Varma valinta on Ark PRO/],
  [
    'palvelin ja kytkin ottavat yhteensä 380 W, toimiiko Ark PRO niiden UPS-laitteena ja kuinka kauan',
    /10 ms[\s\S]*Ark PRO: noin 5 h/,
  ],
])('counts people, the clock and what runs in turns: %s', (message, told) => {
  expect(answerTo(message)).toMatch(told)
})

it('counts the panels of devices that are named', () => {
  expect(answerTo('montako paneelia 80 W jääkaappi tarvitsee koko kesän')).toMatch(
    /4 aurinkopaneelia.*riittää 2 paneelia/,
  )
})
