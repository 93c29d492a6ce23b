type Words = typeof import('./policies.fi.ts')

export { DELIVERY_POLICY, policyPaths } from './policies.fi.ts'

export const policyText: Words['policyText'] = {
  home: 'Startsida',
  updated: 'Uppdaterad',
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
  days: (days) => `Leveranstid ${days}.`,
  weight: 'Vikt',
  upTo: (weight) => `Högst ${weight}`,
  none: { freight: 'Enligt överenskommelse', home: '–', pickup_point: '–', collection: '' },
  zones: 'Områden',
  zone: (name, postcodes) => `${name}: postnummer som börjar med ${postcodes}`,
  beyond: (toBeAgreed) =>
    `${toBeAgreed}: försändelser som är tyngre än i tabellen och leveranser till andra länder. Du får veta priset innan du beställer.`,
  returnsId: 'palautuksen-hinta',
  returns: 'Vad en retur kostar',
  returnsIntro:
    'Ångrar du ditt köp kan du beställa avhämtning av oss. Att returnera en felaktig eller felaktigt levererad produkt kostar ingenting.',
  product: 'Produkt',
  battery: 'Kraftstation eller extrabatteri',
  noBattery: 'Solpanel eller tillbehör utan batteri',
  each: (price) => `${price} per styck`,
}
