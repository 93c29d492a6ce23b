import { describe, expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { talkWith } from './talk.ts'

const { knowledge, products, learn } = await shopKnowledge()
const talk = talkWith(createAssistant(knowledge, learn()), products)

/** What is answered to the last message of a talk, without the words for 'not quite sure'. */
const answerTo = (...messages: string[]) => talk(...messages).reply.replace(/^[^\n]+:\n\n/, '')

describe('panels against what devices use in a day', () => {
  it.each([
    [['riittääkö paneeli jääkaapille'], /^Ei\. .*700 Wh.*1067 Wh.*2 aurinkopaneelia kattaa/],
    [['pysyykö evo täynnä yhdellä paneelilla jos käytössä on kylmälaukku'], /^Kyllä\. .*533 Wh/],
    [['loppuuko akku jos evossa on paneeli kiinni ja kylmäboksi hurisee'], /^Ei\. .*533 Wh/],
    [['jaksaako kaks paneelia pyörittää jääkaappia mökillä'], /^Kyllä\. .*1400 Wh/],
    [['Will one panel keep up with a 60 W fridge in summer?'], /^No\. .*700 Wh.*800 Wh/],
    [['håller två paneler jämna steg med en frys på 100 W?'], /^Ja\. .*1333 Wh/],
    [['tuottaako kaksi paneelia tarpeeksi, kun kulutus on 1000 Wh päivässä'], /^Kyllä\. .*1111 Wh/],
    [
      [
        'Asutaan kesäviikonloput pakettiautossa',
        'siel on 12v jääkaappi 60w ja läppäriä käytän pari tuntii päiväs',
        'jos otetaan evo ja yks paneeli nii pysyykö akku pinnalla?',
      ],
      /^Ei\. .*933 Wh vuorokaudessa\. Ark EVO riittää täydestä näin noin 5,1 vrk/,
    ],
  ])('are held against it: %j', (messages, told) => {
    expect(answerTo(...messages)).toMatch(told)
  })
})

describe('charging with panels', () => {
  it.each([
    [['kauanko kaksi paneelia lataa pron täyteen'], /noin 6 h:ssa\. .*noin 7–9,5 h.*1,7 kesäpäivää/],
    [['hur länge laddar två paneler EVO i vanlig sol?'], /ungefär 3 h som bäst\. .*ungefär 4–5 h/],
    [['kauanko 2 paneelia lataa pron', 'entä jos aurinko paistaa ihan normaalisti'], /noin 7–9,5 h/],
    [['täyttyykö evo päivän aikana kahdella paneelilla'], /^Kyllä\. .*1400 Wh/],
    [['fyller fyra paneler PRO på en dag?'], /^Ja\. .*2800 Wh/],
    [
      ['Paljonko kolme paneelia tuottaisi kesäpäivässä, ja riittääkö se täyttämään Ark PRO:n?'],
      /^Melkein\. .*2100 Wh.*91 %/,
    ],
  ])('tells what ordinary sun takes, and what a day does: %j', (messages, told) => {
    expect(answerTo(...messages)).toMatch(told)
  })
})

describe('which station', () => {
  it.each([
    ['katkaisusahalle 14 tuumaa, kumpi malli käynnistää sen?', /^Ark PRO kyllä, Ark EVO ei\./],
    ['mikä malli jaksaa pyörittää 2000 W sirkkeliä', /^Ark PRO (?:kyllä, Ark EVO ei\.|riittää)/],
    ['kumpi jaksaa pyörittää poravasaraa', /^Kumpikin\./],
    ['kumpi näistä lähtee pyörittämään halkomakonetta', /^Ei kumpikaan\./],
    ['which of the two will start my 1.5 kW compressor?', /^Ark PRO yes, Ark EVO no\./],
    ['vilken av dem startar en vattenpump på 1100 W', /^Båda\./],
  ])('is named: %s', (message, told) => {
    expect(answerTo(message)).toMatch(told)
  })
})
