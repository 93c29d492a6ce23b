import { textOfHtml } from '@arkpax/schema/html'
import { describe, expect, it } from 'vitest'
import { figuresIn } from './figures.ts'
import { unknownFigures } from './unknown-figures.ts'

const keys = (text: string) => figuresIn(text).map(({ key }) => key)

describe('a figure', () => {
  it.each([
    ['2300 Wh', 'energy 2300'],
    ['2 300 Wh', 'energy 2300'],
    ['2\u00A0300\u00A0Wh', 'energy 2300'],
    ['2\u202F300 Wh:n akku', 'energy 2300'],
    ['2300Wh', 'energy 2300'],
    ['2,3 kWh', 'energy 2300'],
    ['2.3 kWh', 'energy 2300'],
    ['2300 wattituntia', 'energy 2300'],
    ['2300-wattituntinen', 'energy 2300'],
    ['25,3 kWh:iin', 'energy 25300'],
    ['24,2 kilowattituntiin', 'energy 24200'],
    ['2400W', 'power 2400'],
    ['2,4 kW:n teho', 'power 2400'],
    ['200 W-paneeli', 'power 200'],
    ['1200 watin kahvinkeitin', 'power 1200'],
    ['1,5 h', 'time 5400'],
    ['1,5 tunnissa', 'time 5400'],
    ['90 minuuttia', 'time 5400'],
    ['1,5-tuntinen lataus', 'time 5400'],
    ['puolitoista tuntia', 'time 5400'],
    ['kahdessa tunnissa', 'time 7200'],
    ['kaksituntinen', 'time 7200'],
    ['30 minuutiksi', 'time 1800'],
    ['alle 10 ms', 'time 0.01'],
    ['kahden vuoden takuu', 'months 24'],
    ['24 kk', 'months 24'],
    ['kolmivuotinen takuu', 'months 36'],
    ['30 päivän palautusoikeus', 'time 2592000'],
    ['17,5 kg', 'mass 17500'],
    ['28-kiloinen', 'mass 28000'],
    ['−10 °C:ssa', 'temperature -10'],
    ['-10 astetta', 'temperature -10'],
    ['80 %:iin', 'share 80'],
    ['80 prosenttiin', 'share 80'],
    ['3 350,00 €', 'euros 3350'],
    ['3350 euroa', 'euros 3350'],
    ['49,90 €', 'euros 49.9'],
    ['4000 lataussykliä', 'cycles 4000'],
    ['13 lähtöä', 'outputs 13'],
    ['4 AC-pistorasiaa', 'sockets 4'],
    ['neljä pistorasiaa', 'sockets 4'],
    ['2 USB-C-porttia', 'ports 2'],
    ['46 kupillista', 'cups 46'],
    ['115 latausta', 'charges 115'],
    ['48 suojausta', 'protections 48'],
    ['IP67', 'IP67'],
    ['IPX7-luokitus', 'IPX7'],
  ])('is read from %j', (text, key) => {
    expect(keys(`Luvussa (${text}) se on.`)).toEqual([key])
  })

  it.each([
    ['−10…+60 °C', ['temperature -10', 'temperature 60']],
    ['-20 – -10 °C', ['temperature -20', 'temperature -10']],
    ['10–15 °C', ['temperature 10', 'temperature 15']],
    ['10-15 °C', ['temperature 10', 'temperature 15']],
    ['800–1500 W', ['power 800', 'power 1500']],
    ['4 tai 8 h', ['time 14400', 'time 28800']],
    ['480 × 270 × 355 mm', ['length 480', 'length 270', 'length 355']],
    ['6 × 200 W', ['power 200']],
    ['12 V / 10 A', ['voltage 12', 'current 10']],
    ['5 V/3,6 A', ['voltage 5', 'current 3.6']],
    ['230 V:n ja 2400 W:n', ['voltage 230', 'power 2400']],
  ])('can share its unit with others: %j', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it.each([
    'vuonna 2026',
    'Vuosi 1998 oli alku',
    'kesällä 2025 ja 2026',
    '21.11.2026 klo 9',
    '1. Lataa akku täyteen',
    'Vaihe 2: laske energia',
    '3. päivä',
    'viisi vinkkiä',
    '3 puhelinta ja 2 tablettia',
    'ma–pe klo 9–17',
    'puh. 010 320 9140',
    'USB-C, MPPT ja LiFePO4',
    'versio 2.3.1 h',
    'tuntuu tunturissa',
    'kuusi tunturin laella',
    'kahdeksan tuntematonta',
    'yksi tunti',
  ])('is nothing in %j', (text) => {
    expect(keys(text)).toEqual([])
  })
})

describe('unknown figures', () => {
  const facts = 'Ark PRO: 2300 Wh, 2400 W, täyteen 2 tunnissa, takuu 2 vuotta, IP67, −10…+60 °C, 3 350,00 €.'

  it('are those that the facts do not say, however they are written', () => {
    const text = 'Akussa on 2,3 kWh ja takuu on 24 kk. Kotelo on IP68. Lataus vie 120 min, hinta 3 350 euroa.'
    expect(unknownFigures(text, facts)).toEqual([{ figure: 'IP68', sentence: 'Kotelo on IP68.' }])
  })

  it('are each told once, with their sentence', () => {
    const text = 'Paino on 19,5 kg. Se on kevyt: 19,5 kg on vähän.\nToimii −20 °C:ssa!'
    expect(unknownFigures(text, facts)).toEqual([
      { figure: '19,5 kg', sentence: 'Paino on 19,5 kg.' },
      { figure: '−20 °C', sentence: 'Toimii −20 °C:ssa!' },
    ])
  })

  it('are not let through by the other numbers of a range or by a sign', () => {
    expect(unknownFigures('Kestää 10 °C:sta 60 °C:seen ja −60 °C.', facts).map(({ figure }) => figure)).toEqual([
      '10 °C',
      '−60 °C',
    ])
    expect(unknownFigures('Teho on 2400–3000 W.', facts)).toHaveLength(1)
    expect(unknownFigures('Varaa 12 300 Wh.', facts)).toHaveLength(1)
  })

  it('are found in the words of HTML, block by block', () => {
    const html = '<h2>Vaihe 2</h2><ul><li>Ark <strong>PRO</strong>: 5&nbsp;000 W</li><li>100 &lt; 200 W</li></ul>'
    const text = textOfHtml(html.replaceAll('&nbsp;', '\u00A0'))
    expect(unknownFigures(text, facts)).toEqual([
      { figure: '5\u00A0000 W', sentence: 'Ark PRO: 5\u00A0000 W' },
      { figure: '200 W', sentence: '100 < 200 W' },
    ])
  })

  it('take no longer on a text made to be slow', () => {
    const started = performance.now()
    unknownFigures('1 000 '.repeat(20_000), facts)
    unknownFigures('1-'.repeat(50_000), facts)
    unknownFigures('9'.repeat(100_000), facts)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})
