import { capitalised } from '@arkpax/schema/capitals'
import { withUnit } from '@arkpax/schema/figures'

const NBSP = '\u00A0'
/** Small numbers are words in sentences. */
const NUMBERS = ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv']
const number = (count: number) => NUMBERS[count] ?? count
const battery = (count: number) => `${number(count)}${NBSP}${count === 1 ? 'extrabatteri' : 'extrabatterier'}`
const panel = (count: number, thing = 'panel') =>
  `${count === 1 ? 'en' : number(count)}${NBSP}${thing}${count === 1 ? '' : 'er'}`
const share = (percent: number) => `${String(percent).replace('.', ',')}${NBSP}%`
const span = (days: number) => `${number(days)}${NBSP}dygn`

export const calculatorText: typeof import('./calculator.fi.ts').calculatorText = {
  title: 'Drifttidskalkylator',
  heading: 'Drifttids\u00ADkalkylator',
  lead: 'Välj dina apparater. Kalkylatorn visar vilken station du behöver, hur länge en laddning räcker och vad helheten kostar.',
  description:
    'Räkna ut hur länge Ark PRO och Ark EVO driver dina apparater, om effekten räcker och hur många extrabatterier eller solpaneler du behöver.',
  appliances: 'Dina apparater',
  results: 'Resultat',
  example: {
    note: 'Det här är ett exempel. Byt till dina egna apparater.',
    pick: 'Räcker för det här exemplet',
    short: 'Exempel:',
  },
  rowsNote: 'Öppna en apparat för att ändra dess effekt och användning.',
  rowUse: (watts, hours) => `${watts}, ${hours}/dygn`,
  noScript:
    'Kalkylatorn behöver JavaScript. Nedan finns ett räkneexempel, och drifttiderna för de vanligaste apparaterna hittar du i tabellen i slutet av sidan.',
  closed: {
    text: 'Kalkylatorn öppnades inte, eftersom en del av sidan inte laddades.',
    meanwhile: 'Nedan finns ett räkneexempel, och apparaternas drifttider står i',
    table: 'tabellen i slutet av sidan',
    ask: 'Du kan också fråga oss',
  },
  ownAppliance: 'Egen apparat',
  block: {
    title: 'Vilken räcker för dig?',
    text: 'Kalkylatorns svar på fem situationer. Öppna din, så ser du apparaterna och priset.',
    open: 'Välj dina egna apparater',
  },
  start: 'Vad behöver du ström till?',
  own: 'Egna apparater',
  pick: 'Lägg till en apparat',
  picker: {
    placeholder: 'Till exempel kylskåp eller mikro',
    browse: 'Bläddra i listan',
    own: 'Lägg till en egen apparat',
    count: (count) => (count === 1 ? `1${NBSP}apparat` : `${count}${NBSP}apparater`),
    found: (count) => (count === 1 ? `1${NBSP}apparat hittades.` : `${count}${NBSP}apparater hittades.`),
    none: (typed) =>
      `”${typed}” finns inte i listan. Lägg till den som egen apparat: effekten står på apparatens typskylt.`,
    added: (name, count) =>
      count === 1 ? `${name} har lagts till.` : `${name} har lagts till, nu är det ${count}${NBSP}st.`,
    full: 'Kalkylen rymmer 20 apparater. Ta bort någon först.',
  },
  remove: (name) => `Ta bort ${name}`,
  clear: 'Töm',
  copy: 'Kopiera länken',
  copied: { title: 'Länken har kopierats', description: 'Länken öppnar samma kalkyl.' },
  copyFailed: { title: 'Det gick inte att kopiera länken', description: 'Kopiera adressen från adressfältet.' },
  fields: {
    name: 'Apparatens namn',
    count: 'Antal',
    watts: 'Effekt',
    hours: 'Användning per dag',
    start: 'Starteffekt',
    days: 'Hur många dygn utan laddning?',
    together: 'Apparaterna kan vara på samtidigt',
  },
  mistakes: {
    count: 'Ange antalet som ett heltal, 1–50.',
    watts: `Ange effekten i watt, 1–10${NBSP}000, till exempel 1500 eller 7,5.`,
    hoursPerDay: 'Ange användningen i timmar per dygn, högst 24, till exempel 2,5.',
    startWatts: `Ange starteffekten i watt, högst 10${NBSP}000, till exempel 900.`,
    days: 'Ange dygnen som ett heltal, 1–30.',
  },
  duty: (percent) => `Apparaten går i perioder: i kalkylen är den belastad ${share(percent)} av tiden.`,
  runs: (percent) => (percent === 50 ? 'går halva tiden' : `går ${share(percent)} av tiden`),
  advice: {
    lastsAndSpares: (days, spare) => `Strömmen räcker ${span(days)}, och ${spare} blir kvar i reserv.`,
    lastsNarrowly: (days, spare) => `Strömmen räcker nätt och jämnt ${span(days)}: ${spare} blir kvar i reserv.`,
    soldOut: (what) => `Slutsålt just nu: ${what}. Vi meddelar leveranstiden i offerten.`,
    ask: 'Fråga oss',
    pick: 'Vi rekommenderar',
    pickInTurns: 'Vi rekommenderar, när du använder apparaterna turvis',
    best: (what, price) => `Vi rekommenderar: ${what}, ${price}.`,
    other: (what, price) => `Alternativ: ${what}, ${price}.`,
    lacking: (what, wattHours) => `${what} räcker nästan: det fattas ${wattHours}.`,
    inSun: 'Räcker en solig sommardag.',
    unfit: (why) => `Passar inte till de här apparaterna: ${why}.`,
    sunny:
      'Räcker en solig sommar: det första dygnet kommer strömmen från batteriet, och sedan laddar panelerna om solen skiner.',
    onlyInSun:
      'Det här räcker bara en solig sommar: det första dygnet kommer strömmen från batterierna, sedan från panelerna.',
    inTurns: (what, price) => `Vi rekommenderar: ${what}, ${price}, när du använder apparaterna turvis.`,
    atOnce: (watts, most) =>
      `Tillsammans kräver de ${watts}. Den största stationen ger ${most}, och ett extrabatteri ökar inte effekten.`,
    tooStrong: (name, watts, most) =>
      `Ingen av våra stationer räcker till: ${name} kräver ${watts}, och den största stationen ger ${most}.`,
    startTooStrong: (name, watts, most) =>
      `Ingen av våra stationer räcker till: ${name} kräver ${watts} vid start, och den största stationen ger som mest ${most} för ett ögonblick.`,
    tooMuchEnergy: 'Så mycket energi ryms inte ens i det största systemet.',
    tooMuchEnergyHint: 'Förkorta tiderna, ladda emellan eller ta bort en apparat som värmer.',
    empty: 'Lägg till apparater, så ser du vad som räcker och vad det kostar.',
    joined: (parts, last) => `${parts.join(', ')} och ${last}`,
    batteries: (count) => (count === 0 ? '' : battery(count)),
    panels: (count) => (count === 0 ? '' : panel(count, 'solpanel')),
    inquiry: 'Begär offert på det här',
    delivery: 'Leveranskostnaden ser du i offertförfrågan.',
    total: (what, price) => `Totalt ${price}: ${what}.`,
    added: (what) => `+ ${what}`,
  },
  message: {
    start: 'Jag vill ha en offert enligt den här kalkylen.',
    row: (count, name, watts, hours) => `${count} × ${name}, ${watts}, ${hours} per dygn`,
    use: (days, together) =>
      `${capitalised(span(days))} utan laddning. Apparaterna används ${together ? 'samtidigt' : 'turvis'}.`,
  },
  questions: { battery: 'Räcker batteriet?', power: 'Räcker effekten?', others: 'Andra alternativ' },
  answers: {
    yes: 'Ja',
    narrowly: 'Nätt och jämnt',
    no: 'Nej',
    withBatteries: (answer, count) => `${answer}, med ${battery(count)}`,
  },
  /** What a figure is, beside it. */
  parts: {
    days: 'på en laddning',
    demand: 'behov som mest / stationens kontinuerliga effekt',
    start: 'behov vid start / stationens toppeffekt',
  },
  batteryUse: (days, share) => `På ${span(days)} går ${share} av batteriet åt.`,
  lasts: (practical, nominal) => `På en laddning: ${practical}, ${nominal}.`,
  together: (practical, nominal) => `Allt på samtidigt: ${practical}, ${nominal}.`,
  about: (value) => `ungefär ${value}`,
  nominally: (value) => `nominellt ${value}`,
  dailyUse: (wattHours) => `Förbrukning: ${wattHours} per dygn före förluster.`,
  power: {
    enough: (limit) => `Den kontinuerliga effekten på ${withUnit(limit, 'W')} räcker.`,
    short: (limit) =>
      `Den kontinuerliga effekten på ${withUnit(limit, 'W')} räcker inte, och ett extrabatteri ökar den inte.`,
    startEnough: (start, peak) =>
      `Det största momentana behovet, ${withUnit(Math.round(start), 'W')}, ryms inom toppeffekten på ${withUnit(peak, 'W')}.`,
    startShort: (start, peak) =>
      `Det största momentana behovet, ${withUnit(Math.round(start), 'W')}, överskrider toppeffekten på ${withUnit(peak, 'W')}.`,
  },
  batteries: {
    none: (days) => `Det inbyggda batteriet räcker ${span(days)}.`,
    some: (count, total, days) =>
      `${capitalised(battery(count))} behövs för ${span(days)}. Kapaciteten är då ${total}.`,
    tooMuch: (most) => `Inte ens ${battery(most)} räcker. Ladda emellan eller minska förbrukningen.`,
  },
  panels: {
    all: (count) => `${capitalised(panel(count))} täcker ett dygns förbrukning på en sommardag.`,
    part: (most, share) =>
      `${capitalised(panel(most))} täcker ${share} av förbrukningen på en sommardag. Fler går inte att koppla in.`,
  },
  verdicts: {
    suffices: 'Räcker',
    withBatteries: (count) => `Räcker med ${battery(count)}`,
    power: 'Effekten räcker inte',
    start: 'Starteffekten räcker inte',
    energy: 'Energin räcker inte',
  },
  each: {
    charge: (count) => (count === 1 ? 'laddning' : 'laddningar'),
    cup: (count) => (count === 1 ? 'kopp' : 'koppar'),
    toast: (count) => (count === 1 ? 'rostning' : 'rostningar'),
    wash: (count) => (count === 1 ? 'tvätt' : 'tvättar'),
    litre: () => 'liter vatten',
    km: () => 'km',
  },
  table: {
    title: 'Drifttider för vanliga apparater',
    text: 'En apparat åt gången, fullt batteri och förlusterna avdragna.',
    more: 'Visa drifttider för alla apparater',
    caption: 'Drifttider för vanliga apparater med Ark PRO och Ark EVO',
    appliance: 'Apparat',
    tooStrong: 'effekten räcker inte',
    upTo: (watts) => `bara modeller på högst ${watts}`,
    footnote: 'Apparaten går i perioder, och det är inräknat.',
  },
  assumptions: {
    title: 'Så räknar vi',
    items: [
      {
        title: 'Nominell tid',
        text: 'Batteriets kapacitet delas med apparaternas effekt.',
      },
      {
        title: 'Tiden i praktiken',
        text: 'Från den nominella tiden dras förlusterna i växelriktaren, ungefär 10\u00A0%. I USB- och 12\u00A0V-utgångarna är förlusten mindre.',
      },
      {
        title: 'Effekt',
        text: 'Apparater som är på samtidigt får tillsammans ta högst stationens kontinuerliga effekt. Vi antar att apparaterna startar en i taget: starteffekten måste rymmas inom toppeffekten, som stationen ger i två sekunder. Ett extrabatteri ökar inte effekten.',
      },
      {
        title: 'Extrabatterier',
        text: 'Behovet räknas på den kapacitet som går att använda i praktiken. Vardera stationen tar högst 10\u00A0extrabatterier.',
      },
      {
        title: 'Solpaneler',
        text: 'En panel på 200\u00A0W ger ungefär 700\u00A0Wh på en sommardag: fem soltimmar och 70\u00A0% av märkeffekten. Du kan koppla högst sex paneler.',
      },
      {
        title: 'Kyla och ålder',
        text: 'Kyla och ålder minskar batteriets kapacitet. Lämna lite marginal i kalkylen.',
      },
    ],
  },
  limits: 'Alla siffror',
  ask: 'Begär offert',
  look: 'Se produkten',
  inquiry: (name) => `Begär offert: ${name}`,
  groups: { home: 'Hem', boat: 'Båt', tools: 'Verktyg', camping: 'Friluftsliv', office: 'Kontor' },
}
