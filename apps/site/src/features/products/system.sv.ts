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
    owned: 'Nej, jag har en',
    together: { batteries: 'med extrabatteri', panels: 'med panel' },
    sun: (hours) => `full efter ${hours} sol`,
    days: (days) => `${figure(days)}${NBSP}sommardagar`,
    withoutStation: (price) => `${price} utan stationen`,
    gain: (energy) => `Ett batteri ger ${energy} till`,
    summerGain: (energy) => `En panel ger ungefär ${energy} på en sommardag`,
    chart: { batteries: 'Energi när batterier läggs till', panels: 'Så snart laddar solen stationen full' },
    ownBattery: (name, power) =>
      `${name} tar emot högst ${power} i det egna batteriet. Paneleffekt utöver det förkortar inte laddtiden utan går till apparater och extrabatterier.`,
    parts: { batteries: ['Stationens eget batteri', 'Extrabatterier'], panels: ['Timmar i full sol'] },
  },
}
