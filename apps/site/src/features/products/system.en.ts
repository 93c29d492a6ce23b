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
  summerDays: (days) => (days === 1 ? '1 summer day' : `${figure(days)}${NBSP}summer days`),
  losses: 'Running times include losses.',
  fullPower: 'The charging time assumes the panels at full power.',
  summerDay: (hours, share, wattHours) =>
    `A summer day counts as ${figure(hours)} hours of sun at ${figure(share)}% of rated power: ${withUnit(wattHours, 'Wh')} per panel.`,
  inquiry: 'Request a quote for this',
  fits: {
    howMany: { batteries: 'How many extra batteries do you need?', panels: 'How many panels do you need?' },
    start: {
      batteries: 'Start with one: you can connect more later.',
      panels: 'In summer, one is enough for a cool box and camp lights; two leave a margin for cloudy days.',
    },
    which: 'Do you need a station too?',
    batteries: (count) => pieces(count, 'extra battery', 'extra batteries'),
    panels: (count) => pieces(count, 'panel', 'panels'),
    only: { batteries: 'Extra battery only', panels: 'Solar panel only' },
    inAll: (energy) => `${energy} in all`,
    full: (days) => `full in ${days === 1 ? '1 summer day' : `${figure(days)}${NBSP}summer days`}`,
    days: (days) => (days === 1 ? `1${NBSP}day` : `${figure(days)}${NBSP}days`),
    inFullSun: (panels) => `${panels} in full sun`,
    withoutStation: (price) => `${price} without the station`,
    gain: (energy) => `One battery adds ${energy}`,
    summerGain: (energy) => `One panel yields about ${energy} on a summer day`,
    chart: { batteries: 'Energy as batteries are added', panels: 'Summer days to a full charge' },
  },
}
