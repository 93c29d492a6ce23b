import { describe, expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { shopKnowledge } from './shop-knowledge.ts'
import { talkWith } from './talk.ts'

const { knowledge, products, learn } = await shopKnowledge()
const talk = talkWith(createAssistant(knowledge, learn()), products)

describe('a room that is told', () => {
  it.each([
    ['mahtuuko pro 45 cm leveään, 30 syvään ja 40 korkeaan luukkuun', /^Ei\. Ark PRO ei mahdu: leveys on 480 mm/],
    ['paljonko pro painaa ja mahtuuko se 45 cm leveään luukkuun', /28 kg[\s\S]*Ei\. [\s\S]*syvyys on vähintään 480 mm/],
    ['saako evon penkin alle jos siellä on 32 senttiä korkeutta', /^Kyllä\. .*korkeus on 300 mm ja tilaa on 320 mm/],
    ['kuinka korkea evo on, tila on 28 cm', /^Ark EVO ei mahdu: korkeus/],
    ['mahtuuko pro 30 cm leveään, 50 syvään ja 40 korkeaan kaappiin', /^Kyllä\. .*kun sen kääntää/],
    ['mahtuuko evo kaappiin joka on 40 cm leveä ja 45 syvä', /^Kyllä\. .*kun sen kääntää/],
    ['onks pro liian korkee jos hyllyn väli on 36 senttii', /^Ei\. Ark PRO mahtuu/],
    ['Mahtuuko taitettu paneeli 60 cm kaappiin?', /^Kyllä\. .*560 × 540 × 60 mm/],
    ['paljon se pro on korkee, saanko kaappiin missä on 36cm väliä', /^Kyllä\. Ark PRO mahtuu: korkeus/],
    ['mahtuisko kaksi evoa vierekkäin 80 cm leveeseen hyllyyn', /^Ei\. .*vierekkäin 1\./],
    ['hur stort är extrabatteriet, ryms det i ett 25 cm högt utrymme?', /^Ja\. Extrabatteri ryms: höjden/],
    ['penkinalus on 39 korkee ja 44 leveä, kumpi asema sinne menee', /^- Ark PRO ei mahdu.*\n- Ark EVO mahtuu/],
    ['mahtuuko pro 45 cm laatikkoon', /^Riippuu asennosta/],
    ['mahtuuko evo 60 cm leveään hyllyyn niin että sitä voi käyttää siinä', /^Ei\. .*tarve on 810 mm/],
    ['will the PRO fit in a 70 cm wide locker for use', /^No\. Ark PRO goes in, .*it needs 880 mm/],
    ['ryms EVO i ett 50 cm brett skåp när den är i bruk', /^Nej\. Ark EVO går in, .*behovet är 810 mm/],
    ['is the EVO too wide for a 40 cm shelf?', /^Yes\. Ark EVO does not fit: its width/],
    ['hur hög är PRO, vi har 34 cm under bänken', /^Ark PRO ryms inte: höjden/],
    [
      'There is a gap in my motorhome: 50 cm wide, 30 deep, 33 high. Which of your stations would go in?',
      /^- No\. Ark PRO does not fit.*\n- Yes\. Ark EVO fits/,
    ],
  ])('is held against the sides of what is to go there: %s', (message, told) => {
    expect(
      talk(message)
        .reply.replaceAll('\u00A0', ' ')
        .replace(/^En ole aivan varma[^\n]+\n\n/, ''),
    ).toMatch(told)
  })

  it('is none where a figure of a product is asked for itself', () => {
    expect(talk('onko pron korkeus alle 40 cm').reply).toMatch(/^Ark PRO on kooltaan/)
  })
})
