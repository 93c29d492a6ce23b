import { readdirSync, readFileSync } from 'node:fs'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { describe, expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import type { Language } from '../passages.ts'
import { mergedSlots } from '../question/merged-slots.ts'
import { createSlotReader } from '../question/slot-reader.ts'
import { composers } from './composers.ts'

const { knowledge, products } = await shopKnowledge()
const read = createSlotReader(knowledge)

/** A Wednesday afternoon in office hours. */
const NOW = new Date('2026-12-02T12:00:00Z')

type Name = keyof typeof composers

/** Composes for an intent ('price.how-much', 'spec weight.how-much') after the messages of a talk; spaces are plain. */
function compose(
  intent: string,
  language: Language,
  messages: string | string[],
  shop: { products?: readonly ProductWithDetails[]; now?: Date } = {},
) {
  const [name = '', id = '', of] = intent.split(' ')
  const slots = [messages]
    .flat()
    .map((text) => read(text))
    .reduce(mergedSlots)
  const asked = { ...slots, text: '', language, intent: { id, of } }
  const made = composers[name as Name]({ asked, knowledge, products, now: NOW, ...shop })
  const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')
  return made && { ...made, reply: plain(made.reply), details: plain(made.details) }
}

type Row = [intent: string, language: Language, message: string, reply: string]

describe('what is told of the shop', () => {
  it.each<Row>([
    ['price price.how-much', 'fi', 'paljonko pro maksaa', 'Ark PRO maksaa 3 350 € (sis. alv 25,5 %).'],
    ['price price.how-much', 'sv', 'vad kostar evo', 'Ark EVO kostar 2 950 € (inkl. moms 25,5 %).'],
    [
      'price price.how-much',
      'en',
      '2 evo and an extra battery',
      '€7,750 in total (incl. 25.5% VAT): 2 × Ark EVO (€2,950) + 1 × Extra Battery (€1,850).',
    ],
    [
      'price price.how-much',
      'fi',
      'pron ja evon hintaero',
      'Ark EVO on 400 € halvempi kuin Ark PRO.\n- Ark PRO maksaa 3 350 € (sis. alv 25,5 %).\n- Ark EVO maksaa 2 950 € (sis. alv 25,5 %).',
    ],
    [
      'price price.how-much',
      'fi',
      'hinnasto',
      'Hinnat sisältävät arvonlisäveron 25,5 %:\n- Ark PRO: 3 350 €\n- Ark EVO: 2 950 €\n- Lisäakku: 1 850 €\n- Aurinkopaneeli: 399 €',
    ],
    ['stock stock.can', 'sv', 'finns pro i lager', 'Ja, Ark PRO finns i lager (24 st).'],
    ['stock stock.can', 'fi', 'onko lisäakkua', 'Kyllä, mutta vähän: Lisäakku, varastossa 8 kpl.'],
    [
      'stock stock.can',
      'en',
      'what is in stock',
      '- Ark PRO: 24 in stock\n- Ark EVO: 16 in stock\n- Extra Battery: 8 in stock\n- Solar Panel: 42 in stock',
    ],
    ['spec weight.how-much weight', 'fi', 'paljonko paneeli painaa', 'Aurinkopaneeli painaa 7,6 kg.'],
    ['spec weight.how-much weight', 'fi', 'paljonko painaa', 'Paino:\n- Ark PRO: 28 kg\n- Ark EVO: 17,5 kg'],
    ['spec temperature.what temperature', 'sv', '', 'Drifttemperatur: −10…+60 °C (Ark PRO, Ark EVO).'],
    ['spec panel-power.how-much panelPower', 'en', '', 'Solar Panel gives up to 200 W.'],
    [
      'spec expansion.how-much expansion',
      'fi',
      'pro ja 2 lisäakkua',
      'Ark PRO + 2 lisäakkua: kapasiteetti on 6900 Wh.',
    ],
    ['spec price-per-wh.how-much price-per-wh', 'fi', 'pro', 'Ark PRO: 1,46 € / Wh.'],
    ['spec ac.how-many ac', 'sv', 'evo', 'Ark EVO: två uttag (230 V, sammanlagt 1800 W).'],
    [
      'spec charging-time.how-long acTime',
      'fi',
      'evo ja 2 lisäakkua',
      'Ark EVO + 2 lisäakkua latautuu verkkovirralla täyteen noin 10 h:ssa.',
    ],
    [
      'spec solar-time.how-long solarTime',
      'en',
      'evo with one panel',
      'Ark EVO charges fully with 1 solar panel in about 6 h at best. In ordinary sun a panel gives 60–80% of its rated power, and charging takes about 7.5–10 h. That is about 1.8 summer days.',
    ],
    [
      'spec extra-batteries.how-many maxBatteries',
      'sv',
      'extrabatterier',
      'Extrabatterier högst: 10 (Ark PRO, Ark EVO).',
    ],
    [
      'opening opening.when',
      'fi',
      'oletteko auki',
      'Auki nyt, klo 17 asti.\nPalveluaika: maanantai–perjantai klo 9.00–17.00 (Suomen aikaa). Puhelin +358 10 320 9140, sähköposti asiakaspalvelu@arkpax.fi.',
    ],
    [
      'opening opening.when',
      'fi',
      'viikonloppuna',
      'Asiakaspalvelu on suljettu lauantaina 5.12.2026.\nAsiakaspalvelu on suljettu sunnuntaina 6.12.2026 (itsenäisyyspäivä).\nSen jälkeen se on avoinna maanantaina 7.12.2026 klo 9–17.',
    ],
    [
      'opening opening.when',
      'fi',
      '24.12.',
      'Asiakaspalvelu on suljettu torstaina 24.12.2026 (jouluaatto).\nSen jälkeen se on avoinna maanantaina 28.12.2026 klo 9–17.',
    ],
    ['opening opening.when', 'sv', 'på fredag', 'Kundtjänsten har öppet fredag 4.12.2026 kl. 9–17.'],
    ['opening opening.when', 'en', 'tomorrow', 'Our customer service is open on Thursday 3.12.2026 9:00–17:00.'],
    [
      'contact phone.what phone',
      'sv',
      '',
      'Vårt telefonnummer är +358 10 320 9140. Vi svarar vardagar kl. 9–17. Öppet nu, till kl. 17.',
    ],
    ['contact email.what email', 'en', '', 'Our email address is asiakaspalvelu@arkpax.fi.'],
    ['contact address.what address', 'fi', '', 'Voimalankuja 3, 20100 Turku. Arkpax Oy.'],
    [
      'code code.what',
      'fi',
      'mikä on E06',
      'E06 – Syy: Verkkojännite ei kelpaa laturille. Toimi näin: Vaihda pistorasiaa tai säädä aggregaattia.',
    ],
  ])('%s, %s: %s', (intent, language, message, reply) => {
    expect(compose(intent, language, message)?.reply).toBe(reply)
  })

  it('a campaign tells its last day, the normal price and the lowest of 30 days; one that is over tells nothing', () => {
    const cut = products.map((each) => ({
      ...each,
      price: 2990,
      normalPrice: 3350,
      lowestPrice30: 3190,
      cutUntil: '2026-12-05',
    }))
    expect(compose('price price.how-much', 'fi', 'pro', { products: cut })?.reply).toBe(
      'Ark PRO maksaa 2 990 € (sis. alv 25,5 %). Kampanjahinta on voimassa 5.12.2026 asti; normaalihinta 3 350 €, alin hinta 30 päivän aikana ennen alennusta 3 190 €.',
    )
    const later = new Date('2026-12-06T12:00:00Z')
    expect(compose('price price.how-much', 'fi', 'pro', { products: cut, now: later })?.reply).not.toContain('Kampanja')
  })

  it('what is sold out tells when more is expected, and offers to tell of it', () => {
    const out = products.map((each) => ({ ...each, stock: 0, ...(each.id === '1' && { restockWeek: 51 }) }))
    expect(compose('stock stock.can', 'fi', 'pro', { products: out })).toMatchObject({
      reply: 'Ei juuri nyt: Ark PRO on loppuunmyyty. Lisää odotetaan viikolla 51.',
      action: { kind: 'stock-alert', product: '1' },
    })
    expect(compose('stock stock.when', 'en', 'evo', { products: out })?.reply).toContain('not known yet')
  })

  it('what is not on sale is said to be gone', () => {
    const without = products.filter(({ id }) => id !== '2')
    expect(compose('price price.how-much', 'fi', 'evo', { products: without })?.reply).toBe(
      'Ark EVO ei ole tällä hetkellä myynnissä.',
    )
  })

  it('models are compared by what differs, with live prices and a page that compares them', () => {
    const compared = compose('compare compare.what', 'fi', 'mitä eroa prolla ja evolla')
    expect(compared?.reply).toContain(
      'Ark PRO antaa enemmän tehoa (2400 W / 1800 W) ja energiaa (2300 Wh / 1200 Wh); Ark EVO on 10,5 kg kevyempi ja 400 € halvempi.\n\n|  | Ark PRO | Ark EVO |',
    )
    expect(compared?.reply).toContain('| Hinta (sis. alv 25,5 %) | 3 350 € | 2 950 € |')
    expect(compared?.sources[0]?.url).toBe('/tuotevertailu?tuotteet=1,2')
  })

  it('a manual is a file in the language of the question, or in the one that is asked for', () => {
    const files = (language: Language, message: string) =>
      compose('documents manual.where manual', language, message)?.links?.map(({ url }) => url)
    expect(files('sv', 'bruksanvisning till evo')).toEqual(['/kayttoohjeet/ark-evo-sv.pdf'])
    expect(files('fi', 'pron ohjekirja englanniksi')).toEqual(['/kayttoohjeet/ark-pro-en.pdf'])
    expect(files('en', 'manuals')).toHaveLength(4)
    expect(compose('documents declaration.where declaration', 'fi', '')?.reply).toContain('En löydä tätä asiakirjaa')
  })
})

describe('how long devices run', () => {
  it.each<Row>([
    [
      'runtime runtime.how-long-cold',
      'fi',
      'kauanko kylmälaukku toimii prolla',
      'Ark PRO: noin 34 h (nimellisesti 38 h).\nKuorma: kylmälaukku 60 W.',
    ],
    [
      'runtime runtime.how-long-cold',
      'en',
      'fridge',
      '- Ark PRO: about 51 h (57 h nominally)\n- Ark EVO: about 27 h (30 h nominally)\nLoad: fridge 80 W (40 W on average, 600 W when starting).',
    ],
    [
      'runtime runtime.can-kitchen',
      'fi',
      'jaksaako vedenkeitin',
      'Ark PRO kyllä, Ark EVO ei.\n- Ark PRO: noin 1 h (nimellisesti 1,1 h), jatkuva teho 2400 W riittää\n- Ark EVO: teho ei riitä, tarve on 2000 W ja jatkuva teho 1800 W\nKuorma: vedenkeitin 2000 W.',
    ],
    [
      'runtime runtime.can-heat',
      'sv',
      'går bastun på evo',
      'Nej. Ark EVO: effekten räcker inte, behovet är 6000 W och den kontinuerliga effekten 1800 W.\nBelastning: bastuaggregat 6000 W.',
    ],
    [
      'runtime runtime.can-tools',
      'fi',
      'käynnistyykö katkaisusaha evolla',
      'Ei.\n- Ark EVO: teho ei riitä, tarve on 2000 W ja jatkuva teho 1800 W; käynnistysteho ei riitä, tarve on 4000 W ja huipputeho 3300 W\n- Ark PRO: noin 1 h (nimellisesti 1,1 h), teho riittää (jatkuva 2400 W, huippu 4800 W)\nKuorma: katkaisusaha 14″ 2000 W (käynnistyessä 4000 W).',
    ],
    [
      'runtime runtime.can-tools',
      'fi',
      'käynnistyykö kompressori evolla',
      'Ei.\n- Ark EVO: käynnistysteho ei riitä, tarve on 4500 W ja huipputeho 3300 W\n- Ark PRO: noin 2,7 h (nimellisesti 3 h), teho riittää (jatkuva 2400 W, huippu 4800 W)\nKuorma: ilmakompressori 1500 W (keskimäärin 750 W, käynnistyessä 4500 W).',
    ],
    [
      'runtime runtime.can-tools',
      'fi',
      'pyöriikö hitsauskone evolla',
      'Kyllä. Ark EVO: noin 35–40 min (nimellisesti 40–45 min), laitteille, jotka ottavat enintään 1800 W.\nKuorma: hitsauskoneet 1500–2200 W.',
    ],
    [
      'runtime runtime.how-many-phone',
      'fi',
      'montako kertaa kännykän saa ladattua evolla',
      'Ark EVO: noin 54 latausta (nimellisesti 60).\nKuorma: puhelimen laturi 20 W.',
    ],
    [
      'runtime runtime.how-many-cups',
      'sv',
      'hur många koppar kaffe med Pro',
      'Ark PRO: ungefär 41 koppar (nominellt 46).\nBelastning: kaffebryggare 1200 W.',
    ],
    [
      'runtime runtime.weekend',
      'fi',
      'riittääkö EVO viikonlopuksi, kylmälaukku 10 h ja valot 8 h',
      'Ei.\n- Ark EVO: noin 1 vrk, lisäksi tarvitaan 1 lisäakku\n- Ark PRO: noin 2 vrk, energia riittää, siitä kuluu noin 97 %\nKuorma: kylmälaukku 60 W (10 h/vrk) + LED-valaisimet 50 W (8 h/vrk).\nKulutus: 2000 Wh / 2 vrk, häviöineen noin 2222 Wh.',
    ],
    [
      'runtime runtime.how-long-batteries',
      'fi',
      'pro ja 2 lisäakkua, 500 w',
      'Ark PRO + 2 lisäakkua: noin 12 h (nimellisesti 13 h).\nKuorma: 500 W.',
    ],
    [
      'runtime runtime.how-much-watts',
      'fi',
      'paljonko pakastin vie',
      'Pakastin: tavallisesti 120 W (keskimäärin 60 W, käynnistyessä 800 W), noin 1440 Wh vuorokaudessa, jos se käy 24 h. Kompressori käy jaksoittain: laskelmassa se on päällä puolet ajasta.',
    ],
    [
      'runtime runtime.how-long-watts',
      'en',
      'evo',
      'It depends on the device. At 100 W, for example: Ark EVO: about 10 h (12 h nominally). Tell me the device or its wattage and I will work it out more exactly.',
    ],
    [
      'runtime runtime.can-watts',
      'fi',
      'pro',
      'Laite toimii, jos se ottaa enintään 2400 W (Ark PRO). Montako wattia laite ottaa? Teho lukee laitteen tyyppikilvessä tai laturissa kirjaimen W edessä. Kirjoita esimerkiksi ”800 W”, niin lasken ajan.',
    ],
  ])('%s, %s: %s', (intent, language, message, reply) => {
    expect(compose(intent, language, message)?.reply).toBe(reply)
  })

  it('extra batteries add no power', () => {
    expect(compose('runtime runtime.can-heat', 'fi', 'evo ja 5 lisäakkua, kiuas 3 kw')?.reply).toContain(
      'teho ei riitä, tarve on 3000 W ja jatkuva teho 1800 W; lisäakku kasvattaa energiaa, ei tehoa',
    )
  })

  it('answers each of the devices that are asked of apart, and does not add them up', () => {
    const told = compose(
      'runtime runtime.can-tools',
      'fi',
      'jaksaako pro 800 w iskuporaa, entä 14 tuuman katkaisusahaa',
    )
    expect(told?.reply?.split('\n\n')).toEqual([
      expect.stringMatching(/^Kuorma: iskuporakone 800 W.*\.\nKyllä\. Ark PRO/s),
      expect.stringMatching(/^Kuorma: katkaisusaha.*\.\nKyllä\. Ark PRO/s),
    ])
    const cups = 'montako kahvikupillista saan evosta ja montako tuntia led-valoja 50w'
    const [coffee, lights] = compose('runtime runtime.how-long-watts', 'fi', cups)?.reply?.split('\n\n') ?? []
    expect(coffee).toContain('Ark EVO: noin 21 kupillista (nimellisesti 24)')
    expect(lights).toContain('nimellisesti 24 h')
  })

  it('counts what stations hold with several extra batteries, for all where none is named', () => {
    expect(compose('spec expansion.how-much expansion', 'fi', 'kaksi lisäakkua')?.reply).toBe(
      '- Ark PRO + 2 lisäakkua: kapasiteetti on 6900 Wh.\n- Ark EVO + 2 lisäakkua: kapasiteetti on 5800 Wh.',
    )
  })

  it('asks for the watts of an unknown device, and counts with the answer', () => {
    expect(compose('runtime runtime.can-tools', 'fi', 'pyöriikö pylväspora')).toMatchObject({ asks: true })
    expect(compose('runtime runtime.can-tools', 'fi', ['pyöriikö pylväspora prolla', '800 w'])?.reply).toBe(
      'Kyllä. Ark PRO: noin 2,5 h (nimellisesti 2,8 h), jatkuva teho 2400 W riittää.\nKuorma: 800 W.',
    )
  })

  it('tells what the panels that are named bring, and opens the calculator with the devices', () => {
    const told = compose('runtime runtime.how-long-solar', 'fi', 'jääkaappi ja 2 paneelia')
    expect(told?.reply).toContain(
      '2 aurinkopaneelia tuottaa kesäpäivänä noin 1400 Wh, kulutus on häviöineen 1067 Wh vuorokaudessa.',
    )
    expect(told?.links?.[0]?.url).toBe('/laskuri?laite=jaakaappi_1_80_24_600')
  })
})

describe('advice', () => {
  const which = (...messages: string[]) => compose('advice advice.which', 'fi', messages)

  it('has all batteries of a need in its price and its offer, also those that the question tells', () => {
    const question = 'pro ja 2 lisäakkua, montako tarvitaan että jääkaappi pyörii viikon'
    expect(compose('advice advice.how-many-batteries', 'fi', question)).toMatchObject({
      reply: expect.stringMatching(
        /^Ark PRO \+ 3 lisäakkua riittää: .*9200 Wh energiaa ja painoa 91 kg, yhteensä 8 900 €/,
      ),
      links: [{ url: '/contact?tuote=1&tuote=3:3' }, { label: 'Avaa laskurissa' }],
    })
  })

  it('asks for the devices, and names the cheapest that carries them for a day, or for the time that is told', () => {
    expect(which('kumman otan')?.reply).toContain('Mitä laitteita käytät')
    expect(which('kumman otan', 'jääkaappi ja valot')?.reply).toMatch(/^Ark PRO riittää: [\s\S]*Laskin 1 vuorokauden/)
    expect(which('kumman otan', 'jääkaappi ja valot', '2 päivää')).toMatchObject({
      reply: expect.stringContaining(
        'Ark EVO + 1 lisäakku riittää: 1800 W tehoa, 3500 Wh energiaa ja painoa 38,5 kg, yhteensä 4 800 € (sis. alv 25,5 %).',
      ),
      links: [{ label: 'Pyydä tarjous', url: '/contact?tuote=2&tuote=3' }, { label: 'Avaa laskurissa' }],
    })
  })

  it('names a model by the place at once, for a weekend where devices are told', () => {
    const boat = (...messages: string[]) => compose('advice advice.which-boat', 'fi', messages)?.reply
    expect(boat('pro vai evo kalareissuun')).toMatch(/^Ark PRO riittää: [\s\S]* 2 vrk[\s\S]*Kerro laitteesi/)
    expect(boat('pro vai evo veneeseen', 'ja vielä kylmälaukku, yövytään luonnonsatamassa')).toMatch(/^Ark PRO riittää/)
    expect(boat('kylmälaukku ja kahvinkeitin veneeseen')).toMatch(/^Ark PRO riittää: [\s\S]*Laskin 2 vuorokauden/)
  })

  it('asks nothing that was told, and takes the smaller one where it is enough', () => {
    const told = which('mikä malli, läppäri ja valot 5 tuntia')
    expect(told?.reply).toContain('Ark EVO riittää')
    expect(told?.asks).toBeUndefined()
  })

  it('never asks the same twice: it assumes, and says so', () => {
    const told = compose('advice advice.which-boat', 'fi', ['mikä malli veneeseen', 'en tiedä'])
    expect(told?.reply).toContain('Laskettu: veneen elektroniikka 47 W (5 h/vrk) + kylmälaukku 60 W (8 h/vrk)')
    expect(told?.details).toContain('Oletin tavalliset laitteet')
  })

  it('says whether the one that is named is enough, and what is too much for all', () => {
    expect(which('riittääkö evo, jääkaappi 3 päivää')?.reply).toMatch(/^Ei yksin\. Ark EVO \+ 1 lisäakku/)
    expect(which('riittääkö evo, vedenkeitin tunnin')?.reply).toMatch(/^Ei\. Ark PRO riittää/)
    expect(which('saunan kiuas 1 tunti')?.reply).toContain('tarve on 6000 W ja suurin jatkuva teho 2400 W')
  })
})

it('the questions of the content that are composed get a whole answer, or none', () => {
  const ENOUGH = 40
  const asked = Map.groupBy(knowledge.intents.examples, ({ intent, language }) => `${intent} ${language}`)
  const broken: string[] = []
  const composed = new Map(
    knowledge.intents.intents.flatMap(({ id, compose: name, of }) =>
      name ? [[id, `${name} ${id} ${of ?? ''}`.trim()]] : [],
    ),
  )
  for (const { text, intent, language } of [...asked.values()].flatMap((each) => each.slice(0, ENOUGH))) {
    const name = composed.get(intent)
    if (!name || !Object.hasOwn(composers, name.split(' ')[0] ?? '')) continue
    const made = compose(name, language, text)
    if (!made && read(text).products.length > 0) continue
    if (!made || /undefined|NaN|\[\[|[{}]|Infinity/.test(`${made.reply} ${made.details ?? ''}`))
      broken.push(`${text}: ${made?.reply}`)
  }
  expect(broken).toEqual([])
})

describe('the sentences', () => {
  const folder = new URL('./', import.meta.url)
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const code = sources.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')

  it('are all said somewhere', () => {
    const said = new Set([...code.matchAll(/['`]([a-z]+(?:[.-][a-z-]*)*)/g)].map(([, name]) => name))
    const isBuilt = (name: string) => said.has(`${name.split('.')[0]}.`)
    expect(Object.keys(knowledge.composed.sentences).filter((name) => !said.has(name) && !isBuilt(name))).toEqual([])
  })

  it('name the same values in each language', () => {
    const valuesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort()
    for (const [name, { fi, sv, en }] of Object.entries(knowledge.composed.sentences)) {
      expect([name, valuesOf(sv), valuesOf(en)]).toEqual([name, valuesOf(fi), valuesOf(fi)])
    }
  })
})
