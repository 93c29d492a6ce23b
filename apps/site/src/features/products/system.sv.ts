import { figure, withUnit } from '@arkpax/schema/figures'

const NBSP = '\u00A0'
const pieces = (count: number, one: string, many: string) =>
  count === 1 ? `1${NBSP}${one}` : `${figure(count)}${NBSP}${many}`

export const systemText: typeof import('./system.fi.ts').systemText = {
  title: 'Bygg ditt system',
  text: 'Lägg till batterier och paneler, så ser du hur mycket energi du har, hur länge den räcker och vad helheten kostar.',
  most: (count) => `högst ${figure(count)}${NBSP}st`,
  more: (name) => `Lägg till: ${name}`,
  fewer: (name) => `Ta bort: ${name}`,
  count: (name) => `Antal: ${name}`,
  energy: 'Energi totalt',
  price: 'Pris totalt, inkl. moms',
  lasts: 'Så länge räcker det',
  sun: 'Fulladdat med sol',
  addPanel: 'lägg till en panel',
  about: (value) => `ungefär ${value}`,
  summerDays: (days) => (days === 1 ? 'en sommardag' : `${figure(days)}${NBSP}sommardagar`),
  losses: 'Förlusterna är medräknade i drifttiderna.',
  fullPower: 'Laddtiden gäller när panelerna ger full effekt.',
  summerDay: (hours, share, wattHours) =>
    `En sommardag räknas som ${figure(hours)} soltimmar med ${withUnit(share, '%')} av effekten: ${withUnit(wattHours, 'Wh')} per panel.`,
  inquiry: 'Begär offert på det här systemet',
  fits: {
    howMany: { batteries: 'Hur många extrabatterier behöver du?', panels: 'Hur många paneler behöver du?' },
    start: {
      batteries: 'Börja med ett: fler kan du koppla till senare.',
      panels: 'På sommaren räcker en till kylboxen och lägrets lampor, två ger marginal för mulna dagar.',
    },
    which: 'Behöver du också en station?',
    batteries: (count) => pieces(count, 'extrabatteri', 'extrabatterier'),
    panels: (count) => pieces(count, 'panel', 'paneler'),
    only: { batteries: 'Bara extrabatteriet', panels: 'Bara solpanelen' },
    inAll: (energy) => `totalt ${energy}`,
    full: (days) => `full på ${days === 1 ? 'en sommardag' : `${figure(days)}${NBSP}sommardagar`}`,
    days: (days) => (days === 1 ? `1${NBSP}dag` : `${figure(days)}${NBSP}dagar`),
    inFullSun: (panels) => `${panels} i full sol`,
    withoutStation: (price) => `${price} utan stationen`,
    gain: (energy) => `Ett batteri ger ${energy} till`,
    summerGain: (energy) => `En panel ger ungefär ${energy} på en sommardag`,
    chart: { batteries: 'Energi när batterier läggs till', panels: 'Så många sommardagar tar laddningen' },
  },
}
