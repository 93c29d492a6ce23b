import { PRICE_TO_BE_AGREED } from '@arkpax/schema/delivery-labels'

type Words = typeof import('./policies.fi.ts')

export { DELIVERY_POLICY, policyPaths } from './policies.fi.ts'

export const policyText: Words['policyText'] = {
  home: 'Startsida',
  updated: 'Uppdaterad',
  withdraw: 'Ångra eller returnera',
  form: { id: 'ångerblankett', online: 'Ångra på webben', print: 'Skriv ut blanketten' },
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
  lead: (price, days) =>
    `En kraftstation eller ett extrabatteri levereras till dörren från ${price}. Leveranstiden är ${days} från att vi bekräftar beställningen eller får din förskottsbetalning.`,
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
  from: 'från',
  to: { freight: '', home: 'Hem', pickup_point: 'Utlämningsställe', collection: '' },
  postcodes: 'postnummer',
  elsewhere: 'Leverans till Åland eller flera stationer på en gång?',
  ask: 'Be om ett pris',
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
