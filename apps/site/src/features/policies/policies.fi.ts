import { POSTCODE_MISTAKE } from '@arkpax/schema/postcode-areas'
import { paths } from '~/lib/paths.ts'

/** Words shared by the policy pages; the rest is in `content/policies/`. */
export const policyText = {
  home: 'Etusivu',
  updated: 'Päivitetty',
  withdraw: 'Ilmoita palautuksesta',
  /** The heading of the form of withdrawal, and the ways beside filling it in on paper. */
  form: { id: 'peruuttamislomake', online: 'Peruuta verkossa', print: 'Tulosta lomake' },
  from: 'alkaen',
  others: 'Muut ehdot',
  question: 'Jäikö jokin epäselväksi?',
  contact: 'Ota yhteyttä',
  /** Said of a text in another language only: what it is, and where the one in force is. */
  binding: '',
  finnish: '',
  finnishOnly: '',
}

/** The policies by the names of their files. */
export const policyPaths: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'privacy-policy': paths.privacy,
    'terms-of-service': paths.terms,
    'warranty-policy': paths.warranty,
    'return-refund-policy': paths.returns,
    toimitus: paths.delivery,
    saavutettavuus: paths.accessibility,
  }),
)

export const deliveryPricesText = {
  id: 'toimitustavat-ja-hinnat',
  title: 'Toimitustavat ja hinnat',
  intro: 'Paino on koko lähetyksen paino pakkauksineen. Hinnat sisältävät arvonlisäveron.',
  /** What the page begins with: how soon, and what it costs. */
  door: (days: string) => `Ovellesi ${days} arkipäivässä`,
  lead: (price: string) =>
    `Aseman tai lisäakun toimitus alkaen ${price}. Toimitusaika alkaa, kun vahvistamme tilauksen tai saamme ennakkomaksun.`,
  leadFree: (method: string) => `${method} on maksuton.`,
  days: (days: string) => `Toimitusaika ${days}.`,
  ready: ({ range }: { range: string; days: string }) =>
    `Noudettavissa ${range}\u00A0arkipäivän kuluttua tilausvahvistuksesta.`,
  upTo: 'Paino enintään',
  stations: (count: number) => (count === 1 ? '1\u00A0asema' : `${count}\u00A0asemaa`),
  none: { freight: 'Sovitaan', home: '–', pickup_point: '–', collection: '' },
  zones: 'Mihin alueeseen postinumeroni kuuluu?',
  zonesNote: 'Katso, millä numeroilla postinumerosi alkaa.',
  zone: (beginnings: readonly string[]) => beginnings.join(' ja '),
  rest: (beginnings: readonly string[]) => `${beginnings.join(' ja ')}, paitsi edellä mainitut`,
  beyond:
    'Onko lähetys taulukon painoja raskaampi tai menossa Ahvenanmaalle? Hinta sovitaan erikseen, ja kerromme sen ennen kuin tilaat.',
  returnsId: 'palautuksen-hinta',
  returns: 'Palautuksen hinta',
  returnsIntro:
    'Jos palautat tuotteen, koska muutit mielesi, voit tilata meiltä noudon. Hinta koskee yhtä tuotetta. Viallisen tai väärän tuotteen palautus ei maksa sinulle mitään.',
  goods: 'Tuote',
  battery: 'Asema tai lisäakku',
  noBattery: 'Aurinkopaneeli tai tarvike ilman akkua',
  batteryDelivery: 'Aseman tai lisäakun toimitus',
  noBatteryDelivery: 'Paneelin tai muun tarvikkeen toimitus',
  anything: 'Voit noutaa minkä tahansa tuotteen',
  details: 'Hyvä tietää',
  ask: 'Pyydä hinta',
}

/** What the returns begin with, above the text in force. */
export const returnsText = {
  title: '[[terms.returnDays]]\u00A0päivää aikaa palauttaa',
  lead: 'Avaa paketti ja kokeile, sopiiko tuote käyttöösi. Jos ei sovi, voit palauttaa sen syytä kertomatta.',
  regret: 'Muutit mielesi: maksat noudon',
  pickup: (panel: string) => `Asema tai lisäakku. Paneelin nouto alkaen ${panel}.`,
  faulty: 'Viallinen tai väärä tuote: me maksamme',
  faultyText: 'Sekä palautus että uusi lähetys ovat sinulle maksuttomia.',
  money: 'Saat rahat takaisin',
  within: (days: number) => `${days}\u00A0päivässä`,
  moneyText: 'Aika alkaa ilmoituksestasi, ja tuotteen pitää olla palautettu tai lähetetty.',
}

/** What the warranty begins with, above the text in force. */
export const warrantyText = {
  title: '[[terms.warrantyMonths]]\u00A0kuukauden takuu',
  lead: 'Jos tuotteessa on valmistusvirhe, korjaamme tai vaihdamme sen. Takuu koskee myös yritysten ostoja.',
  report: 'Tee takuuilmoitus',
  free: 'Korjaus ja varaosat',
  freeText: 'Maksamme myös kuljetuksen huoltoon ja takaisin.',
  reply: 'Vastaus takuuilmoitukseen',
  within: '[[terms.replyHours]]\u00A0tunnissa',
  replyText: 'Arkisin. Viikonlopun ilmoituksiin vastaamme maanantaina.',
  repaired: 'Korjaus pidentää takuuta',
  longer: (months: number) => `+${months}\u00A0kk`,
  repairedText: 'Kerran laitetta kohti, kun korjaamme sen takuuaikana.',
  begins: 'Takuu alkaa',
  purchase: 'ostopäivästä',
}

/** Words of the field that tells the price to one's own postcode. `{days}` is '2–5'. */
export const deliveryCheckText = {
  title: 'Paljonko toimitus maksaa sinulle?',
  postcode: 'Postinumero',
  product: 'Tuote',
  submit: 'Näytä hinta',
  days: '{days}\u00A0arkipäivää',
  free: 'Maksuton',
  agreed: 'Sovitaan erikseen',
  mistake: POSTCODE_MISTAKE,
  failed: 'Hinnan hakeminen ei onnistunut. Yritä hetken kuluttua uudelleen.',
}
