import { expect, it } from 'vitest'
import { factsOf } from './facts.ts'
import { seededCatalogue, seededSettings } from './seed-for-test.ts'
import { unknownFactText } from './unknown-fact-text.ts'

const facts = factsOf({ settings: seededSettings(), products: seededCatalogue() })

it.each([
  ['nothing of a text without names', 'Takuu on 24 kuukautta.'],
  ['nothing of names that are known', '[[Company.brand]] antaa [[terms.warrantyMonths]] kuukautta.'],
])('says %s', (_, text) => expect(unknownFactText(text, facts)).toBeUndefined())

it.each([
  ['a slip', 'Soita [[company.phnoe]].', 'Tietoa [[company.phnoe]] ei ole. Tarkoititko: [[company.phone]]?'],
  [
    'another case',
    '[[terms.warrantymonths]]',
    '[[terms.warrantymonths]] ei ole. Tarkoititko: [[terms.warrantyMonths]]',
  ],
  ['a slip in the kind', '[[tuote.1.name]] [[termi.returnDays]]', 'Tietoa [[tuote.1.name]] ei ole.'],
  ['a name of a product', '[[product.1.kapacity]]', 'Tarkoititko: [[product.1.capacity]]'],
])('offers the nearest names for %s', (_, text, said) => expect(unknownFactText(text, facts)).toContain(said))

it('offers names of the same kind where none is near, and any where the kind is unknown', () => {
  expect(unknownFactText('[[company.fax]]', facts)).toMatch(/Tunnettuja ovat esimerkiksi .*\[\[company\.phone\]\]/)
  expect(unknownFactText('[[company.fax]]', facts)).not.toContain('[[terms.')
  expect(unknownFactText('[[kuu]]', facts)).toContain('[[company.brand]]')
})
