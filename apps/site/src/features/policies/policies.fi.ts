import { POSTCODE_MISTAKE } from '@arkpax/schema/postcode-areas'
import { paths } from '~/lib/paths.ts'

/** Words shared by the policy pages; the rest is in `content/policies/`. */
export const policyText = {
  home: 'Etusivu',
  updated: 'Päivitetty',
  withdraw: 'Peruuta tai palauta',
  /** The heading of the form of withdrawal, and the ways beside filling it in on paper. */
  form: { id: 'peruuttamislomake', online: 'Peruuta verkossa', print: 'Tulosta lomake' },
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

/** Which policy has the prices of deliveries below its text. */
export const DELIVERY_POLICY = 'toimitus'

export const deliveryPricesText = {
  id: 'toimitustavat-ja-hinnat',
  title: 'Toimitustavat ja hinnat',
  intro: 'Paino on koko lähetyksen paino pakkauksineen. Hinnoissa on arvonlisävero mukana.',
  /** The sentence that the page begins with. */
  lead: (price: string, days: string) =>
    `Asema tai lisäakku ovellesi alkaen ${price}. Toimitusaika on ${days} siitä, kun vahvistamme tilauksen tai saamme ennakkomaksun.`,
  leadFree: (method: string) => `${method} on maksuton.`,
  days: (days: string) => `Toimitusaika ${days}.`,
  ready: (days: string) => `Noudettavissa, kun tilausvahvistuksesta on kulunut ${days}.`,
  upTo: 'Enintään',
  none: { freight: 'Sovitaan', home: '–', pickup_point: '–', collection: '' },
  zones: 'Alueet',
  zone: (name: string, postcodes: string, taken: string) =>
    `${name}: postinumerot, jotka alkavat numeroilla ${postcodes}${taken && ` (ei kuitenkaan ${taken})`}`,
  beyond: (toBeAgreed: string) =>
    `${toBeAgreed}: taulukon enimmäispainoa painavammat lähetykset ja muut alueet. Kerromme hinnan ennen tilausta.`,
  returnsId: 'palautuksen-hinta',
  returns: 'Palautuksen hinta',
  returnsIntro:
    'Jos palautat tuotteen, koska muutit mielesi, voit tilata meiltä noudon. Hinta koskee yhtä tuotetta. Viallisen tai väärän tuotteen palautus ei maksa sinulle mitään.',
  product: 'Tuote',
  battery: 'Asema tai lisäakku',
  noBattery: 'Aurinkopaneeli tai tarvike ilman akkua',
  anything: 'Voit noutaa minkä tahansa tuotteen',
  from: 'alkaen',
  /** Where each kind of way leads, above its prices. */
  to: { freight: '', home: 'Kotiovi', pickup_point: 'Noutopiste', collection: '' },
  postcodes: 'postinumerot',
  elsewhere: 'Toimitus Ahvenanmaalle tai useampi asema kerralla?',
  ask: 'Pyydä hinta',
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
