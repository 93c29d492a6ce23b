import { formatDate } from '@arkpax/schema/format-fi'

/** Words of the customer's own screen that every visit needs. */
export const dashboardText = {
  title: 'Oma tili',
  description: 'Tilauksesi, arvostelusi, rekisteröidyt tuotteesi ja omat tietosi.',
  tabs: 'Oman tilin näkymät',
  overview: 'Yleiskuva',
  orders: 'Tilaukset',
  reviews: 'Arvostelut',
  products: 'Tuotteet',
  profile: 'Omat tiedot',
  loadFailure: 'Tietojen lataaminen epäonnistui',
  signOut: 'Kirjaudu ulos',
  signOutFailure: 'Uloskirjautuminen epäonnistui',
  hello: (name: string) => `Hei, ${name}!`,

  verify: {
    title: 'Vahvista sähköpostiosoitteesi',
    text: (email: string) =>
      `Lähetimme vahvistuslinkin osoitteeseen ${email}. Tilauksesi ja rekisteröidyt tuotteesi näkyvät täällä vasta, kun olet vahvistanut osoitteen. Näin kukaan muu ei pääse katsomaan niitä sinun osoitteellasi.`,
    again: 'Lähetä linkki uudelleen',
    sent: 'Vahvistuslinkki lähetetty',
    sentText: 'Katso tarvittaessa myös roskapostikansiosta.',
    failure: 'Linkin lähettäminen epäonnistui',
    ordersHidden: 'Näet tilauksesi, kun olet vahvistanut sähköpostiosoitteesi.',
    productsHidden: 'Näet rekisteröimäsi tuotteet, kun olet vahvistanut sähköpostiosoitteesi.',
  },

  counts: { all: 'Tilauksia yhteensä', active: 'Keskeneräisiä tilauksia', delivered: 'Toimitettuja tilauksia' },
  recent: 'Viimeisimmät tilaukset',
  allOrders: 'Kaikki tilaukset',
  browse: 'Selaa tuotteita',
  ordersFailure: 'Virhe tilausten lataamisessa',
  noOrders: 'Ei tilauksia vielä',
  noOrdersText: 'Täällä näet tilaukset, jotka on tehty sähköpostiosoitteellasi.',
  ordered: (iso: string) => `Tilattu ${formatDate(iso)}`,
  total: 'Yhteensä',
  address: 'Toimitusosoite',
  track: 'Seuraa tilausta',
  review: 'Arvostele',
  more: (count: number) => `Näytä lisää (${count})`,
}
