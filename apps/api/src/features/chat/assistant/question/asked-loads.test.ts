import { describe, expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createSlotReader } from './slot-reader.ts'

const { knowledge } = await shopKnowledge()
const read = createSlotReader(knowledge)
const loads = (text: string) =>
  read(text).loads.map(({ appliance, watts, hours, count, pieces, dutyPercent }) => ({
    of: appliance?.id,
    watts,
    ...(hours && { hours }),
    ...(count > 1 && { count }),
    ...(pieces && { pieces: pieces.count }),
    ...(dutyPercent && { dutyPercent }),
  }))

describe('hours', () => {
  it.each([
    ['reititin ympäri vuorokauden ja 40 watin valot kuusi tuntia illassa', [24, 6]],
    ['jääkaappi ja valot 6 tuntia illassa', [24, 6]],
    ['lamput 12 W ja tuuletin 30 W neljä tuntia illassa', [4, 4]],
    ['kyl och lampor 5 timmar på kvällen', [24, 5]],
    ['fridge and lights for 5 hours in the evening', [24, 5]],
    ['jääkaappi ja telkkari 4 tuntia päivässä', [24, 4]],
    ['läppäri ja näyttö 8 tuntia päivässä', [8, 8]],
    ['jääkaappi, telkkari ja valot 4 tuntia, läppäri 2 tuntia', [24, 4, 4, 2]],
    ['pumpen går en halvtimme per dygn, plus 50 W lampor i fem timmar', [0.5, 5]],
    ['plotteri 15 w ja valo 10 w, pidän niitä 10 h päivässä', [undefined, undefined]],
    ['kylbox 45 W och plotter plus lanternor 47 W, tio timmar', [undefined, undefined]],
    ['fridge 45 W plus a fan at 10 W for 9 hours every night', [24, 9]],
    ['jääkaappi 80 w, valoja 20 w 5 h illas ja kaks luurii päiväs', [24, 5, undefined]],
    ['puhelin ja valot 20 w 5 h illassa', [1, 5]],
    ['läppäri ja näyttö 30 w, 8 tuntia', [undefined, undefined]],
  ])('of %s', (text, hours) => {
    expect(read(text).loads.map((load) => load.hours)).toEqual(hours)
  })
})

describe('what is one device', () => {
  it.each([
    ['plotter plus lanternor 47 W', [{ of: 'veneen-elektroniikka', watts: 47 }]],
    ['koka kaffevatten med en vattenkokare på 2000 W', [{ of: 'vedenkeitin', watts: 2000 }]],
    ['saunalautalla valot 30 W', [{ of: 'led-valaisimet', watts: 30 }]],
    ['microwave (800 W heating, pulls 1300 W)', [{ of: 'mikroaaltouuni', watts: 1300 }]],
    [
      'kompressorilaukku 12 V 4 A ja kompressori käy mittausteni mukaan 40 % ajasta',
      [{ of: 'kylmalaukku', watts: 48, dutyPercent: 40 }],
    ],
    [
      'jääkaappi 80 W, kompressori 1500 W',
      [
        { of: 'jaakaappi', watts: 80 },
        { of: 'kompressori', watts: 1500 },
      ],
    ],
    ['kolme puhelimen latausta päivässä', [{ of: 'puhelimen-laturi', watts: 20, pieces: 3 }]],
    [
      'neljä dronen akkua ja kuusi kameran akkua päivässä',
      [
        { of: 'drone', watts: 100, count: 4, pieces: 4 },
        { of: 'kamera', watts: 15, count: 6, pieces: 6 },
      ],
    ],
    ['drooni, yhdeksän akkua päivässä', [{ of: 'drone', watts: 100, pieces: 9 }]],
    ['kuusi lamppua á 12 W', [{ of: 'led-valaisimet', watts: 12, count: 6 }]],
    ['kaksi levyä á 900 W', [{ of: undefined, watts: 900, count: 2 }]],
    [
      'kaiku 8 W, plotteri 15, vhf 5',
      [
        { of: 'veneen-elektroniikka', watts: 8 },
        { of: 'veneen-elektroniikka', watts: 15 },
        { of: 'veneen-elektroniikka', watts: 5 },
      ],
    ],
    [
      'telkkari 60 W kolme tuntia ja kahvit 20 hengelle (kuppi jokaiselle)',
      [
        { of: 'televisio', watts: 60 },
        { of: 'kahvinkeitin', watts: 1200, pieces: 20 },
      ],
    ],
    [
      'akvaariossani on 20 watin pumppu ja lämmitin, joka vie keskimäärin 70 wattia',
      [
        { of: 'vesipumppu', watts: 20 },
        { of: 'sahkopatteri', watts: 70 },
      ],
    ],
    [
      'satelliittinetin ja läppärin varassa, jos Starlink vie 75 W ja kone 60 W, riittääkö',
      [
        { of: 'evo-kannettava', watts: 60 },
        { of: 'starlink', watts: 75 },
      ],
    ],
    [
      'kompressorijääkaappi, jonka kilvessä lukee vain 60 W, ja kauanko, jos kompressori hurisisi koko ajan',
      [{ of: 'jaakaappi', watts: 60 }],
    ],
    ['pari lamppua', [{ of: 'led-valaisimet', watts: 10, count: 2 }]],
    ['800 w mikro', [{ of: 'mikroaaltouuni', watts: 1300 }]],
    ['mikro, joka ottaa 1200 W', [{ of: 'mikroaaltouuni', watts: 1200 }]],
    ['kulutamme 1200 Wh vuorokaudessa', [{ of: undefined, watts: 50, hours: 24, dutyPercent: 100 }]],
    ['two e-bikes (500 Wh packs)', [{ of: 'sahkopyora', watts: 150, count: 2 }]],
    ['sähköperämoottorin akku 12 V 100 Ah', [{ of: 'keulamoottori', watts: 200 }]],
  ])('%s', (text, told) => {
    expect(loads(text)).toEqual(told)
  })

  it('has its name in every case of a word: an ending alone is no place', () => {
    expect(loads('paljonko kuluu jääkaapilta')).toEqual([{ of: 'jaakaappi', watts: 80 }])
  })
})
