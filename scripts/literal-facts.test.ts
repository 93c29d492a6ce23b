import { existsSync, globSync, readFileSync } from 'node:fs'
import { seededSettings } from '@arkpax/schema/seed-for-test'
import { describe, expect, it } from 'vitest'
import { literalFacts, literalFactsIn } from './literal-facts.ts'

const settings = seededSettings()

/** Other facts that happen to have the same figure, by a piece of their line. */
const OTHER_FACTS: readonly [file: string, piece: string, because: string][] = [
  ['content/policies/privacy-policy.mdx', 'luokittelu | Enintään 24 kuukautta', 'how long notes are kept'],
  ['content/policies/privacy-policy.mdx', 'Tietosuojapyynnöt | Enintään 24', 'how long requests are kept'],
  ['content/policies/privacy-policy.mdx', 'Yhteydenotot | Enintään 24 kuukautta', 'how long messages are kept'],
  ['content/policies/privacy-policy.mdx', 'ei tullut tilausta | Enintään 24', 'how long offers are kept'],
  ['packages/schema/src/duty-list.ts', 'etäsopimuksen syytä kertomatta 14 päivän', 'the time that law gives'],
  ['packages/schema/src/duty-list.ts', '30 päivän alin hinta', 'the time that law sets for the price before a cut'],
  ['packages/schema/src/duty-list.ts', 'alin hinta 30 päivältä', 'the same time'],
  ['packages/schema/src/duty-list.ts', 'kiinteää kahden vuoden rajaa', 'the liability that other countries set'],
  ['packages/schema/src/duty-list.ts', 'ilmoitetaan 24 tunnissa', 'the time that law gives for telling of a weakness'],
  [
    'packages/schema/src/duty-list.ts',
    'Yli kahden vuoden kestävyystakuu',
    'from when on law has a label for a guarantee',
  ],
  ['packages/schema/src/accounting.ts', '1–30', 'how late an invoice is'],
  ['content/policies/privacy-policy.mdx', 'Chatin keskustelut | Enintään 30 päivää', 'how long conversations are kept'],
  ['content/policies/privacy-policy.mdx', 'muutoksista | Enintään 24 kuukautta', 'how long the log of changes is kept'],
  ['content/policies/privacy-policy.mdx', 'rajoitus | Enintään 24 tuntia', 'how long counters of calls are kept'],
  ['content/policies/privacy-policy.mdx', '30 päivää ennen niiden voimaantuloa', 'notice of a changed policy'],
  [
    'content/policies/privacy-policy.mdx',
    'poistamme osoitteesi 30 päivän kuluttua',
    'how long an address may be confirmed',
  ],
  [
    'apps/api/src/features/newsletter/newsletter-confirmation.mail.ts',
    'Linkki on voimassa 30 päivää',
    'how long an address may be confirmed',
  ],
  [
    'apps/site/src/features/settings/settings.fi.ts',
    'osoite poistetaan 30 päivän',
    'how long an address may be confirmed',
  ],
  ['content/policies/terms-of-service.mdx', '30 päivää ennen niiden voimaantuloa', 'notice of changed terms'],
  ['content/policies/terms-of-service.mdx', 'EU:n vähimmäisaika on kaksi vuotta', 'the liability that law sets'],
  ['content/policies/warranty-policy.mdx', 'virhevastuu kestää vähintään kaksi vuotta', 'the liability that law sets'],
  [
    'content/policies/return-refund-policy.mdx',
    'kuljettajalle 14 päivän',
    'the time that law gives for sending goods back',
  ],
  ['content/policies/return-refund-policy.mdx', 'viimeistään 14 päivän', 'the time that law gives for paying back'],
  ['content/policies/return-refund-policy.mdx', 'Saat rahat 14 päivässä', 'the same time'],
  [
    'content/policies/saavutettavuus.mdx',
    'viimeistään 14 päivän',
    'the time that law gives for answers about accessibility',
  ],
  ['content/policies/return-refund-policy.mdx', '1–2 arkipäivässä PayPalissa', 'how long PayPal takes'],
  ['content/data/faq.json', 'PayPal-tilillä 1–2 arkipäivän', 'how long PayPal takes'],
  ['content/manuals/solar-panel.en.mdx', 'in one branch connector', 'a part of the cable'],
  ['apps/site/src/features/products/admin/product-form.fi.ts', 'yhden liitännän', 'any port of a row'],
  ['packages/schema/src/product-details.ts', 'Enintään 40 liitäntää', 'the most that a product may have'],
  ['apps/site/src/features/chat/admin/admin-chat.fi.ts', '30 päivän', 'how long conversations are kept'],
  ['apps/site/src/features/customers/customers.fi.ts', '30 päivän', 'how long conversations are kept'],
  ['apps/site/src/features/audit-log/audit-log.fi.ts', 'Merkinnät säilyvät', 'how long the log of changes is kept'],
  ['apps/site/src/features/analytics/admin/admin-analytics.fi.ts', "month: '30 päivää'", 'a period of the analytics'],
  ['packages/schema/src/price-labels.ts', '30 päivän alin hinta', 'the time that law sets for the price before a cut'],
  ['content/assistant/sentences.yml', 'alin hinta 30 päivän', 'the time that law sets for the price before a cut'],
  ['apps/site/src/features/products/admin/prices-dialog.fi.ts', '30 päivän alin hinta', 'the same time'],
  ['apps/site/src/features/products/admin/trade.fi.ts', '30 päivän alin hinta', 'the same time'],
  ['apps/site/src/features/blog/admin/admin-blog.fi.ts', "30: '30 päivää'", 'how long a link to a draft is open'],
  ['apps/site/src/features/media/media-screen.fi.ts', '30 päivän kuluttua', 'how long the trash is kept'],
  ['packages/schema/src/endpoints/media.ts', 'for 30 days', 'how long the trash is kept'],
  ['apps/site/src/features/settings/settings.fi.ts', 'vähintään 14 päivää', 'the least that law allows'],
  ['packages/schema/src/settings.ts', 'Vähintään lain 14 päivää', 'the least that law allows'],
  ['packages/schema/src/facts-company.ts', "'kaksi vuotta'", 'the words for numbers of years'],
  ['content/assistant/intents/site.yml', 'enintään 24 kuukautta asian', 'how long messages are kept'],
  ['content/assistant/intents/site.yml', 'högst 24 månader', 'the same in Swedish'],
  ['content/assistant/intents/site.yml', 'at most 24 months', 'the same in English'],
  ['content/assistant/intents/site.yml', '30 päivää ennen niiden voimaantuloa', 'notice of a changed policy'],
  ['content/assistant/intents/site.yml', '30 dagar innan', 'the same in Swedish'],
  ['content/assistant/intents/site.yml', '30 days before', 'the same in English'],
  [
    'content/assistant/intents/site.yml',
    '14 päivän kuluessa',
    'the time that law gives for answers about accessibility',
  ],
  ['content/assistant/intents/site.yml', 'inom 14 dagar', 'the same in Swedish'],
  ['content/assistant/intents/site.yml', 'within 14 days', 'the same in English'],
  ['content/assistant/intents/talk.yml', 'enintään 30 päivää', 'how long conversations are kept'],
  ['content/assistant/intents/talk.yml', 'högst 30 dagar', 'the same in Swedish'],
  ['content/assistant/intents/talk.yml', '30 days at most', 'the same in English'],
  ['content/assistant/intents/troubles.yml', 'yksi DC5521-liitin', 'any one of them'],
  ['content/assistant/intents/troubles.yml', 'one DC5521 connector', 'the same in English'],
  ['content/assistant/intents/warranty.yml', 'vähintään kaksi vuotta luovutuksesta', 'the liability that law sets'],
  ['content/assistant/intents/warranty.yml', 'minst två år från', 'the same in Swedish'],
  ['content/assistant/intents/warranty.yml', 'at least two years from', 'the same in English'],
]

const isOther =
  (at: string, line: string) =>
  ([file, piece]: (typeof OTHER_FACTS)[number]) =>
    at.startsWith(`${file}:`) && line.includes(piece)

const found = literalFacts('.', settings)

describe('the facts of the settings, and the counts of products', () => {
  it('are written out nowhere else', () => {
    const elsewhere = found.filter(({ at, line }) => !OTHER_FACTS.some(isOther(at, line)))
    expect(elsewhere.map(({ at, fact, line }) => `${at} writes out ${fact}: ${line}`)).toEqual([])
  })

  it.each(OTHER_FACTS)('%s still says "%s": %s', (file, piece) => {
    expect(found.some(({ at, line }) => isOther(at, line)([file, piece, '']))).toBe(true)
  })
})

/** How often each fact is written out in a text. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { fact } of literalFactsIn(text, settings)) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  return counts
}

/** A text in another language beside the Finnish one that it tells: a file of its own, or a part of a phrase book. */
function translations(): { name: string; text: string; finnish: string }[] {
  const read = (file: string) => readFileSync(file, 'utf8')
  const policies = globSync('content/translations/policies/*.mdx').map((file) => ({
    name: file,
    text: read(file),
    finnish: read(file.replace('translations/', '').replace(/\.(sv|en)\.mdx$/, '.mdx')),
  }))
  const books = globSync('content/translations/*.json').flatMap((file) => {
    const entries: Record<string, string>[] = JSON.parse(read(file))
    const all = (language: string) => entries.map((entry) => entry[language]).join('\n')
    return ['sv', 'en'].map((language) => ({ name: `${file} ${language}`, text: all(language), finnish: all('fi') }))
  })
  const words = globSync('{apps/site/src,packages/schema/src}/**/*.{sv,en}.ts').map((file) => {
    const base = file.replace(/\.(sv|en)\.ts$/, '')
    return { name: file, text: read(file), finnish: read(existsSync(`${base}.fi.ts`) ? `${base}.fi.ts` : `${base}.ts`) }
  })
  return [...policies, ...books, ...words]
}

it('a text in another language writes out no more of them than the Finnish one that it tells', () => {
  const more = translations().flatMap(({ name, text, finnish }) => {
    const theirs = counted(finnish)
    return [...counted(text)]
      .filter(([fact, times]) => times > (theirs.get(fact) ?? 0))
      .map(([fact]) => `${name}: ${fact}`)
  })
  expect(more).toEqual([])
})

describe('a fact that is written out is found', () => {
  it.each([
    ['company.phone', 'Soita +358 10\u00A0320 9140'],
    ['company.phone', 'Soita 010 320 9140'],
    ['company.phone', '[soita](tel:+358103209140)'],
    ['company.email', 'Kirjoita osoitteeseen asiakaspalvelu@arkpax.fi'],
    ['company.address', 'Voimalankatu 1, 20100 Åbo'],
    ['company.street', 'Voimalankuja\u00A03'],
    ['company.businessId', 'Y-tunnus 0000000-0'],
    ['hours', 'arkisin klo\u00A09–17'],
    ['hours', 'klo 9.00 - 17.00'],
    ['hours', 'Monday–Friday 9:00–17:00'],
    ['terms.vatPercent', 'alv 25,5\u00A0%'],
    ['terms.vatPercent', 'alv 25,5&nbsp;%'],
    ['terms.vatPercent', 'VAT 25.5%'],
    ['terms.warrantyMonths', 'takuu 24\u00A0kk'],
    ['terms.warrantyMonths', 'Kahden vuoden takuu'],
    ['terms.warrantyMonths', 'garanti i 24 månader'],
    ['terms.returnDays', 'within 30 days'],
    ['terms.withdrawalDays', 'the statutory 14-day right'],
    ['terms.returnPickupStation', 'nouto 49\u00A0€'],
    ['terms.replyOfficeHours', 'Vastaamme 24\u00A0tunnin kuluessa'],
    ['terms.replyOfficeHours', 'Vastaamme 1–2\u00A0arkipäivässä'],
    ['product.count', 'Siinä on kaksi USB-C-porttia.'],
    ['product.count', 'Neljä pistorasiaa riittää'],
    ['product.count', 'Neljän pistorasian yhteisteho'],
    ['product.count', 'neljä [[product.1.ac-out.volts]]:n pistorasiaa'],
    ['product.count', 'kaikki kuusi USB-porttia'],
    ['product.count', 'yksi Anderson-liitin'],
    ['product.count', '"13\u00A0lähtöä"'],
    ['product.count', 'Lähtöjä on 13, ja'],
    ['product.count', 'Akussa on 2300\u00A0Wh, lähtöjä 13, ja'],
    ['product.count', 'There are 13 outputs in all'],
    ['product.count', 'två USB-C-portar'],
  ])('%s in "%s"', (fact, text) => {
    expect(literalFactsIn(`ensin\n${text}`, settings)).toContainEqual({
      at: 'x.mdx:2',
      line: expect.any(String),
      fact,
    })
  })

  it('but no figure that only looks like one', () => {
    const text =
      'Kytke 12\u00A0V:n lähtöön. Viisi paikkaa, joissa pistorasiaa ei ole. Kolme laturia. [[product.1.ac-out.inWords]]. Valo palaa 24\u00A0h. Jänniterajat 9–17\u00A0V. Teho 149\u00A0€:lla. [[company.phone]] 130\u00A0päivää'
    expect(literalFactsIn(text, settings)).toEqual([])
  })

  it('and comments of program text may give examples', () => {
    expect(literalFactsIn("/** '+358 10 320 9140' */\n// klo 9–17", settings, 'x.ts')).toEqual([])
  })
})
