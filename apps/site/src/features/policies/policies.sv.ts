import { PRICE_TO_BE_AGREED } from '@arkpax/schema/delivery-labels'

type Words = typeof import('./policies.fi.ts')

export { policyPaths } from './policies.fi.ts'

export const policyText: Words['policyText'] = {
  home: 'Startsida',
  updated: 'Uppdaterad',
  withdraw: 'Anmäl returen',
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
    `Leverans av kraftstation eller extrabatteri från ${price}. Leveranstiden börjar när vi bekräftar beställningen eller får din förskottsbetalning.`,
  leadFree: (method) => `${method} är gratis.`,
  days: (days) => `Leveranstid ${days}.`,
  ready: ({ days }) => `Klart att hämta ${days} efter orderbekräftelsen.`,
  upTo: 'Vikt högst',
  stations: (count) => (count === 1 ? '1\u00A0station' : `${count}\u00A0stationer`),
  none: { freight: 'Avtalas', home: '–', pickup_point: '–', collection: '' },
  zones: 'Till vilket område hör mitt postnummer?',
  zonesNote: 'Se vilka siffror ditt postnummer börjar med.',
  zone: (beginnings) => beginnings.join(' och '),
  rest: (beginnings) => `${beginnings.join(' och ')}, utom de ovannämnda`,
  beyond:
    'Är din försändelse tyngre än i tabellen, eller ska den till Åland? Då avtalar vi om priset, och du får veta det innan du beställer.',
  returnsId: 'palautuksen-hinta',
  returns: 'Vad en retur kostar',
  returnsIntro:
    'Ångrar du ditt köp kan du beställa avhämtning av oss. Priset gäller en produkt. Att returnera en felaktig eller felaktigt levererad produkt kostar ingenting.',
  goods: 'Produkt',
  battery: 'Kraftstation eller extrabatteri',
  noBattery: 'Solpanel eller tillbehör utan batteri',
  batteryDelivery: 'Leverans av kraftstation eller extrabatteri',
  noBatteryDelivery: 'Leverans av solpanel eller tillbehör utan batteri',
  anything: 'Du kan hämta vilken produkt som helst',
  details: 'Bra att veta',
  ask: 'Be om ett pris',
}

export const returnsText: Words['returnsText'] = {
  title: '[[terms.returnDays]]\u00A0dagars öppet köp',
  lead: 'Öppna paketet och prova om produkten passar dig. Gör den inte det får du returnera den utan att uppge något skäl.',
  regret: 'Du ångrade dig: du betalar avhämtningen',
  pickup: (panel) => `Kraftstation eller extrabatteri. Avhämtning av solpanel från ${panel}.`,
  faulty: 'Felaktig, skadad eller fel produkt: vi betalar',
  faultyText: 'Både returen och den nya leveransen är gratis för dig.',
  money: 'Du får pengarna tillbaka',
  within: (days) => `inom ${days}\u00A0dagar`,
  moneyText: 'Tiden räknas från ditt meddelande, och produkten ska vara returnerad eller skickad.',
}

export const warrantyText: Words['warrantyText'] = {
  title: '[[terms.warrantyMonths]]\u00A0månaders garanti',
  lead: 'Om produkten har ett tillverkningsfel reparerar vi den eller byter den mot en ny. Garantin gäller också företags köp.',
  report: 'Gör en garantianmälan',
  free: 'Reparation och reservdelar',
  freeText: 'Vi betalar också transporten fram och tillbaka.',
  reply: 'Svar på garantianmälan inom',
  within: '[[terms.replyHours]]\u00A0timmar',
  replyText: 'Vi svarar på vardagar.',
  repaired: 'Reparationen förlänger garantin',
  longer: (months) => `+${months}\u00A0mån`,
  repairedText: 'En gång per produkt, när vi reparerar den under garantitiden.',
  begins: 'Garantin gäller från',
  purchase: 'inköpsdagen',
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
