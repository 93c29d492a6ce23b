import { figure, withUnit } from '@arkpax/schema/figures'

const NBSP = '\u00A0'
const pieces = (count: number, one: string, many: string) =>
  count === 1 ? `1${NBSP}${one}` : `${figure(count)}${NBSP}${many}`

/** Words of what can be added to a station, and of what a battery or a panel fits. */
export const systemText = {
  title: 'Rakenna järjestelmä',
  text: 'Lisää akkuja ja paneeleja, niin näet energian, käyttöajat ja hinnan.',
  most: (count: number) => `enintään ${figure(count)}${NBSP}kpl`,
  more: (name: string) => `Lisää: ${name}`,
  fewer: (name: string) => `Vähennä: ${name}`,
  count: (name: string) => `Määrä: ${name}`,
  energy: 'Energiaa yhteensä',
  price: 'Hinta yhteensä, sis. alv',
  lasts: 'Näin pitkään se riittää',
  sun: 'Auringosta täyteen',
  addPanel: 'lisää paneeli',
  about: (value: string) => `noin ${value}`,
  summerDays: (days: number) => `${figure(days)}${NBSP}kesäpäivässä`,
  losses: 'Häviöt on laskettu mukaan.',
  fullPower: 'Latausaika pätee, kun paneelit antavat täyden tehonsa.',
  summerDay: (hours: number, share: number, wattHours: number) =>
    `Kesäpäivään lasketaan ${figure(hours)} aurinkotuntia ${withUnit(share, '%')}:n teholla, eli ${withUnit(wattHours, 'Wh')} paneelia kohti.`,
  inquiry: 'Pyydä tarjous tästä',
  fits: {
    title: 'Sopivuus',
    which: 'Mihin asemaan?',
    most: 'Enintään',
    batteries: (count: number) => pieces(count, 'lisäakku', 'lisäakkua'),
    panels: (count: number) => pieces(count, 'paneeli', 'paneelia'),
    withOne: 'Yhdellä lisäakulla',
    withMost: (count: number) => `Kun lisäakkuja on ${figure(count)}`,
    place: 'Sijoitus',
    below: 'aseman alle',
    beside: 'aseman viereen',
    fillsWithOne: `Täyteen 1${NBSP}paneelilla`,
    fillsWithMost: (count: number) => `Täyteen ${figure(count)}${NBSP}paneelilla`,
    fullSun: 'täydellä teholla',
    gain: (energy: string) => `Yksi akku lisää ${energy}`,
    summerGain: (energy: string) => `Yksi paneeli tuo kesäpäivässä noin ${energy}`,
    priceWithBattery: 'Asema ja yksi lisäakku',
    priceWithPanel: 'Asema ja yksi paneeli',
    chart: 'Energia, kun akkuja lisätään',
    /** The parts of a bar on a dark ground, in its order. */
    chartParts: ['Valkoinen: aseman oma akku', 'Vihreä: lisäakut'],
    wiring: 'Näin kytket paneelit',
  },
}
