import { expect, it } from 'vitest'
import { loadKnowledge } from '../knowledge.ts'
import type { Language } from '../passages.ts'
import { createDangerFinder } from './find-dangers.ts'
import { createHarmlessRemover } from './harmless.ts'

const { safety } = await loadKnowledge()
const words = new Set(['autosta', 'happens'])
const find = createDangerFinder(safety, (word) => words.has(word))
const dangersOf = (question: string) => find(question).topics.map(({ id }) => id)

it('takes no ordinary word for a slip of a dangerous one', () => {
  expect(dangersOf('kannan sen autosta laiturille')).toEqual([])
  expect(dangersOf('what happens when I leave')).toEqual([])
  expect(dangersOf('uniapnealiate 40 w')).toContain('medical')
})

it('reads the words of a danger in one language', () => {
  expect(dangersOf('kaatui vene rannassa matalaan veteen')).not.toContain('house-wiring')
  expect(dangersOf('kan jag mata huset med den')).toContain('house-wiring')
})

it.each([
  ['tuleeko siitä häkää tai käryä', 'fire', false],
  ['johdosta tulee käryä', 'fire', true],
  ['rälläköin rautaa ja kipinät lentää', 'fire', false],
  ['asema kipinöi kun kytken hitsauskoneen', 'fire', true],
  ['onko siinä suojaus oikosulun varalta', 'short-circuit', false],
  ['tuli oikosulku', 'short-circuit', true],
  ['suojaus ei toiminut ja tuli oikosulku', 'short-circuit', true],
  ['asemasta tulee mustaa käryä, onko se häkää', 'fire', true],
  ['voinko jättää sen lataamaan yöksi valvomatta kylmään autotalliin', 'left-hot', true],
  ['stationen har stått i kallt skjul i minus fem över natten, kan jag ladda direkt', 'left-hot', false],
  ['fattade brand', 'fire', true],
  ['mökin sulake posahtaa aina kun lataa', 'fire', false],
  ['akku posahti ja sihisee', 'fire', true],
  ['kan jag stoppa in kabeln i vägguttaget så att hela villan får ström', 'house-wiring', true],
  ['kytkin kuus levyä peräkkäin samaan piuhaan', 'wrong-supply', true],
  ['onks vehkees semmonen reikä mihin piuha menee', 'damage', false],
  ['I brought it in from the rain and it is wet inside', 'water', true],
  ['kannet eivät olleet kiinni ja satoi', 'water', true],
  ['unohdin laittaa luukut kiinni ja yöllä satoi', 'water', true],
  ['the covers were not closed in the rain', 'water', true],
  ['locken var inte stängda när det regnade', 'water', true],
  ['ei kai sade haittaa, jos kannet ovat kiinni', 'water', false],
  ['asema ei ole päällä, kannet kiinni, saako jättää sateeseen', 'water', false],
  ['johtoja ei ollut kiinni ja luukut oli kiinni, satoi yön', 'water', false],
  ['tiputin sen telineeltä ja kulmassa on kolo', 'damage', true],
  ['a whitish mist and a sweet smell coming from the battery', 'fire', true],
  ['järvellä on sumua ja asema on veneessä', 'fire', false],
  ['tuleeko prosta kärynhajua', 'smell', true],
  ['vohvelirauta on kuumana, jaksaako evo', 'overheating', false],
  ['asema on kuuma', 'overheating', true],
  ['mitä uusien kennojen vaihto maksaa', 'opening', false],
  ['vaihdan kennot itse', 'opening', true],
  ['harmaana laastipölystä, saako painepesurilla pestä', 'washing', true],
  ['jaksaako prolla painepesuria, pesen autoa', 'washing', false],
  ['voiko laskun saada tavallisella postilla', 'post', false],
  ['voiko aseman lähettää postissa', 'post', true],
  ['my 4 yo wants to use the panel as a slide', 'children', true],
  ['kettle and a microwave together on the pro', 'damage', false],
  ['hitsaan kaidetta ja roiskeita lentää evon päälle', 'sparks', true],
  ['kuinka kaukana hitsaan ettei roiskeita lennä aseman päälle', 'sparks', false],
  ['jaksaako pro hitsata 120 ampeerilla', 'sparks', false],
  ['weld spatter on the station, is that ok', 'sparks', true],
  ['svetsloppor landade på locket', 'sparks', true],
  ['rälläkän kipinät lentää asemaan', 'air', false],
  ['the station sat in the boat cabin at -20, i am heading out with a generator and will charge it', 'exhaust', false],
  ['the station sat in the boat cabin at -20, i am heading out with a generator and will charge it', 'frost', true],
  ['-20 and the generator is running inside the cabin', 'exhaust', true],
  ['akku on umpijäinen, laitanko laturin kiinni', 'frost', true],
  ['the screen of the pro has frozen while charging', 'frost', false],
  ['saako sen pakettiautomaattiin', 'post', false],
  ['tuleeko se postiin', 'post', false],
  ['myin lisäakun, saako sen viedä postiin', 'post', true],
  ['kestääkö sadetta ilman johtoja ja kannet kiinni', 'water', false],
  ['cable reel pulled right out, 25 m', 'reel', false],
  ['stationen har frusit, ställer den på bastuugnen så den tinar', 'frost', true],
  ['can I pour hot water on the frozen covers', 'frost', true],
  ['I cut the MC4 plugs off the panel and wire it to my leisure battery', 'cable', true],
  ['jag har skurit av kontakterna och kopplar den till bilens batteri', 'cable', true],
  ['voitteks pistää sen lisäakun smartpostin automaattiin', 'post', false],
  ['otatteko akun takaisin, jos lähetän sen postilla', 'post', true],
  ['onko siinä vikavirtasuoja', 'grounding', false],
  ['vikavirta laukeaa, ohitanko sen', 'grounding', true],
  ['sump pump in a flooded basement, how many hours', 'water', false],
])('%s: %s %s', (question, danger, isTold) => {
  expect(dangersOf(question).includes(danger)).toBe(isTold)
})

it('believes what its content always believes where it is spelled out', () => {
  const certain = (question: string) => [...find(question).certain]
  expect(certain('kannet eivät olleet kiinni ja satoi')).toEqual(['water'])
  expect(certain('lataanko sateessa')).toEqual([])
})

it('tells what other words speak against', () => {
  const against = (question: string) => find(question).against.map(({ id }) => id)
  expect(against('the unit sat in the freezing van all night')).toEqual(['left-hot'])
  expect(against('it sat in the sun all day')).toEqual([])
  expect(against('saako kaksi paneelia laittaa sarjaan')).toEqual(['wrong-supply'])
  expect(against('saako kolme paneelia laittaa sarjaan')).toEqual([])
  expect(against('kauanko jaksaa hitsata')).toEqual(['sparks'])
  expect(against('kauanko kestää kun hitsaan ja roiskeita lentää evon päälle')).toEqual([])
})

it('takes out what only looks like danger, and leaves the rest as it is', () => {
  const withoutHarmless = createHarmlessRemover(safety, () => undefined)
  expect(withoutHarmless('E04, mikäs siihen Lääkkeeks?')).toBe('E04, mikäs siihen ?')
  expect(withoutHarmless('Asema savuaa!')).toBe('Asema savuaa!')
})

it('takes no word of one language out of another: Swedish fire is no English brand', () => {
  const of = (language: Language) => createHarmlessRemover(safety, () => language)
  expect(of('sv')('Det är brand i stationen')).toBe('Det är brand i stationen')
  expect(of('en')('Is this a good brand?')).toBe('Is this a good ?')
})
