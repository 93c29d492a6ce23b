import { figure, withUnit } from '@arkpax/schema/figures'

const NBSP = '\u00A0'
const pieces = (count: number, one: string, many: string) =>
  count === 1 ? `1${NBSP}${one}` : `${figure(count)}${NBSP}${many}`

export const systemText: typeof import('./system.fi.ts').systemText = {
  title: 'Build a system',
  text: 'Add batteries and panels to see how much energy you have, how long it lasts and what it all costs.',
  most: (count) => `up to${NBSP}${figure(count)}`,
  more: (name) => `Add: ${name}`,
  fewer: (name) => `Remove: ${name}`,
  count: (name) => `Quantity: ${name}`,
  energy: 'Total energy',
  price: 'Total price, incl. VAT',
  lasts: 'How long it lasts',
  sun: 'Full solar charge',
  addPanel: 'add a panel',
  about: (value) => `about ${value}`,
  summerDays: (days) => (days === 1 ? '1 summer day' : `${figure(days)} summer days`),
  losses: 'Losses are counted in.',
  fullPower: 'The charging time assumes the panels at full power.',
  summerDay: (hours, share, wattHours) =>
    `A summer day counts as ${figure(hours)} hours of sun at ${figure(share)}% of rated power: ${withUnit(wattHours, 'Wh')} per panel.`,
  inquiry: 'Request a quote for this',
  fits: {
    title: 'Works with',
    which: 'For which station?',
    most: 'Up to',
    batteries: (count) => pieces(count, 'extra battery', 'extra batteries'),
    panels: (count) => pieces(count, 'panel', 'panels'),
    withOne: 'With one extra battery',
    withMost: (count) => `With ${figure(count)} extra batteries`,
    place: 'Placement',
    below: 'under the station',
    beside: 'beside the station',
    fillsWithOne: 'Full with one panel',
    fillsWithMost: (count) => `Full with ${figure(count)} panels`,
    fullSun: 'at full power',
    gain: (energy) => `One battery adds ${energy}`,
    summerGain: (energy) => `One panel yields about ${energy} on a summer day`,
    priceWithBattery: 'Station and one extra battery',
    priceWithPanel: 'Station and one panel',
    chart: 'Energy as batteries are added',
    chartParts: ['White: the station’s own battery', 'Green: extra batteries'],
    wiring: 'How to connect the panels',
  },
}
