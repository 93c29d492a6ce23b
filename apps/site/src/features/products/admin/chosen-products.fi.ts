const products = (count: number) => `${count}\u00A0tuotetta`
const UNDO = 'Muutoksen voi kumota 10\u00A0sekunnin ajan.'

/** Words of acting on many products at once. */
export const chosenProductsText = {
  products: 'Valitut tuotteet',
  shown: {
    ask: 'Näytä…',
    title: (count: number) => (count === 1 ? 'Näytetäänkö tuote?' : `Näytetäänkö ${products(count)}?`),
    text: `Asiakkaat näkevät tuotteet sivustolla heti. ${UNDO}`,
    confirm: 'Näytä asiakkaille',
    done: (count: number) => (count === 1 ? 'Yksi tuote on nyt näkyvissä' : `${products(count)} on nyt näkyvissä`),
  },
  hidden: {
    ask: 'Piilota…',
    title: (count: number) => (count === 1 ? 'Piilotetaanko tuote?' : `Piilotetaanko ${products(count)}?`),
    text: `Tuotteet poistuvat sivustolta heti. Tehdyissä tilauksissa ne säilyvät. ${UNDO}`,
    confirm: 'Piilota',
    done: (count: number) => (count === 1 ? 'Yksi tuote piilotettu' : `${products(count)} piilotettu`),
  },
  draft: {
    ask: 'Luonnokseksi…',
    title: (count: number) =>
      count === 1 ? 'Muutetaanko tuote luonnokseksi?' : `Muutetaanko ${products(count)} luonnoksiksi?`,
    text: `Luonnos ei näy sivustolla, eikä sitä voi lisätä tilaukseen. ${UNDO}`,
    confirm: 'Muuta luonnokseksi',
    done: (count: number) => (count === 1 ? 'Yksi tuote on nyt luonnos' : `${products(count)} on nyt luonnoksina`),
  },
  remove: {
    ask: 'Poista…',
    title: (count: number) => (count === 1 ? 'Poistetaanko tuote?' : `Poistetaanko ${products(count)}?`),
    text: 'Tuotteet poistuvat heti koko sivustolta. Tehdyissä tilauksissa ne säilyvät. Poistoa ei voi perua.',
    confirm: 'Poista pysyvästi',
    done: (count: number) => (count === 1 ? 'Yksi tuote poistettu' : `${products(count)} poistettu`),
  },
  prices: 'Hinnat…',
  campaign: 'Kampanja…',
  endCampaign: {
    ask: 'Poista kampanja…',
    title: (count: number) => (count === 1 ? 'Poistetaanko kampanja?' : `Poistetaanko ${count}\u00A0kampanjaa?`),
    text: `Normaalihinnat tulevat voimaan heti. ${UNDO}`,
    confirm: 'Poista kampanja',
    done: (count: number) => (count === 1 ? 'Kampanja poistettu' : `${count}\u00A0kampanjaa poistettu`),
  },
  failed: 'Tuotteiden muuttaminen epäonnistui',
  undoFailed: 'Kumoaminen epäonnistui',
  late: {
    title: 'Mitään ei muutettu',
    text: (names: string) =>
      `Joku muu on muuttanut näitä tällä välin: ${names}. Tarkista uudet tiedot ja yritä uudelleen.`,
  },
  undone: (count: number) => (count === 1 ? 'Yksi muutos kumottu' : `${count}\u00A0muutosta kumottu`),
}
