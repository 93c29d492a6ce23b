import { expect, it } from 'vitest'
import { tellBuildFailure } from './build-failure.ts'

it.each([
  ['ENOSPC: no space left on device, write', 'Palvelimen levy on täynnä.'],
  ["EACCES: permission denied, mkdir '/pages'", 'Palvelin ei voi tallentaa sivuja.'],
  [
    'Sivuja ei julkaistu: content/policies/x.mdx on rikki eikä siitä ole aiempaa julkaistua versiota. Rivi 7: tuntematon paikkamerkki [[x]].',
    'Ehtosivun tekstissä on virhe',
  ],
  ['content/data/about.json:3: tuntematon paikkamerkki [[x]]', 'Sivuston teksti viittaa tietoon, jota ei ole.'],
  ['Building the site …\n\u001B[31m[UNRESOLVED_IMPORT] Could not resolve', 'Julkaiseminen keskeytyi virheeseen.'],
])('staff read of %j in words, and below them what the program said', (said, told) => {
  const [words, detail] = tellBuildFailure(new Error(said)).split('\n')
  expect(words).toContain(told)
  expect(said).toContain(detail)
  expect(words).not.toMatch(/build|content\/|\[\[/)
})

it('an end without a word is told all the same', () => {
  expect(tellBuildFailure(new Error(''))).toMatch(/^Julkaiseminen keskeytyi virheeseen\. .*ylläpitäjälle\.$/)
})
