import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Facts, factsOf, inQuotes, resolveFacts, resolveFactsIn, resolveJson, resolveMarkdown } from './facts.ts'
import type { Language } from './office-hours-text.ts'
import { seededCatalogue } from './seed-for-test.ts'
import { settings as settingsSchema } from './settings.ts'

const settings = settingsSchema.parse(
  JSON.parse(readFileSync(new URL('../../../content/data/settings.json', import.meta.url), 'utf8')),
)
const products = seededCatalogue()
const factsIn = (language: Language) => factsOf({ settings, products }, language)
const fi = factsIn('fi')

it('a company that belongs to no group is told of without one, in each language', () => {
  const alone = { ...settings, company: { ...settings.company, parentGroup: '' } }
  const told = (of: typeof settings, language: Language) =>
    resolveFacts(
      '[[company.founding]]|[[company.owner]]|[[company.founder]]',
      factsOf({ settings: of, products }, language),
    )
  expect(told(settings, 'fi')).toBe(
    'Emokonsernimme Arkpax Group perusti Arkpaxin vuonna 1998.|Arkpax Oy kuuluu Arkpax Group -konserniin. Tarkemmin omistuksesta ei sivustolla kerrota.|Yhtiön perusti Arkpax Group, joka on yhä sen emoyhtiö.',
  )
  expect(told(alone, 'fi')).toBe('Arkpax on perustettu vuonna 1998.|Arkpax Oy ei kerro omistuksestaan sivustolla.|')
  expect(told(alone, 'sv')).toBe('Arkpax grundades år 1998.|Arkpax Oy berättar inte om sina ägare på webbplatsen.|')
  expect(told(alone, 'en')).toBe('Arkpax was founded in 1998.|The site does not say who owns Arkpax Oy.|')
})

describe('a text that names facts', () => {
  it.each([
    ['Soita [[company.phone]].', 'Soita +358 10 320 9140.'],
    ['[[company.legalName]], [[company.address]]', 'Arkpax Oy, Voimalankuja 3, 20100 Turku'],
    ['Puhelin vastaa [[hours.onWeekdays]].', 'Puhelin vastaa arkisin klo\u00A09–17.'],
    ['Palvelemme [[hours.from]].', 'Palvelemme maanantaista perjantaihin klo\u00A09–17.'],
    ['[[Hours.week]]', 'Maanantai–perjantai klo\u00A09–17'],
    ['alv [[terms.vatPercent]], nouto [[terms.returnPickupStation]]', 'alv 25,5\u00A0%, nouto 49\u00A0€'],
    ['[[terms.returnPickupStationFar]] tai [[terms.returnPickupPanelFar]]', '109\u00A0€ tai 75\u00A0€'],
    ['[[Terms.warrantyOfTime]] takuu, [[terms.warrantyTime]]', 'Kahden vuoden takuu, kaksi vuotta'],
    ['[[terms.warrantyYears]] v eli [[terms.warrantyMonths]] kk', '2 v eli 24 kk'],
    [
      'Toimitustapamme ovat [[delivery.methods]].',
      'Toimitustapamme ovat rahtikuljetus ovelle (alkaen 49\u00A0€), paketti kotiovelle (alkaen 14,90\u00A0€), paketti noutopisteeseen (alkaen 8,90\u00A0€) ja nouto Turusta (maksuton).',
    ],
    ['[[terms.replyDays]] arkipäivässä', '1–2 arkipäivässä'],
    ['[[product.1.part.75]], [[product.2.part.75]]', '1700\u00A0Wh, 900\u00A0Wh'],
    ['[[Product.1.ac-out.inWords]] ja [[product.2.ac-out.inWords]]', 'Neljä pistorasiaa ja kaksi pistorasiaa'],
    ['[[product.1.usb.inWords]], [[product.1.maxPanels.inWords]]', 'kuusi USB-porttia, kuusi paneelia'],
    ['[[terms.replyHours]] tunnin kuluessa arkipäivisin', '24 tunnin kuluessa arkipäivisin'],
    ['[[product.1.capacity]], [[product.2.weight]]', '2300\u00A0Wh, 17,5\u00A0kg'],
    ['[[product.1.maxCapacity]]:iin', '25,3\u00A0kWh:iin'],
    ['([[product.1.maxPower.figure]] / [[product.1.peak]])', '(2400 / 4800\u00A0W)'],
    ['[[product.1.anderson-out.volts]], [[product.1.ac-out.count]]', '12\u00A0V, 4'],
    ['[[product.1.runtime.200]], [[product.1.runtime.60]]', '11,5\u00A0h, 38\u00A0h'],
    ['[[product.1.lasts.50]], [[product.2.lasts.60]], [[product.1.times.50]]', '41\u00A0h, 18\u00A0h, 41'],
    [
      '[[product.1.per.50]], [[product.1.about.400]], [[product.1.fills.700]], [[product.2.share.575]]',
      '46, 6, 4, 48\u00A0%',
    ],
    [
      '[[product.1.with.4.kWh]], [[product.1.with.4.per.152]], [[product.2.with.1.energy]]',
      '11,5\u00A0kWh, 75, 3500\u00A0Wh',
    ],
    ['[[product.4.foldedSize.cm]]:n paketti', '56\u00A0×\u00A054\u00A0×\u00A06\u00A0cm:n paketti'],
    ['[[product.1.size]], [[product.1.temperature]]', '480\u00A0×\u00A0270\u00A0×\u00A0355\u00A0mm, −10…+60\u00A0°C'],
  ])('%s', (text, expected) => expect(resolveFacts(text, fi)).toBe(expected))

  it.each([
    ['sv', '[[product.2.weight]], [[terms.vatPercent]]', '17,5\u00A0kg, 25,5\u00A0%'],
    ['sv', '[[product.1.price]], [[delivery.collectionDays]] vardagar', '3\u00A0350\u00A0€, 1–3 vardagar'],
    ['en', '[[product.1.price]]', '€3,350'],
    ['sv', '[[company.address]]', 'Voimalankuja 3, 20100 Åbo, Finland'],
    ['sv', '[[hours.short]]', 'må–fre kl.\u00A09–17'],
    ['en', '[[product.2.weight]], [[terms.vatPercent]]', '17.5\u00A0kg, 25.5%'],
    ['en', '[[product.1.temperature]], [[product.1.remaining]]', '−10 to +60\u00A0°C, 80%'],
    ['en', '[[hours.week]]', 'Monday–Friday 9:00–17:00'],
    ['en', '[[product.3.name]]', 'Extra Battery 2300 Wh'],
  ] as const)('in %s: %s', (language, text, expected) => expect(resolveFacts(text, factsIn(language))).toBe(expected))
})

describe('an unknown placeholder', () => {
  it.each([
    [
      'of the company',
      'Yksi\nkaksi [[company.phon]]',
      'content/policies/x.mdx:2: tuntematon paikkamerkki [[company.phon]]',
    ],
    [
      'of no product',
      '[[product.77.capacity]]',
      'content/policies/x.mdx:1: tuntematon paikkamerkki [[product.77.capacity]]',
    ],
    [
      'of a figure that a product has not',
      '[[product.4.capacity]]',
      'content/policies/x.mdx:1: tuntematon paikkamerkki [[product.4.capacity]]',
    ],
    [
      'that names a thing of every object',
      '[[constructor]]',
      'content/policies/x.mdx:1: tuntematon paikkamerkki [[constructor]]',
    ],
    ['that is empty', '[[]]', 'content/policies/x.mdx:1: tuntematon paikkamerkki [[]]'],
    [
      'that divides by nothing',
      '[[product.1.per.0]]',
      'content/policies/x.mdx:1: tuntematon paikkamerkki [[product.1.per.0]]',
    ],
  ])('%s is told with its file and line', (_, text, message) => {
    expect(() => resolveFacts(text, fi, { file: 'content/policies/x.mdx' })).toThrow(message)
  })

  it('is told with its line of the file, in a head as in a body', () => {
    const at = (text: string) => () => resolveMarkdown(text, fi, 'x.mdx')
    expect(at('---\ntitle: "[[nothing]]"\n---\nTeksti')).toThrow('x.mdx:2: tuntematon paikkamerkki [[nothing]]')
    expect(at('---\ntitle: "Otsikko"\n---\n\nTeksti [[nothing]]')).toThrow('x.mdx:5: tuntematon')
  })
})

describe('values with marks of the text that they are put into', () => {
  const company = { ...settings.company, legalName: 'Aalto "& Co" {Oy} <b> | $1 \\' }
  const odd: Facts = factsOf({ settings: { ...settings, company }, products })

  it('are read as they are in JSON, in heads, in Markdown and in program text', () => {
    expect(JSON.parse(resolveJson('{"a":"[[company.legalName]]"}', odd))).toEqual({ a: company.legalName })
    expect(resolveFactsIn({ a: ['[[company.legalName]]', 1, null] }, odd)).toEqual({ a: [company.legalName, 1, null] })
    const markdown = resolveMarkdown('---\ntitle: "[[company.legalName]]"\n---\n[[company.legalName]]', odd)
    expect(markdown).toBe(
      `---\ntitle: ${JSON.stringify(company.legalName)}\n---\nAalto "& Co" \\{Oy\\} \\<b\\> \\| $1 \\\\`,
    )
    for (const quote of ["'", '"', '`']) {
      const program = `${quote}${resolveFacts('[[company.legalName]]', odd, { escape: inQuotes })}${quote}`
      expect(new Function(`return ${program}`)()).toBe(company.legalName)
    }
  })

  it('links stand', () => {
    expect(resolveMarkdown('[[[company.email]]](mailto:[[company.email]])', fi)).toBe(
      '[asiakaspalvelu@arkpax.fi](mailto:asiakaspalvelu@arkpax.fi)',
    )
    expect(resolveMarkdown('[[[company.phone]]]([[company.phoneLink]])', fi)).toContain('](tel:+358103209140)')
  })
})

it('texts without placeholders stay as they are, whatever they hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.includes('[['))
      expect(resolveFacts(text, fi)).toBe(text)
      expect(resolveMarkdown(text, fi)).toBe(text)
    }),
  )
})

it('every name that is offered has a value in every language but for words of Finnish', () => {
  for (const name of fi.names) expect(resolveFacts(`[[${name}]]`, fi)).toBe(fi.get(name))
  const only = fi.names.filter((name) => factsIn('en').get(name) === undefined)
  expect(only).toEqual(['terms.warrantyTime', 'terms.warrantyOfTime', 'delivery.methods'])
})
