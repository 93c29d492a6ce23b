import { describe, expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { talkWith } from './talk.ts'

const { knowledge, products, learn } = await shopKnowledge()
const answerTo = talkWith(createAssistant(knowledge, learn()), products)

describe('a message that goes on', () => {
  it.each<[string, string[], RegExp]>([
    ['has one more of the same', ['paljonko lisäakku maksaa', 'entä jos otan vielä yhden'], /3 700 €.*2 × Lisäakku/],
    ['adds goods to those of before', ['mitä evo maksaa', 'ja kaksi lisäakkua'], /6 650 €/],
    [
      'adds other accessories',
      ['mitä kaks paneelia maksaa', 'ja yks lisäakku'],
      /2 648 €.*2 × Aurinkopaneeli.*1 × Lisäakku/,
    ],
    [
      'asks both again of another station',
      ['paljonko PRO maksaa ja mitä se painaa', 'entä evo'],
      /2 950 €[\s\S]*17,5 kg/,
    ],
    [
      'asks what the delivery costs that was spoken of',
      ['Voiko paneelin tilata noutopisteeseen Ouluun 90100?', 'mitä maksaa'],
      /^Lasken toimituksen hinnan/,
    ],
    [
      'asks how many days with a battery that is bought besides',
      [
        'Meillä on EVO mökillä.',
        'jääkaappi ottaa keskimäärin 40 w. meneekö vuorokausi',
        'entä jos ostan siihen yhden lisäakun, montako vuorokautta',
      ],
      /^Ark EVO \+ 1 lisäakku: noin 3,2 vrk/,
    ],
    [
      'asks what the goods come to, brought to where was told',
      ['I live in 33100 Tampere', 'I would take an EVO and one extra battery', 'what does it all come to, delivered'],
      /€4,800 in total.*Let me work out the cost of delivery/,
    ],
    [
      'asks whether a panel brings back what was counted',
      ['paljonko jääkaappi vie päivässä', '50 wattinen', 'saako kaksi paneelia sen takas päivässä'],
      /2 aurinkopaneelia tuottaa/,
    ],
    [
      'asks when goods come that are fetched',
      ['haen turusta itse pron', 'milloin se on valmis ja voiko maksaa noutaessa'],
      /noudettavissa yleensä 1–3 arkipäivän/,
    ],
    [
      'takes a heater off the fuse that charges',
      [
        'Kauanko PRO:n lataaminen kestää verkosta?',
        'Vain 16 ampeerin sulake, ja samassa ryhmässä on lämmityspatteri 1500 W.',
        'Otin patterin pois, mutta sulake onkin 6 ampeeria.',
      ],
      /enintään arvoon 1380 W/,
    ],
    [
      'has the batteries of which it tells the number',
      ['Kauanko EVO ja lisäakku pyörittää 300 W pumppua?', 'pumppu onkin 500 W, kauanko niillä kahdella'],
      /Ark EVO \+ 2 lisäakkua/,
    ],
    [
      'tells of a repair after the day of purchase',
      ['Ostin aseman 3.2.2026, milloin takuu loppuu?', 'Se korjattiin teillä kesällä. Siirtyykö päivä?'],
      /3\.2\.2029/,
    ],
    [
      'fills another station in a day',
      ['montako paneelia tarvitaan että PRO tulee täyteen kesäpäivässä', 'entäs evo'],
      /Ark EVO \(1200 Wh\) täyttyy tyhjästä päivässä, kun paneeleja on 2/,
    ],
    [
      'leaves out what is denied',
      ['kahvii 4 kuppia ja valot 20 W 5 h per ilta, evo', 'juuaan teetä nuotiolla eli ei kahvia', 'montako iltaa?'],
      /noin 10 iltaa/,
    ],
    [
      'leaves out a device by the end of its name',
      ['lehtipuhallin 2400 W ja pro', 'puhallin jäi pois, tuli ruohonleikkuri 1600'],
      /Kuorma: sähköruohonleikkuri 1600 W/,
    ],
    [
      'has one more, and one more again',
      ['evo plus 1 lisäakku', 'laita toinenki', 'ja kolomas', 'montako tuntia kylmälaukku 60 W'],
      /Ark EVO \+ 3 lisäakkua: noin 121 h/,
    ],
    [
      'has another station in the place of one',
      ['tuuletin 100 W evolla', 'ei otetakkaa evoo vaan pro. kauanko?'],
      /^(?:En ole[^\n]+\n\n)?Ark PRO: noin 20 h/,
    ],
    [
      'runs on with a battery more',
      ['kauanko PRO pyörittää 60 W kylmälaukkua', 'lisäakku yks lissää. kauanko nyt?'],
      /Ark PRO \+ 1 lisäakku: noin 69 h/,
    ],
    [
      'adds up what was told bit by bit',
      ['ostaisin pron ja 1 lisäakun', 'ja yks paneeli siihen vielä', 'mitä se kaikki yhteensä?'],
      /5 599 €/,
    ],
    [
      'asks what the code of before means',
      ['evo näyttää E08', 'otin pumpun veks. mitä se koodi meinas?'],
      /^E08 – Syy/,
    ],
    [
      'counts what it had one of, beside another',
      ['Kuinka kauan 40 W näyttö toimii Ark EVO:lla?', 'Ja jos niitä on kaksi sekä 60 W:n läppäri?'],
      /Kuorma: 2 × 40 W \+ kannettava tietokone 60 W/,
    ],
    [
      'runs on with what may be put beside it',
      ['plotteri ja kaiku yhteensä 47 W, paljonko evo', 'entä jos siihen lyödään yks lisäakku viereen'],
      /Ark EVO \+ 1 lisäakku: noin 67 h/,
    ],
    [
      'charges another battery',
      ['lataan sähkölaudan akun (450 Wh) evolla, montako kertaa', 'entä jos akku on 900 wattituntia'],
      /Ark EVO: noin 0,9 latausta/,
    ],
    [
      'charges with what the display told',
      ['näytössä INPUT 800 ja OUTPUT 300 evossa, kuinka paljon menee akkuun', 'kauanko sillä vauhdilla täyteen'],
      /500 W:n teholla täyteen/,
    ],
    [
      'sends back what was to be delivered',
      [
        'Levererar ni till Nagu, 21660?',
        'Vad kostar frakten för en EVO?',
        'Och om jag ångrar mig, vad kostar det att skicka tillbaka den?',
      ],
      /vad returen kostar/,
    ],
    [
      'resets what still shows its code',
      ['evossa palaa E08', 'otin kaiken irti mutta sama koodi pysyy'],
      /virtapainiketta pohjassa 12 sekuntia/,
    ],
    [
      'goes to a person when the reset has not helped',
      ['evossa palaa E08', 'otin kaiken irti mutta koodi pysyy', 'nollasin, ei auta'],
      /^Harmi/,
    ],
    [
      'asks how much is needed of the devices of before',
      ['kylmälaukku 50 W ja valot 20 W 4 h illassa, kolme päivää, riittääkö evo', 'laske paljonko tarvitaan'],
      /Kulutus: .* \/ 3 vrk/,
    ],
    [
      'adds up so many of the goods of before',
      ['onko noita lisäakkuja hyllyssä', 'tartten kuus. hinta yhteensä?'],
      /11 100 €.*6 × Lisäakku/,
    ],
    [
      'is read in its own language, whatever the words of the display are',
      ['miks tää evo latautuu niin hitaasti seinästä', 'INPUT näyttää 900 ja OUTPUT 500'],
      /Akkuun menee 900 W − 500 W = 400 W/,
    ],
    [
      'leaves goods out of what was added up',
      ['heitäs hinta: pro ja kaks lisäakkua', 'jätetään toinen lisäakku pois, paljoko sitte'],
      /5 200 €.*1 × Lisäakku/,
    ],
    [
      'runs a further device with those before',
      ['kestääks pakastin evon perässä yön yli', 'entä jos jääkaappi viel samaan'],
      /pakastin.* \+ jääkaappi/,
    ],
    [
      'counts as many as were spoken of',
      ['montako 500 watin työmaavaloa saa Pron pistorasioihin kerralla', 'ja kui kauan ne neljä palaa'],
      /4 × LED-valonheittimet 500 W/,
    ],
    [
      'tells times of tools that are used one at a time',
      [
        'työkaluina 14" katkasusaha ja poravasara',
        'sahaa tulee päivässä 20 minuuttia ja poravasaraa vartti',
        'riittääks yks lataus siihen?',
      ],
      /Ark PRO kyllä, Ark EVO ei\.[\s\S]*vuorotellen/,
    ],
    [
      'tells what else an advice says that has not helped',
      ['en mää pääs tilille ku salasana o unohtunu', 'tein jo nii mut mittää postii ei o tullu'],
      /Harmi, ettei siitä ollut apua\.[\s\S]*roskapostikansiosta/,
    ],
    [
      'holds for the firm that asked',
      [
        'Firmamme osti teiltä kaksi Prota. Onko palautusoikeutta?',
        'No mikä se 14 päivän juttu sitten on, koskeeko se meitäkin?',
      ],
      /30 päivän palautusoikeus koskee myös yrityksiä/,
    ],
    [
      'asks why not, of what was denied',
      ['tuleeko Pro postin noutopisteelle vai mihin', 'miks ei, paneelinhan niin saa?'],
      /litiumakku on kuljetuksessa vaarallista ainetta/,
    ],
    [
      'counts years by cycles',
      ['montako vuotta se akku kestää jos ajan sen joka päivä tyhjäks', 'no jos käytän päivässä vaa puolet?'],
      /noin 22 vuotta/,
    ],
    [
      'takes another way than the plane',
      ['Pääseekö asema lentokoneeseen mukaan?', 'Entäpä jos vaihdan yöjunaan?'],
      /junaan sen voi ottaa/,
    ],
  ])('%s', (_, messages, told) => {
    expect(answerTo(...messages).reply).toMatch(told)
  })

  it.each([
    ['asema on turvonnut', 'saanko silti ottaa sen illaksi mukaan'],
    ['the case is very hot though nothing is plugged in', 'is it ok to take it on the boat tomorrow?'],
    ['akku on haljennut', 'voiko sen palauttaa'],
  ])('after a danger is told of it again: %s – %s', (...messages) => {
    expect(answerTo(...messages).isSafety).toBe(true)
  })

  it('of a danger leaves the warranty its answer', () => {
    expect(answerTo('asema putosi ja halkesi', 'korvaako takuu sen').reply).toMatch(/Takuu ei kata putoamisen/)
  })
})

describe('whoever only tells something', () => {
  it.each(['moi, mulla on evo', 'Sain aseman 30.10.2026.'])('is asked what it is about: %s', (message) => {
    const { reply, answered } = answerTo(message)
    expect(reply).toMatch(/^Selvä\. Miten voin auttaa\?/)
    expect(answered).not.toBe(false)
  })
})

describe('what is asked the other way round', () => {
  it.each<[string, RegExp]>([
    ['onko -15 liian kylmä ladata prota', /^Kyllä\. Ark PRO toimii −10/],
    ['onko -5 liian kylmä ladata prota', /^Ei\. Ark PRO toimii −10/],
    ['onko 2000 W liikaa evolle', /^Kyllä\..*Ark EVO: teho ei riitä/s],
    ['onko 1500 wattinen liikaa evolle', /^Ei\. Ark EVO: noin/],
    ['80 W jääkaappi ja 50 W valot, riittääkö pro viikonlopuksi vai loppuuko kesken', /^Ei\./],
  ])('%s', (message, told) => {
    expect(answerTo(message).reply).toMatch(told)
  })
})

describe('sets of products', () => {
  it('are told one after the other where they are held against each other', () => {
    expect(answerTo('maksaako evo ja lisäakku enemmän kuin pro').reply).toMatch(/4 800 €[\s\S]*Ark PRO maksaa 3 350 €/)
    expect(answerTo('painaako evo ja kaksi lisäakkua enemmän kuin pro').reply).toMatch(/59,5 kg[\s\S]*28 kg/)
  })

  it('are as many as fit, and as many as are wanted', () => {
    expect(answerTo('paljonko evo ja täydet lisäakut maksavat yhteensä').reply).toMatch(/10 × Lisäakku/)
    expect(answerTo('onko lisäakkuja varastossa, tarvitsisin neljä', 'mitä ne maksaa').reply).toMatch(/7 400 €/)
  })

  it('fit a height in a stack, or do not', () => {
    expect(answerTo('mahtuuko pino PRO + 1 lisäakku koloon jonka korkeus on 60 cm').reply).toMatch(
      /Kyllä\. Pinon korkeus on 585 mm/,
    )
    expect(answerTo('mahtuuko pino PRO + 2 lisäakkua koloon jonka korkeus on 60 cm').reply).toMatch(
      /Ei\. Pinon korkeus/,
    )
  })
})

it('days beside a panel are told as those without it', () => {
  expect(answerTo('jääkaappi 60 W, kolme vuorokautta, riittääkö evo yhden paneelin kanssa').reply).toMatch(
    /^Kyllä\.[\s\S]*Ark EVO ilman paneelia: noin/,
  )
})

it('the last day of a return is told with its weekday, also to who fears to be late', () => {
  expect(
    answerTo('Sain aseman 30.10.2026.', 'olenko myöhässä jos ilmoitan palautuksesta vasta maanantaina').reply,
  ).toMatch(/30\.11\.2026 \(maanantai\)/)
})
