import { describe, expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { talkWith } from './talk.ts'

const { knowledge, products, learn } = await shopKnowledge()
const assistant = createAssistant(knowledge, learn())
const answerTo = talkWith(assistant, products)

const TALK = ['läppäri 60 W, näyttö 30 W ja reititin 15 W, kauanko evo jaksaa']

it('works out what a return costs by the postcode that stands before the questions', () => {
  const told = answerTo('haluan palauttaa paneelin', 'Asun Kemissä, 94100. Mitä se maksaa ja mitä teen ensin?')
  expect(told.action).toMatchObject({ kind: 'return-cost', postcode: '94100', product: '4' })
})

it.each<[string, string[]]>([
  ['evo ja kaksi paneelia, mitä maksaa', ['jos otankin pron evon tilalle samoilla kahdella paneelilla, mikä summa?']],
  ['what do EVO and two panels cost', ['and PRO instead of the EVO?']],
])('has one station in the place of another, and not beside it: %s', (first, others) => {
  expect(answerTo(first, ...others).reply).toMatch(/^(?:Yhteensä 4 148|€4,148)/)
})

it.each(['haluan palauttaa paneelin', 'jag vill returnera panelen'])('answers a wish as what it asks: %s', (wish) => {
  expect(answerTo(wish).intents?.[0]).toMatch(/^return\./)
})

describe('what a talk counts', () => {
  it.each<[string, string[], RegExp]>([
    [
      'has what comes then beside what was told',
      ['plotteri 47 W 12 h päivässä', 'sit kylmälaukku 60 W joka käy 8 h vuorokaudessa, kauanko pro'],
      /veneen elektroniikka 47 W \(12 h\/vrk\) \+ kylmälaukku 60 W \(8 h\/vrk\)/,
    ],
    [
      'goes on without what is left out',
      [...TALK, 'entä ilman reititintä'],
      /kannettava tietokone 60 W \+ näyttö 30 W\./,
    ],
    [
      'without one of two',
      ['kaksi 100 W valoa ja läppäri 90 W, kauanko evo', 'entä jos jätän toisen valon kotiin'],
      /Kuorma: LED-valaisimet 100 W \+ kannettava/,
    ],
    [
      'has one device in the place of another',
      [...TALK, 'siis ei reititin vaan tulostin 200 W'],
      /kannettava tietokone 60 W \+ näyttö 30 W \+ lasertulostin 200 W/,
    ],
    [
      'has one more of a device',
      ['kylmälaukku 40 W, kauanko evo', 'ja jos tulee vielä toinen samanlainen laukku'],
      /2 × kylmälaukku 40 W/,
    ],
    [
      'has one more of what is not named again',
      ['kauanko pro pyörittää 90 W pakastinta', 'entä jos niitä on yks lisää'],
      /2 × pakastin 90 W/,
    ],
    [
      'is without what a short name means',
      ['riistakamera 10 W ja reititin 15 W, kauanko evo', 'entä jos kamera jää pois'],
      /Kuorma: reititin 15 W\./,
    ],
    [
      'has half of the pieces',
      ['neljä työvaloa á 50 W ja läppäri 60 W, kauanko evo jaksaa', 'mitä jos puolet lampuista sammutetaan'],
      /2 × LED-valonheittimet 50 W \+ kannettava/,
    ],
    [
      'knows a device of before by its short name beside another',
      ['jiirisaha 1600 W, käynnistääkö evo sen', 'sahan perässä on 1000 W imuri, riittääkö pro molemmille yhtä aikaa'],
      /^Ei\. Ark PRO: teho ei riitä, tarve on 2600 W/,
    ],
    [
      'is held against the time that was told first',
      ['sähköt katkeaa aina myrskyssä, pahimmillaan 12 tuntia', 'jääkaappipakastin ja reititin, riittääkö evo'],
      /^Ei\./,
    ],
    [
      'is asked again of a station alone',
      ['kylmälaukku 60 W kolmeksi päiväksi, käykö pro', 'riittäiskö evo yksin'],
      /^Ei\.\n- Ark EVO: noin 2,2 vrk/,
    ],
    [
      'tells by how much one set is dearer than the other',
      [
        'laske hinta: evo, yks lisäakku ja kaks paneelia',
        'mitä sama setti maksais pro:lla',
        'paljonko siinä tulee eroa',
      ],
      /^Ark EVO on 400 € halvempi kuin Ark PRO/,
    ],
    [
      'adds up what is added with a word',
      ['paljonko pro maksaa', 'laita siihen kaks lisäakkua', 'ja vielä kaks paneelia, mikä on koko potti?'],
      /^Yhteensä 7\s848\s€/,
    ],
    [
      'rests for as many hours as is told',
      ['kauanko evo pitää 60 W kylmälaukkua kylmänä', 'entä se isompi, jos laukku hurisee vaan joka kolmannen tunnin'],
      /^Ark PRO: noin 104 h/,
    ],
    [
      'multiplies people and their cups',
      ['jaksaako evo 1000 W kahvinkeittimen', 'meitä on 10 ja kaikki juo 4 kuppia, riittääkö'],
      /^Ei\.[\s\S]*Kulutus: 2000 Wh/,
    ],
    [
      'adds what runs for its own hours to what is charged one after the other',
      ['drooni, yhdeksän akkua päivässä, kauanko evo', 'ja lisäksi läppäri 60 W neljä tuntia'],
      /kopterin laturi 100 W \(7 h\/vrk\) \+ kannettava tietokone 60 W \(4 h\/vrk\)/,
    ],
    [
      'tells how many batteries are enough where a device rests',
      ['ilmalämpöpumppu 1000 W, kauanko pro', 'montako lisäakkua tarvitaan että se käy 8 tuntia'],
      /PRO \+ 3 lisäakkua riittää[\s\S]*Jos laite käy 70 % ajasta, riittää Ark PRO \+ 2 lisäakkua/,
    ],
    [
      'tells what a soft start has to keep within',
      ['halkomakone 2100 W, käynnistyykö pro', 'mitä jos siinä on pehmokäynnistys'],
      /jatkuva 2100 W riittää \(2400 W\).*alle 4800 W/,
    ],
    [
      'says again that the power is too small, where nothing has helped',
      ['jaksaako evo 2000 W vedenkeittimen', 'irrotin muut, ei auta'],
      /teho ei riitä, tarve on 2000 W/,
    ],
    ['takes a bare number for the watts', ['kauanko pro pyörittää 1200 W lämmitintä', '600'], /sähköpatteri 600 W/],
    [
      'takes a corrected name',
      ['kauanko evo pyörittää 60 W kylmälaukkua', 'ei vaan pro, muistin väärin'],
      /^Ark PRO: noin 34 h/,
    ],
    [
      'keeps the hours of each day',
      [
        'plotteri 47 W 10 h päivässä, riittääkö pro',
        'lisäksi kylmälaukku 60 W, käy kolmasosan ajasta',
        'kolme päivää ilman paneelia?',
      ],
      /47 W \(10 h\/vrk\) \+ kylmälaukku 60 W \(keskimäärin 20 W\)\.\nKulutus: 2836 Wh \/ 3 vrk/,
    ],
    [
      'adds what runs for its own hours',
      ['kauanko pro pyörittää jääkaappia 80 W', 'entä jos siinä on illalla vielä telkkari 100 W 4 tuntia'],
      /Ark PRO: noin 21 h/,
    ],
    [
      'tells more of the hours of each',
      [
        'kylmälaukku 60 W ja valot 20 W, kauanko pro',
        'laukun kompressori käy kahdeksan tuntia vuorokaudessa, valot viisi tuntia illassa',
      ],
      /noin 3,5 vrk/,
    ],
    [
      'runs them in turns',
      ['kulmahiomakone 1500 W ja imuri 1200 W, riittääkö evo', 'entä jos käytän niitä vuorotellen'],
      /kulmahiomakone 1500 W\.\nKyllä\. Ark EVO[\s\S]*imurit 1200 W\.\nKyllä\. Ark EVO/,
    ],
    [
      'goes back to it after another matter',
      ['kauanko pro pitää 200 W valoa päällä', 'milloin asiakaspalvelu on auki', 'entä jos niitä valoja on kaksi'],
      /2 × .*200 W/,
    ],
  ])('%s', (_, messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })
})

describe('what a talk names', () => {
  it('is brought with all that was added', () => {
    const { action } = answerTo('mitä evo maksaa', 'ja siihe yks paneeli', 'entä toimitettuna ouluun 90100')
    expect(action).toMatchObject({
      kind: 'delivery-cost',
      postcode: '90100',
      product: '2',
      besides: [{ product: '4' }],
    })
  })

  it('is brought to the postcode that a sentence ends with', () => {
    const { action } = answerTo(
      'Do you ship to Estonia?',
      'a friend lives in Helsinki 00100. a PRO',
      'what does delivery cost',
    )
    expect(action).toMatchObject({ kind: 'delivery-cost', postcode: '00100', product: '1' })
  })

  it('is both and more, and one more of the same', () => {
    expect(answerTo('paljonko evo painaa', 'entä pro', 'molemmat ja yksi paneeli yhteensä').reply).toMatch(
      /Yhteensä 53,1 kg/,
    )
    const talk = ['pro ja yksi lisäakku, kauanko 80 W jääkaappi', 'entä jos hankin toisen lisäakun vielä']
    expect(answerTo(...talk).reply).toMatch(/Ark PRO \+ 2 lisäakkua: noin 77 h/)
    expect(
      answerTo('mulla on evo ja yks paneeli', 'kauanko se on täyteen auringossa', 'entä jos ostan toisen samanlaisen')
        .reply,
    ).toMatch(/2 aurinkopaneelilla/)
  })

  it('is as many as the answer told', () => {
    expect(answerTo('montako lisäakkua evoon saa enintään', 'mitä se satsi maksaa').reply).toMatch(
      /18 500 €.*10 × Lisäakku/,
    )
  })

  it('is of a return, though the postcode comes after another sentence', () => {
    const { action } = answerTo(
      'Haluan palauttaa lisäakun.',
      'Muutin mieleni, se on ehjä.',
      'Postinumero on 21710, mitä nouto maksaa?',
    )
    expect(action).toMatchObject({ kind: 'return-cost', postcode: '21710' })
  })

  it('is known to have been bought on the day that was told before', () => {
    expect(answerTo('Ostin evon 3.2.2026.', 'Näyttö vilkkuu.', 'Mihin asti takuu on voimassa?').reply).toMatch(
      /päättyy 3\.2\.2028/,
    )
  })
})

describe('what a talk is of', () => {
  it.each<[string, string[], RegExp]>([
    [
      'counts until when what is to be returned can be',
      ['Haluaisin ehkä palauttaa aseman', 'Sain sen 2.11.2026', 'Vieläkö ehdin, kun tänään on 24.11.2026?'],
      /palautusaika päättyy 2\.12\.2026/,
    ],
    [
      'is told by all its messages, where the last says little',
      ['Haluan palauttaa aurinkopaneelin', 'sain sen 20 päivää sitten', 'olenko myöhässä ja mitä se tulee maksamaan'],
      /palautusoikeus on 30 päivää[\s\S]*palautuksen hinnan/,
    ],
    [
      'stays the code of the display',
      ['lataan evoa aggregaatilla', 'tulee E06 näyttöön', 'mitä pitää säätää?'],
      /^E06 .*säädä aggregaattia/,
    ],
    [
      'is gone on with by what to do now',
      ['näyttö sano 40 prosenttia ja sit kaikki pimeni', 'nollauksen tein jo, ei auttanu', 'mitä nyt?'],
      /kohdasta P8/,
    ],
    [
      'goes to a person where what was advised did not help',
      ['nyt se sammuu kun näytössä on vielä 35 %', 'tein sen kalibroinnin, ei muuttunu mikään'],
      /^Harmi, ettei siitä ollut apua/,
    ],
    [
      'is asked of in two ways at once',
      ['Jaksammeko nostaa Ark PRO:ta?', 'Entä onko valikoimassanne kevyempää, ja paljonko se maksaa?'],
      /17,5 kg[\s\S]*2 950 €/,
    ],
  ])('%s', (_, messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })
})

describe('what gives the power', () => {
  it.each([
    ['6 ampeerin sulake, voiko siitä ladata pron', /^Kyllä\. 6 A × 230 V = 1380 W\. .*enintään arvoon 1380 W/],
    ['auton 230 V pistoke antaa 150 W, voiko siitä ladata evon', /^Ei\. .*pienin latausteho on 200 W/],
    ['riittääkö 1000 W aggregaatti pron lataamiseen', /^Kyllä\. .*enintään arvoon 1000 W/],
  ])('limits the charging: %s', (message, told) => {
    expect(answerTo(message).reply.replace(/^[^\n]+:\n\n/, '')).toMatch(told)
  })

  it('is less by what else it runs', () => {
    const talk = ['aggregaatti on 2000 W ja siinä on kiinni 600 W lämmitin', 'mihin arvoon P4 pitää laittaa prossa']
    expect(answerTo(...talk).reply).toMatch(/2000 W − 600 W = 1400 W.*enintään arvoon 1400 W/)
  })
})

it('counts the capacity of frost for its verdict', () => {
  expect(answerTo('riittääkö evo 500 W lohkolämmittimeen kahdeksi tunniksi, kun on 8 astetta pakkasta').reply).toMatch(
    /Ei\./,
  )
})

describe('what has happened to a device', () => {
  it.each([
    [['Asema putosi ja kansi halkesi.', 'siitä tulee outo haju', 'voinko silti ladata sen yön yli'], /haljennut/],
    [['kylki on pullollaan', 'voinko silti käyttää viikonlopun ja palauttaa maanantaina'], /turvonnut/],
    [['Stationen ramlade och höljet sprack', 'kan jag ändå ladda den över natten?'], /sprucket/],
  ])('is not forgotten: %s', (messages, told) => {
    const { isSafety, reply } = answerTo(...messages)
    expect(isSafety).toBe(true)
    expect(reply).toMatch(told)
  })

  it('is no answer to another matter', () => {
    expect(answerTo('Asema putosi ja kansi halkesi.', 'mitä uusi evo maksaa').reply).toMatch(/2 950 €/)
  })
})

describe('devices of a talk', () => {
  it.each<[string, string[], RegExp]>([
    [
      'are bought for, where it is asked what to buy',
      ['60 W kylmälaukku käy 8 h päivässä', 'ollaan neljä päivää', 'mitä ostan'],
      /riittää: [\s\S]*Laskettu: kylmälaukku 60 W/,
    ],
    [
      'run all at once that were asked about one after the other',
      ['iskuporakone 800 w, käykö evolla', 'entä rälläkkä 1500', 'entä molemmat yhtä aikaa ku meitä on kaks'],
      /tarve on 2300 W/,
    ],
    [
      'run both in English',
      ['can the EVO run a 1000 W microwave', 'what about a 900 W toaster', 'and both at once?'],
      /^No\. .*2525 W/,
    ],
    [
      'run all three',
      ['käykö evolla porakone 700 w', 'entä imuri 1000 w', 'entä valo 50 w', 'kaikki yhtä aikaa?'],
      /porakoneet 700 W \+ imurit 1000 W \+ LED-valaisimet 50 W/,
    ],
    [
      'are so many as is told afterwards',
      [
        'Laskeppas: pöytäkone 200 ja näyttö 40',
        'ei vaan kaks näyttöö',
        'ja netti purkki 15 w',
        'montako tuntia prolla',
      ],
      /noin 7 h.*\n.*pöytätietokone 200 W \+ 2 × näyttö 40 W \+ reititin 15 W/,
    ],
    [
      'keep what was told of the others',
      [
        'Stugan: kylskåp 80 W, tre lampor på 10 W och en router',
        'förlåt, routern drar 12 W. lamporna är tända 5 timmar om kvällen',
        'klarar PRO ett dygn utan sol?',
      ],
      /kylskåp 80 W \(i snitt 40 W, 600 W vid start\) \+ 3 × LED-lampor 10 W \(5 h\/dygn\) \+ router 12 W/,
    ],
    [
      'rest as is told of one',
      [
        'we live in a van. fridge 45W, laptop 60W about 6h a day',
        'the fridge compressor is on maybe half the time',
        'EVO or PRO if we want two days without charging?',
      ],
      /fridge 45 W .*laptop 60 W \(6 h\/day\)\.\nConsumption: 1800 Wh/,
    ],
    [
      'that were told and not counted stand',
      [
        'mä en sahaa mitään. läppäri, reititin ja puhelin',
        'paitsi et aamulla pitäis saada föönattua, 1800 w. muuttuuko vastaus?',
      ],
      /Ark PRO kyllä, Ark EVO ei\.[\s\S]*tarve on 1895 W/,
    ],
    [
      'are meant again after another matter',
      ['mökillä jääkaappi 80 w ja telkkari 60 w', 'paljonko evo painaa?', 'kauanko se pyörittäis niitä'],
      /jääkaappi 80 W .*\+ televisio 60 W/,
    ],
    [
      'stand beside cups that are told',
      ['pieni kajari 30 w, maksupääte 10 w ja kahvinkeitin', 'kahvia menee 30 kuppia, päivä on 6 h', 'riittääks evo?'],
      /Ei\.[\s\S]*Kulutus: 1740 Wh/,
    ],
    [
      'make as many cups as there are people',
      ['kahvinkeitin ja stereot 200 w', 'vieraita on 60, jokaiselle kaks kuppia', 'riittääkö pro'],
      /kahvinkeitin 1200 W \(5 h\/vrk\) \+ äänentoisto 200 W/,
    ],
    [
      'are two where both are charged',
      ['ladataan sähköpyörää, akku 500 wh', 'niitä on itse asiassa kaks', 'montako kertaa molemmat täyteen prolla'],
      /kaikki 2 noin 1,7 kertaa/,
    ],
    [
      'run for so many days for as many hours as was told',
      ['mökin lämpöpumppu ottaa 800 w', 'käy vaan yöllä 8 h', 'kestääkö pro kolme yötä'],
      /800 W \(8 h\/vrk\)/,
    ],
    [
      'are left out in two words',
      ['riittääkö pro jääkaapille, pakastimelle ja telkkarille', 'telkkari pois', 'entä evo'],
      /Ark EVO[\s\S]*jääkaappi 80 W .*\+ pakastin 120 W[^+]*$/,
    ],
    [
      'stand for those that were wrong',
      ['jääkaappi 80 W', 'ei kun kylmälaukku 50 W', 'kauanko evo'],
      /Kuorma: kylmälaukku 50 W\./,
    ],
    [
      'are those of the station that is asked about',
      ['yöks pitäis pitää kaks 60 W peittoa', 'evo vai pro', 'peitot on vaan puolet ajasta päällä'],
      /2 × 60 W \(keskimäärin 30 W\)\. Yhdellä latauksella laitteet toimivat yhtä aikaa noin 18 h/,
    ],
    [
      'that have watts by their own names are several',
      ['kauanko evo pyörittää plotteria 20 w, vhf 10 w ja autopilottia 30 w'],
      /20 W .*10 W .*30 W/,
    ],
  ])('%s', (_, messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })
})

describe('how often a device runs', () => {
  it.each([
    ['montako kolmen minuutin paahtoa evo antaa, leivänpaahdin 900 W', /noin 24 kertaa, kun kerta kestää 3 min/],
    [
      'arina 1500 W: riittääkö evo, ja montako leipää saan jos yksi vie vartin?',
      /^Kyllä\..*noin 2,8 kertaa, kun kerta/,
    ],
    ['silppuri 1200 W puoli tuntia, jaksaako evo sen kerran vai kaksi', /Ark EVO: noin 1 kerta, kun kerta/],
    ['pesukone 2000 W, montako pyykkiä pro pesee', /noin 2 pesua/],
    ['valot 91 W palavat 6 tuntia, montako iltaa evo', /noin 2 iltaa/],
    ['näyttö 30 W on päällä viisi tuntia, tyhjeneekö pro siitä', /Ei\..*kuluu noin 8 %/],
  ])('%s', (text, told) => {
    expect(answerTo(text).reply).toMatch(told)
  })
})

describe('charging in a talk', () => {
  it.each<[string, string[], RegExp]>([
    [
      'is done with the watts that are told',
      ['kuin kauan menee ladata PRO seinästä', 'jos laitan 1000 wattia niin paljonko se hidastuu'],
      /^Ark PRO latautuu 1000 W:n teholla täyteen noin 2,5 h:ssa/,
    ],
    ['in English', ['how long does it take to charge the PRO from the wall', 'and at 1000 watts?'], /about 2\.5 h/],
    [
      'of another',
      ['kuinka kauan pro latautuu', 'entä jos säädän latauksen 500 wattiin', 'ja evo samalla teholla'],
      /EVO .*2,5 h/,
    ],
    [
      'is slower where something runs',
      ['how long to charge the PRO with two panels', 'what if a 60 W fridge is running all the time'],
      /about 7 h at best\..*fridge 60 W/,
    ],
    ['by itself', ['kauanko pro latautuu 1000 W teholla'], /2,5 h/],
    ['is no load of panels', ['kuusi paneelia EVOssa, lataako se 1100 watilla'], /^(?![\s\S]*Kuorma)/],
    ['of panels is as usual', ['paneeli lataa, onko 130 W hyvä lukema'], /130 W on tavallinen lukema/],
    ['is done in time or not', ['riittääkö kolme tuntia pron ja lisäakun lataamiseen'], /^Ei\. .*4 h:ssa/],
    ['is no load where hours are asked', ['kauanko evo latautuu', 'kauanko se jaksaa 100 W laitetta'], /Kuorma: 100 W/],
  ])('%s', (_, messages, told) => {
    expect(answerTo(...messages).reply.replace(/^[^\n]+:\n\n/, '')).toMatch(told)
  })
})

describe('all of an accessory', () => {
  it.each<[string[], RegExp]>([
    [['montako lisäakkua prohon menee', 'paljonko se koko satsi maksais, pro ja kaikki akut'], /21 850 €/],
    [['hur många extrabatterier kan man koppla till PRO', 'vad kostar PRO med alla batterier'], /21 850 €/],
    [['how many extra batteries can I add', 'and the price of the whole lot with a PRO?'], /€21,850/],
    [['kuinka monta lisäakkua PRO:hon saa kiinni', 'mitä kaikki akut ja pro painaa yhteensä'], /238 kg/],
    [['pro ja neljä lisäakkua', 'mitä koko satsi maksaa'], /10 750 €/],
  ])('%s', (messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })
})
