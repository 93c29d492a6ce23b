import { figure, withUnit } from '@arkpax/schema/figures'

const NBSP = '\u00A0'
const pieces = (count: number, one: string, many: string) =>
  count === 1 ? `1${NBSP}${one}` : `${figure(count)}${NBSP}${many}`

export const systemText: typeof import('./system.fi.ts').systemText = {
  title: 'Build a system',
  text: 'Add batteries and panels to see how much energy there is, how long it lasts and what it all costs.',
  most: (count) => `up to ${figure(count)}${NBSP}pcs`,
  more: (name) => `Add: ${name}`,
  fewer: (name) => `Remove: ${name}`,
  count: (name) => `Quantity: ${name}`,
  energy: 'Total energy',
  price: 'Total price, incl. VAT',
  lasts: 'How long it lasts',
  sun: 'Charged by the sun',
  addPanel: 'add a panel',
  about: (value) => `about ${value}`,
  summerDays: (days) => (days === 1 ? 'in one summer day' : `in ${figure(days)} summer days`),
  nominal: 'Calculated from the nominal capacity.',
  losses: 'Losses in the inverter shorten the times by about 10%.',
  fullPower: 'The charging time assumes that the panels give their full power.',
  summerDay: (hours, share, wattHours) =>
    `A summer day here means ${figure(hours)} hours of sun at ${figure(share)}% of rated power: ${withUnit(wattHours, 'Wh')} per panel.`,
  inquiry: 'Request a quote for this',
  fits: {
    title: 'Works with',
    most: 'Up to',
    batteries: (count) => pieces(count, 'extra battery', 'extra batteries'),
    panels: (count) => pieces(count, 'panel', 'panels'),
    withOne: 'With one extra battery',
    withMost: (count) => `With ${figure(count)} extra batteries`,
    place: 'Placement',
    below: 'stacks under the station',
    beside: 'beside the station',
    fillsWithOne: 'Charged by one panel',
    fillsWithMost: (count) => `Charged by ${figure(count)} panels`,
    fullSun: 'at full power',
    gain: (energy) => `One battery adds ${energy}`,
    summerGain: (energy) => `One panel yields about ${energy} on a summer day`,
    wiring: 'Wiring',
  },
}
