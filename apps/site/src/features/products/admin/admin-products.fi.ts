import type { ProductStatus } from '@arkpax/schema/products'

export const adminProductsText = {
  title: 'Tuotteiden hallinta',
  create: 'Uusi tuote',
  products: 'Tuotteet',
  status: 'Näkyvyys',
  statuses: { all: 'Kaikki', shown: 'Näkyvissä', draft: 'Luonnokset', hidden: 'Piilotetut' },
  failed: 'Tuotteiden lataaminen epäonnistui',
  empty: {
    title: 'Ei vielä tuotteita',
    text: 'Lisää ensimmäinen tuote. Asiakkaat näkevät sen, kun sen näkyvyys on ”Näkyvissä”.',
  },
  nothingFound: { title: 'Ei tuotteita tällä näkyvyydellä', text: 'Valitse toinen näkyvyys, niin näet muut tuotteet.' },
  edit: 'Muokkaa',
  editProduct: (name: string) => `Muokkaa tuotetta ${name}`,
  remove: 'Poista',
  removeProduct: (name: string) => `Poista tuote ${name}`,
  confirmRemove: {
    title: 'Poista tuote',
    text: 'Tuote poistuu heti koko sivustolta. Tehdyissä tilauksissa se säilyy. Poistoa ei voi perua.',
    confirm: 'Poista tuote',
  },
  created: 'Tuote luotu onnistuneesti',
  createdDraft: {
    title: 'Tuote luotu onnistuneesti',
    description: 'Se on luonnos. Asiakkaat näkevät sen, kun vaihdat näkyvyydeksi ”Näkyvissä”.',
  },
  updated: 'Tuote päivitetty onnistuneesti',
  removed: 'Tuote poistettu onnistuneesti',
  createFailed: 'Tuotteen luominen epäonnistui',
  updateFailed: 'Tuotteen päivittäminen epäonnistui',
  removeFailed: 'Tuotteen poistaminen epäonnistui',
}

/** Whether visitors see a product. */
export const productStatusLabels: Record<ProductStatus, string> = {
  draft: 'Luonnos',
  shown: 'Näkyvissä',
  hidden: 'Piilotettu',
}
