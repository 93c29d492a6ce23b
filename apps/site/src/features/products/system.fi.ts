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
  losses: 'Käyttöajoissa häviöt on laskettu mukaan.',
  fullPower: 'Latausaika pätee, kun paneelit antavat täyden tehonsa.',
  summerDay: (hours: number, share: number, wattHours: number) =>
    `Kesäpäivään lasketaan ${figure(hours)} aurinkotuntia ${withUnit(share, '%')}:n teholla, eli ${withUnit(wattHours, 'Wh')} paneelia kohti.`,
  inquiry: 'Pyydä tarjous tästä',
  fits: {
    howMany: { batteries: 'Montako lisäakkua tarvitset?', panels: 'Montako paneelia tarvitset?' },
    start: {
      batteries: 'Aloita yhdestä: muut voit kytkeä myöhemmin.',
      panels: 'Yksi riittää kesällä kylmälaukulle ja leirin valoille, kaksi jättää varaa pilvipäiviin.',
    },
    which: 'Tarvitsetko myös aseman?',
    batteries: (count: number) => pieces(count, 'lisäakku', 'lisäakkua'),
    panels: (count: number) => pieces(count, 'paneeli', 'paneelia'),
    only: { batteries: 'Vain lisäakku', panels: 'Vain aurinkopaneeli' },
    inAll: (energy: string) => `yhteensä ${energy}`,
    full: (days: number) => `${figure(days)}${NBSP}kesäpäivän lataus`,
    days: (days: number) => (days === 1 ? `1${NBSP}päivä` : `${figure(days)}${NBSP}päivää`),
    inFullSun: (panels: string) => `${panels} täydessä auringossa`,
    withoutStation: (price: string) => `${price} ilman asemaa`,
    gain: (energy: string) => `Yksi akku lisää ${energy}`,
    summerGain: (energy: string) => `Yksi paneeli tuo kesäpäivässä noin ${energy}`,
    chart: { batteries: 'Energia, kun akkuja lisätään', panels: 'Montako kesäpäivää lataus kestää' },
  },
}
