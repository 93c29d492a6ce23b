import { PRICE_TO_BE_AGREED } from '@arkpax/schema/delivery-labels'

type Words = typeof import('./policies.fi.ts')

export { policyPaths } from './policies.fi.ts'

export const policyText: Words['policyText'] = {
  home: 'Startsida',
  updated: 'Uppdaterad',
  withdraw: 'Ångra eller returnera',
  form: { id: 'ångerblankett', online: 'Ångra på webben', print: 'Skriv ut blanketten' },
  from: 'från',
  others: 'Andra villkor',
  question: 'Är något oklart?',
  contact: 'Kontakta oss',
  binding: 'Det här är en översättning. Den finska texten är bindande.',
  finnish: 'Läs texten på finska',
  finnishOnly: 'Den gällande texten finns bara på finska.',
}

export const deliveryPricesText: Words['deliveryPricesText'] = {
  id: 'toimitustavat-ja-hinnat',
  title: 'Leveranssätt och priser',
  intro: 'Vikten är hela försändelsens vikt med förpackning. Priserna inkluderar moms.',
  door: (days) => `Leverans på ${days} vardagar`,
  lead: (price) =>
    `Kraftstation eller extrabatteri till dörren från ${price}. Leveranstiden börjar när vi bekräftar beställningen eller får din förskottsbetalning.`,
  leadFree: (method) => `${method} är gratis.`,
  days: (days) => `Leveranstid ${days}.`,
  ready: (days) => `Klart att hämta ${days} efter orderbekräftelsen.`,
  upTo: 'Högst',
  none: { freight: 'Avtalas', home: '–', pickup_point: '–', collection: '' },
  zones: 'Områden',
  zone: (name, postcodes, taken) =>
    `${name}: postnummer som börjar med ${postcodes}${taken && ` (dock inte ${taken})`}`,
  beyond: (toBeAgreed) =>
    `${toBeAgreed}: försändelser som är tyngre än i tabellen och leveranser till andra länder. Du får veta priset innan du beställer.`,
  returnsId: 'palautuksen-hinta',
  returns: 'Vad en retur kostar',
  returnsIntro:
    'Ångrar du ditt köp kan du beställa avhämtning av oss. Priset gäller en produkt. Att returnera en felaktig eller felaktigt levererad produkt kostar ingenting.',
  product: 'Produkt',
  battery: 'Kraftstation eller extrabatteri',
  noBattery: 'Solpanel eller tillbehör utan batteri',
  anything: 'Du kan hämta vilken produkt som helst',
  details: 'Bra att veta',
  elsewhere: 'Leverans till Åland eller flera stationer på en gång?',
  ask: 'Be om ett pris',
}

export const returnsText: Words['returnsText'] = {
  title: '[[terms.returnDays]]\u00A0dagars öppet köp',
  lead: 'Öppna paketet och prova om produkten passar dig. Gör den inte det får du returnera den utan att uppge något skäl.',
  regret: 'Du ångrade dig',
  pickup: (panel) => `Avhämtning av kraftstation eller extrabatteri. Solpanel från ${panel}.`,
  faulty: 'Felaktig, skadad eller fel produkt',
  faultyText: 'Vi betalar både returen och den nya leveransen.',
  money: 'Pengarna tillbaka',
  within: (days) => `inom ${days}\u00A0dagar`,
  moneyText: 'Tiden räknas från ditt meddelande, bara produkten har lämnats tillbaka eller skickats.',
  details: 'Villkoren i detalj',
}

export const deliveryCheckText: Words['deliveryCheckText'] = {
  title: 'Vad kostar leveransen till dig?',
  postcode: 'Postnummer',
  product: 'Produkt',
  submit: 'Visa priset',
  days: '{days}\u00A0vardagar',
  free: 'Gratis',
  mistake: 'Ett postnummer har fem siffror',
  agreed: PRICE_TO_BE_AGREED,
  failed: 'Priset kunde inte hämtas. Försök igen om en stund.',
}
