import { describe, expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { loadsApart } from './asked-loads.ts'
import { mergedSlots } from './merged-slots.ts'
import { createSlotReader } from './slot-reader.ts'

const { knowledge } = await shopKnowledge()
const read = createSlotReader(knowledge)
const devices = (text: string) =>
  read(text).loads.map(({ appliance, count, watts }) => [appliance?.id ?? '', count, watts])

describe('a month', () => {
  it.each([
    ['May 2 panels be returned?', []],
    ['may I use 2 of them', []],
    ['I got it on May 2, until when', ['2.5']],
    ['we bought it May 5', ['5.5']],
    ['May 2, 2026 is the day', ['2.5.2026']],
    ['köpte den i mars, 12 W', []],
    ['tilasin 1. marraskuuta, tuli 10.11.', ['1.11', '10.11']],
  ])('of %s', (text, days) => {
    expect(read(text).days).toEqual(days)
  })
})

describe('products', () => {
  it.each([
    ['paljonko pro maksaa', [['1', 1]]],
    ['Ark PRO:n paino', [['1', 1]]],
    [
      'kaks evoo ja 3 kpl lisäakkuja',
      [
        ['2', 2],
        ['3', 3],
      ],
    ],
    ['paneelit 2 kpl veneeseen', [['4', 2]]],
    ['pienempi malli', [['2', 1]]],
    ['the bigger one please', [['1', 1]]],
    ['hur mycket väger solpanelen', [['4', 1]]],
    ['mikä ongelma promillerajassa on', []],
    ['lataako macbook pro', []],
    ['mahtuuks toi 2400 wattinen penkin alle', [['1', 1]]],
    ['mitäs toi isompi vehje kustantaa', [['1', 1]]],
    ['which connectors are on the front panel', []],
    [
      '4 of your extra batteries on a pro',
      [
        ['3', 4],
        ['1', 1],
      ],
    ],
  ])('of %s', (text, expected) => {
    expect(read(text).products.map(({ id, count }) => [id, count])).toEqual(expected)
  })

  it('of staff are known by the words of their names, also by the ends of compounds', async () => {
    const bag = { id: 'laukku', name: 'Kuljetuslaukku', englishName: 'Carrying bag', swedishName: 'Bärväska' }
    const panel = {
      id: 'iso',
      name: 'Aurinkopaneeli 400 W',
      englishName: '400 W solar panel',
      swedishName: 'Solpanel 400 W',
    }
    const [one] = knowledge.catalogue
    if (!one) throw new Error('no products')
    const catalogue = [...knowledge.catalogue, { ...one, ...bag }, { ...one, ...panel }]
    const readOwn = createSlotReader({ ...knowledge, catalogue })
    const named = (text: string) => readOwn(text).products.map(({ id, isOneOfSeveral }) => [id, isOneOfSeveral])
    expect(named('paljonko laukun hinta on')).toEqual([['laukku', false]])
    expect(named('aurinkopaneeli 400 W hinta')).toEqual([['iso', false]])
    expect(named('paneelin hinta')).toEqual([
      ['4', true],
      ['iso', true],
    ])
  })
})

describe('loads', () => {
  it.each([
    ['kauanko kylmälaukku toimii', [['kylmalaukku', 1, 60]]],
    ['jaksaako 2 pakastinta', [['pakastin', 2, 120]]],
    [
      'jääkaappia ja 1200 W kahvinketintä',
      [
        ['jaakaappi', 1, 80],
        ['kahvinkeitin', 1, 1200],
      ],
    ],
    ['2 x 60 w lamppu', [['led-valaisimet', 2, 60]]],
    ['saunan kiuas 6 kw', [['kiuas', 1, 6000]]],
    ['sorvi 1,5 kw', [['', 1, 1500]]],
    ['air compressor 1.5 kw', [['kompressori', 1, 1500]]],
    ['laitteessa lukee 10 A 230 V', [['', 1, 2300]]],
    ['12 v jääkaappi 5 ampeeria', [['jaakaappi', 1, 60]]],
    ['kyl och frys', [['jaakaappipakastin', 1, 100]]],
    [
      'imurin 1400 ja kahvinkeittimen 1200',
      [
        ['imurit', 1, 1400],
        ['kahvinkeitin', 1, 1200],
      ],
    ],
    ['Ark PRO 2400 W', []],
    ['kuinka kauan kylmälaukku toimii veneessä, se vie 60 wattia', [['kylmalaukku', 1, 60]]],
    [
      'kylmälaukku ja 200 W sorvi',
      [
        ['kylmalaukku', 1, 60],
        ['', 1, 200],
      ],
    ],
    [
      'telkkari vie 80 ja digiboksi 20 wattia',
      [
        ['televisio', 1, 80],
        ['', 1, 20],
      ],
    ],
    ['valot ja kylmälaukku yhteensä noin puol kilowattia', [['', 1, 500]]],
    [
      'imuri (1400 W) ja kaksi akkulaturia (yhteensä 300 W)',
      [
        ['imurit', 1, 1400],
        ['tyokaluakun-laturi', 1, 300],
      ],
    ],
  ])('of %s', (text, expected) => {
    expect(devices(text)).toEqual(expected)
  })

  it.each([
    ['jääkaapin kompressori vie 80 w', [['jaakaappi', 1, 80]]],
    ['kaks tonnia wattia imurissa', [['imurit', 1, 2000]]],
    ['jääkaappipakastin satawattinen', [['jaakaappipakastin', 1, 100]]],
    ['kaksi isoa pakastinta', [['pakastin', 2, 120]]],
    ['3 kW aggregaatti ja valot', [['led-valaisimet', 1, 50]]],
    ['kompressorikäyttöinen 60 watin kylmälaukku', [['kylmalaukku', 1, 60]]],
    [
      'jääkaappi 80 w ja kompressori 1500 w',
      [
        ['jaakaappi', 1, 80],
        ['kompressori', 1, 1500],
      ],
    ],
    ['min kylbox drar 45 watt på 12 volt och kompressorn går jämt', [['kylmalaukku', 1, 45]]],
  ])('of %s are no parts of another', (text, expected) => {
    expect(devices(text)).toEqual(expected)
  })

  it.each([
    ['jääkaappi 80 W ja valot 20 W, yhteensä 100 W', 100],
    ['300 W:n äänentoisto, 100 W valoja, kylmälaukku ja maksupääte, yhteensä noin 500 W', 500],
    ['reititin ja pöytäkone, ne ottavat yhdessä noin 300 wattia', 300],
    ['ekolod, plotter och VHF på fiskebåten drar typ 47 W', 47],
    ['jääkaappi, valot ja reititin vievät 120 W', 120],
    ['jääkaappi 80 W ja valot ottaa 20 W', 100],
    ['5 radiopuhelinta ja 4 koirantutkaa', 90],
  ])('of “%s” take %i W as it is told', (text, total) => {
    expect(read(text).loads.reduce((sum, { count, watts }) => sum + count * watts, 0)).toBe(total)
  })

  it.each([
    'kyl se kestää',
    'salama iski',
    'monitoring over the net',
    'toimitatteko Lappiin',
    'se pimenee yöllä',
    'selittäkää tuo',
    'mikä on puhelinnumero',
    'saunalahdessa',
    'kahvilan aukioloaika',
    'kuumailmapallokisat',
    'työmaallamme',
  ])('are none in “%s”', (text) => {
    expect(devices(text)).toEqual([])
  })

  it.each([
    ['saunan valot 40 W', [['led-valaisimet', 1, 40]]],
    ['hakkuutyömaan kämpällä läppäri 60 w', [['evo-kannettava', 1, 60]]],
    ['työmaaimuri 1200 W', [['imurit', 1, 1200]]],
    ['kahen kilowatin uuni', [['uuni', 1, 2000]]],
  ])('of “%s” are what is named and no more', (text, expected) => {
    expect(devices(text)).toEqual(expected)
  })

  it.each([
    ['jaksaako evo 800 watin iskuporakonetta ja entä 14 tuuman katkaisusahaa', 2],
    ['will the evo start an angle grinder or should i get the big one for a 14 inch chop saw', 2],
    ['montako kahvikupillista saan evosta ja montako tuntia led-valoja 50w', 2],
    ['jaksaako porakonetta ja valoja', 1],
    ['kauanko jääkaappi ja montako kertaa kännykkä, molemmat samaan aikaan', 1],
  ])('of “%s” run together in %i groups', (text, groups) => {
    expect(loadsApart(read(text).loads)).toHaveLength(groups)
  })

  it('are asked for what they make where that is named', () => {
    const { loads } = read('montako kahvikupillista saan evosta ja montako tuntia led-valoja 50w')
    expect(loads.map(({ makes = false }) => makes)).toEqual([true, false])
  })

  it.each([
    [
      'kiertovesipumppu 45, pellettipoltin parisataa wattii',
      [
        ['kiertovesipumppu', 1, 45],
        ['pellettipoltin', 1, 200],
      ],
    ],
    [
      'läppäri 65 w lisänäyttö 25',
      [
        ['evo-kannettava', 1, 65],
        ['naytto', 1, 25],
      ],
    ],
    [
      'imuri, hiomakone ja valo, niissä lukee 1100 W, 900 W ja 20 W',
      [
        ['imurit', 1, 1100],
        ['hiomakone', 1, 900],
        ['led-valaisimet', 1, 20],
      ],
    ],
    [
      'plotteri 3 amppeerii 12 v ja jääkaappi nelisen',
      [
        ['veneen-elektroniikka', 1, 36],
        ['jaakaappi', 1, 48],
      ],
    ],
    ['yks satasen työvalo', [['led-valonheittimet', 1, 100]]],
    [
      'ipad ja pääte, kolme valonauhaa yhteensä 45 w',
      [
        ['tabletti', 1, 20],
        ['maksupaate', 1, 10],
        ['led-valaisimet', 1, 45],
      ],
    ],
    ['kaks työvaloo 50 w kappale, valot palaa 8 h', [['led-valonheittimet', 2, 50]]],
    [
      'viis miestä, radiopuhelin ja känny per ukko',
      [
        ['radiopuhelin', 5, 10],
        ['puhelimen-laturi', 5, 20],
      ],
    ],
    [
      'kuus telttaa, joka teltassa yks ledi 5 w ja johtajilla kaks läppärii',
      [
        ['led-valaisimet', 6, 5],
        ['evo-kannettava', 2, 60],
      ],
    ],
    ['saunan kiuas lämpiää puilla, vesipumppu 600 W', [['vesipumppu', 1, 600]]],
    ['fridge 60 W, the fan is broken', [['jaakaappi', 1, 60]]],
    ['reititin 15 w, printteri jätetään kotiin', [['reititin', 1, 15]]],
    ['Jiäkuappi 80w', [['jaakaappi', 1, 80]]],
    [
      'kannettava 90 W ja kaksi näyttöä, 35 W kumpikin',
      [
        ['evo-kannettava', 1, 90],
        ['naytto', 2, 35],
      ],
    ],
  ])('are told in everyday words: %s', (text, expected) => {
    expect(devices(text)).toEqual(expected)
  })

  it.each([
    ['betonimyllyä pari tuntii ja porakonetta puol tuntii, mylly on 700 ja pora 1200', [2, 0.5]],
    ['fööni 1800 w kymmenen minuuttii kerrallaan kolme kertaa ja läppäri 60 w kaks tuntii', [0.5, 2]],
    ['kylmälaukku 50 w koko päivän eli kahdeksan tuntia ja imuri 1000 w vartin', [8, 0.25]],
    ['cooler 50 W all the time and a heater 25 W eight hours a night, for 2 days', [24, 8]],
  ])('have the hours that are told: %s', (text, hours) => {
    expect(read(text).loads.map((load) => load.hours)).toEqual(hours)
  })

  it('that never run at once are apart', () => {
    expect(read('mikro ja keitin, niit ei pidetä koskaan yhtäaikaa').areApart).toBe(true)
    expect(read('mikro ja keitin yhtäaikaa').areApart).toBe(false)
  })

  it('have hours of their own where each is told its own', () => {
    expect(read('kylmälaukku 10 tuntia ja valot 8 h').loads.map(({ hours }) => hours)).toEqual([10, 8])
    expect(read('kylmälaukku ja valot 8 h').loads.map(({ hours }) => hours)).toEqual([undefined, undefined])
  })
})

it.each([
  ['missä tilaus 10422 on, matti@esimerkki.fi', { orderNumber: '10422', email: 'matti@esimerkki.fi' }],
  ['tilaus a3f81c20', { orderNumber: 'a3f81c20' }],
  ['mitä kuljetus maksaa postinumeroon 00100', { postcode: '00100', orderNumber: undefined }],
  ['apx-1200-000098 takuu', { serial: 'APX-1200-000098', count: undefined }],
  ['mitä kuljetus Rovaniemelle maksaa', { postcode: undefined, placePostcode: '96100' }],
  ['jatkuva teho, akun koko ja hinta', { attributes: ['power', 'capacity', 'price'] }],
  ['näytössä E6', { code: 'E06' }],
  ['mikä on P4', { code: 'P4' }],
  ['oletteko auki 24.12. tai lauantaina', { days: ['24.12', 'saturday'] }],
  ['auki 7. joulukuuta', { days: ['7.12'] }],
  ['ohjekirja ruotsiksi', { documentLanguage: 'sv' }],
  ['mökille viikonlopuksi', { place: 'cabin', quantities: [{ unit: 'days', value: 2 }] }],
  ['yön yli', { quantities: [{ unit: 'h', value: 8 }] }],
  ['puolitoista tuntia', { quantities: [{ unit: 'h', value: 1.5 }] }],
])('%s', (text, expected) => {
  expect(read(text)).toMatchObject(expected)
})

it('tells the text with the names of stations for what else they are called', () => {
  expect(read('Terve! Paljonko se kevyempi kustantaa?').named).toBe('Terve! paljonko ark evo kustantaa?')
  expect(read('paljonko evolla lataa').named).toBe('paljonko evolla lataa')
})

it('tells the words with what was read replaced by its class', () => {
  expect(read('Kauanko Ark PRO jaksaa 60 W:n kylmälaukkua 10 h?').classes).toBe(
    'kauanko PRODUCT jaksaa WATTS n DEVICE HOURS',
  )
})

describe('a talk', () => {
  it('keeps what was told, and takes what is told anew', () => {
    const talk = ['kauanko pro pyörittää jääkaappia', 'entä evo?'].map((text) => read(text)).reduce(mergedSlots)
    expect(talk.products.map(({ id }) => id)).toEqual(['2'])
    expect(talk.loads.map(({ appliance }) => appliance?.id)).toEqual(['jaakaappi'])
    expect(talk.turns).toBe(1)
  })

  it('puts accessories beside the station of before, or in its place', () => {
    const named = (...messages: string[]) =>
      messages
        .map((text) => read(text))
        .reduce(mergedSlots)
        .products.map(({ id, count }) => [id, count])
    expect(named('mitä pro maksaa', 'entä kahden lisäakun kanssa')).toEqual([
      ['1', 1],
      ['3', 2],
    ])
    expect(named('mitä pro painaa', 'entä lisäakku')).toEqual([['3', 1]])
    expect(named('kauanko yhdellä paneelilla menee pro täyteen', 'entä kahdella', 'entä evo')).toEqual([
      ['4', 2],
      ['2', 1],
    ])
  })

  it('takes a bare number for how many of the one product', () => {
    const { products } = ['mitä paneeli maksaa', 'ja jos otan niitä neljä']
      .map((text) => read(text))
      .reduce(mergedSlots)
    expect(products.map(({ id, count }) => [id, count])).toEqual([['4', 4]])
  })

  it('takes another place for the one before, by postcode or by name', () => {
    const { postcode, placePostcode } = ['rahti 00100', 'entä Ouluun'].map((text) => read(text)).reduce(mergedSlots)
    expect([postcode, placePostcode]).toEqual([undefined, '90100'])
  })

  it('takes bare watts for those of the one device, and adds what begins with and', () => {
    expect(['vesipumppu', '300 w'].map((text) => read(text)).reduce(mergedSlots).loads).toMatchObject([
      { appliance: { id: 'vesipumppu' }, watts: 300, stated: true },
    ])
    expect(['valot', 'ja läppäri'].map((text) => read(text)).reduce(mergedSlots).loads).toHaveLength(2)
  })
})
