import { paths } from '~/lib/paths.ts'

/** Words shared by the policy pages; the rest is in `content/policies/`. */
export const policyText = {
  home: 'Etusivu',
  updated: 'Päivitetty',
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
  intro: 'Paino on koko lähetyksen paino pakkauksineen. Hinnat sisältävät arvonlisäveron.',
  days: (days: string) => `Toimitusaika ${days}.`,
  weight: 'Paino',
  upTo: (weight: string) => `Enintään ${weight}`,
  none: { freight: 'Sovitaan', home: '–', pickup_point: '–', collection: '' },
  zones: 'Alueet',
  zone: (name: string, postcodes: string) => `${name}: postinumerot, joiden alku on ${postcodes}`,
  beyond: (toBeAgreed: string) =>
    `${toBeAgreed}: taulukkoa painavammat lähetykset ja toimitukset muualle. Kerromme hinnan ennen tilausta.`,
  returnsId: 'palautuksen-hinta',
  returns: 'Palautuksen hinta',
  returnsIntro:
    'Jos palautat tuotteen, koska muutit mielesi, voit tilata meiltä noudon. Viallisen tai väärän tuotteen palautus ei maksa sinulle mitään.',
  product: 'Tuote',
  battery: 'Voima-asema tai lisäakku',
  noBattery: 'Aurinkopaneeli tai tarvike ilman akkua',
  each: (price: string) => `${price} kappaleelta`,
}
