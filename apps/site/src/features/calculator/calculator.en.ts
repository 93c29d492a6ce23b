import { capitalised } from '@arkpax/schema/capitals'
import { figure, percent, withUnit } from '@arkpax/schema/figures'

const NBSP = '\u00A0'
const battery = (count: number) => (count === 1 ? `1${NBSP}extra battery` : `${count}${NBSP}extra batteries`)
const panel = (count: number) => (count === 1 ? `1${NBSP}panel` : `${count}${NBSP}panels`)
const span = (days: number) => (days === 1 ? 'one day' : `${days}${NBSP}days`)

export const calculatorText: typeof import('./calculator.fi.ts').calculatorText = {
  title: 'Runtime calculator',
  heading: 'Runtime calculator',
  lead: 'Choose your appliances. The calculator shows which station you need, how long one charge lasts and what it all costs.',
  description:
    'Calculate how long Ark PRO and Ark EVO run your appliances, whether their power is enough and how many extra batteries or solar panels you need.',
  appliances: 'Your appliances',
  results: 'Result',
  example: {
    note: 'This is an example. Change it to your own appliances.',
    pick: 'Enough for this example',
    short: 'Example:',
  },
  rowsNote: 'Open an appliance to change its power and use.',
  rowUse: (watts, hours) => `${watts}, ${hours} a day`,
  noScript:
    'The calculator needs JavaScript. Below is an example, and the table at the end of the page has runtimes for the most common appliances.',
  closed: {
    text: 'The calculator did not open, because part of the page did not load.',
    meanwhile: 'There is an example below, and the runtimes of appliances are in',
    table: 'the table at the end of the page',
    ask: 'You can also ask us',
  },
  ownAppliance: 'Your own appliance',
  block: {
    title: 'Which one do you need?',
    text: 'The calculator’s answer to five situations. Open yours to see the appliances and the price.',
    open: 'Choose your own appliances',
  },
  start: 'What do you need power for?',
  own: 'Your own appliances',
  pick: 'Add an appliance',
  picker: {
    placeholder: 'For example, fridge or microwave',
    browse: 'Browse the list',
    own: 'Add your own appliance',
    count: (count) => (count === 1 ? `1${NBSP}appliance` : `${count}${NBSP}appliances`),
    found: (count) => (count === 1 ? `1${NBSP}appliance found.` : `${count}${NBSP}appliances found.`),
    none: (typed) => `“${typed}” is not on the list. Add it as your own appliance: the power is on its rating plate.`,
    added: (name, count) => (count === 1 ? `${name} added.` : `${name} added. You now have ${count}.`),
    full: 'You can add up to 20 appliances. Remove one first.',
  },
  remove: (name) => `Remove ${name}`,
  clear: 'Clear',
  copy: 'Copy the link',
  copied: { title: 'Link copied', description: 'The link opens the same calculation.' },
  copyFailed: { title: 'The link could not be copied', description: 'Copy the address from the address bar.' },
  fields: {
    name: 'Appliance name',
    count: 'Quantity',
    watts: 'Power',
    hours: 'Use per day',
    start: 'Starting power',
    days: 'How many days without charging?',
    together: 'The appliances may be on at the same time',
  },
  mistakes: {
    count: 'Enter the quantity as a whole number, 1–50.',
    watts: `Enter the power in watts, 1–${figure(10_000)}, for example 1500 or 7.5.`,
    hoursPerDay: 'Enter the use in hours per day, at most 24, for example 2.5.',
    startWatts: `Enter the starting power in watts, at most ${figure(10_000)}, for example 900.`,
    days: 'Enter the days as a whole number, 1–30.',
  },
  duty: (share) => `The appliance cycles on and off: we assume it is under load ${percent(share)} of the time.`,
  runs: (share) => `runs ${share === 50 ? 'half' : `${percent(share)} of`} the time`,
  advice: {
    lastsAndSpares: (days, spare) => `It lasts ${span(days)}, with ${spare} to spare.`,
    lastsNarrowly: (days, spare) => `It only just lasts ${span(days)}, with ${spare} to spare.`,
    soldOut: (what) => `Sold out at the moment: ${what}. We will give the delivery time in the quote.`,
    ask: 'Ask us',
    pick: 'We recommend',
    pickInTurns: 'We recommend, if you use the appliances one at a time',
    best: (what, price) => `We recommend: ${what}, ${price}.`,
    other: (what, price) => `Or: ${what}, ${price}.`,
    lacking: (what, wattHours, isOne) => `The ${what} ${isOne ? 'alone falls' : 'fall'} ${wattHours} short.`,
    inSun: 'Lasts through a sunny summer day.',
    unfit: (why) => `Not suitable for these appliances: ${why}.`,
    sunny:
      'Enough in a sunny summer: the first day’s power comes from the battery; after that, the panels recharge it if the sun shines.',
    onlyInSun:
      'This is enough only in summer sunshine: the first day’s power comes from the batteries, the rest from the panels.',
    inTurns: (what, price) => `We recommend: ${what}, ${price}, if you use the appliances one at a time.`,
    atOnce: (watts, most) =>
      `Together they need ${watts}. The largest station gives ${most}, and an extra battery adds no power.`,
    tooStrong: (name, watts, most) =>
      `None of our stations is powerful enough: ${name} needs ${watts}, and the largest station gives ${most}.`,
    startTooStrong: (name, watts, most) =>
      `None of our stations is powerful enough: ${name} needs ${watts} to start, and the largest station gives at most ${most} for a moment.`,
    tooMuchEnergy: 'Not even our largest system holds this much energy.',
    tooMuchEnergyHint: 'Shorten the times, recharge in between or leave out an appliance that produces heat.',
    empty: 'Add appliances to see what you need and what it costs.',
    joined: (parts, last) => `${parts.join(', ')} and ${last}`,
    batteries: (count) => (count === 0 ? '' : count === 1 ? 'an extra battery' : `${count}${NBSP}extra batteries`),
    panels: (count) => (count === 0 ? '' : count === 1 ? 'a solar panel' : `${count}${NBSP}solar panels`),
    inquiry: 'Request a quote for this',
    delivery: 'Delivery costs are shown on the request form.',
    total: (what, price) => `Total ${price}: ${what}.`,
    added: (what) => `+ ${what}`,
  },
  message: {
    start: 'I would like a quote for this calculation.',
    row: (count, name, watts, hours) => `${count} × ${name}, ${watts}, ${hours} per day`,
    use: (days, together) =>
      `${capitalised(span(days))} without charging. The appliances are used ${together ? 'at the same time' : 'one at a time'}.`,
  },
  questions: { battery: 'Does the battery last?', power: 'Is there enough power?', others: 'Other options' },
  answers: {
    yes: 'Yes',
    narrowly: 'Only just',
    no: 'No',
    withBatteries: (answer, count) =>
      `${answer}, with ${count === 1 ? 'an extra battery' : `${count}${NBSP}extra batteries`}`,
  },
  /** What a figure is, beside it. */
  parts: {
    days: 'on one charge',
    demand: 'needed at most / the station’s continuous power',
    start: 'needed at start / the station’s peak power',
  },
  batteryUse: (days, share) => `Uses ${share} of the battery in ${days === 1 ? 'a day' : `${days}${NBSP}days`}.`,
  lasts: (practical, nominal) => `On one charge: ${practical}, ${nominal}.`,
  together: (practical, nominal) => `All on at once: ${practical}, ${nominal}.`,
  about: (value) => `about ${value}`,
  nominally: (value) => `nominally ${value}`,
  dailyUse: (wattHours) => `Consumption: ${wattHours} per day before losses.`,
  power: {
    enough: (limit) => `The continuous power of ${withUnit(limit, 'W')} is enough.`,
    short: (limit) =>
      `The continuous power of ${withUnit(limit, 'W')} is not enough, and an extra battery does not add to it.`,
    startEnough: (start, peak) =>
      `The highest momentary demand, ${withUnit(Math.round(start), 'W')}, is within the peak power of ${withUnit(peak, 'W')}.`,
    startShort: (start, peak) =>
      `The highest momentary demand, ${withUnit(Math.round(start), 'W')}, exceeds the peak power of ${withUnit(peak, 'W')}.`,
  },
  batteries: {
    none: (days) => `The built-in battery is enough for ${span(days)}.`,
    some: (count, total, days) => `You need ${battery(count)} for ${span(days)}. The capacity is then ${total}.`,
    tooMuch: (most) => `Not even ${battery(most)} are enough. Recharge in between or use less.`,
  },
  panels: {
    all: (count) => `On a summer day, ${panel(count)} ${count === 1 ? 'covers' : 'cover'} a day’s consumption.`,
    part: (most, share) =>
      `On a summer day, ${panel(most)} cover ${share} of the consumption. No more can be connected.`,
  },
  verdicts: {
    suffices: 'Covers your needs',
    withBatteries: (count) => (count === 1 ? 'Needs an extra battery' : `Needs ${count} extra batteries`),
    power: 'Not enough power',
    start: 'Not enough starting power',
    energy: 'Not enough energy',
  },
  each: {
    charge: (count) => (count === 1 ? 'charge' : 'charges'),
    cup: (count) => (count === 1 ? 'cup' : 'cups'),
    toast: (count) => (count === 1 ? 'round of toast' : 'rounds of toast'),
    wash: (count) => (count === 1 ? 'wash' : 'washes'),
    litre: (count) => (count === 1 ? 'litre of water' : 'litres of water'),
    km: () => 'km',
  },
  table: {
    title: 'Runtimes of common appliances',
    text: 'One appliance at a time, a full battery and losses taken off.',
    more: 'Show runtimes of all appliances',
    caption: 'Runtimes of common appliances with Ark PRO and Ark EVO',
    appliance: 'Appliance',
    tooStrong: 'not enough power',
    upTo: (watts) => `only models up to ${watts}`,
    footnote: 'The appliance cycles on and off, which is taken into account.',
  },
  assumptions: {
    title: 'How we calculate',
    items: [
      {
        title: 'Nominal time',
        text: 'The capacity of the battery is divided by the power of the appliances.',
      },
      {
        title: 'Time in practice',
        text: 'Inverter losses, about 10%, are taken off the nominal time. At the USB and 12\u00A0V outputs the loss is smaller.',
      },
      {
        title: 'Power',
        text: 'Appliances that are on at the same time may together draw no more than the station’s continuous power. We assume that they start one at a time: the starting power must be within the peak power, which the station gives for two seconds. An extra battery adds no power.',
      },
      {
        title: 'Extra batteries',
        text: 'The number is calculated from the usable capacity. Each station takes up to 10\u00A0extra batteries.',
      },
      {
        title: 'Solar panels',
        text: 'One 200\u00A0W panel yields about 700\u00A0Wh on a summer day: five hours of sun at 70% of its rated power. Up to six panels can be connected.',
      },
      {
        title: 'Cold and age',
        text: 'Cold and age reduce a battery’s capacity. Leave some margin in your calculation.',
      },
    ],
  },
  limits: 'All the figures',
  ask: 'Request a quote',
  look: 'View product',
  inquiry: (name) => `Request a quote: ${name}`,
  groups: { home: 'Home', boat: 'Boat', tools: 'Tools', camping: 'Outdoors', office: 'Office' },
}
