import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createSources } from './sources.ts'

const { knowledge } = await shopKnowledge()
const sources = createSources(knowledge)
const titles = (address: string) =>
  (['fi', 'sv', 'en'] as const).map((language) => sources.of([address], language)[0]?.title.replaceAll('\u00A0', ' '))

it.each([
  ['/general-faqs#mita-ip67-tarkoittaa', ['Mitä IP67 tarkoittaa?', 'Vad betyder IP67?', 'What does IP67 mean?']],
  ['/tuote/4', ['Aurinkopaneeli 200 W', 'Solpanel 200 W', 'Solar Panel 200 W']],
  ['/laskuri', ['Käyttöaikalaskuri', 'Drifttidskalkylator', 'Runtime calculator']],
])('what the site has in the language, %s, is named in it', (address, names) => expect(titles(address)).toEqual(names))

it('of what is in Finnish only it is told', () => {
  expect(titles('/contact').slice(1)).toEqual(['Kontakt (på finska)', 'Contact (in Finnish)'])
})
