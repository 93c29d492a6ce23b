import { orderStatusLabels } from '@arkpax/schema/labels'
import { orderStatuses } from '@arkpax/schema/order-statuses'
import type { OrderEvent } from '@arkpax/schema/orders'

const statusName = (status: string) => {
  const known = orderStatuses.find((name) => name === status)
  return known ? orderStatusLabels[known] : status
}

export const ordersTexts = {
  loadFailure: 'Virhe tilausten lataamisessa',
  none: 'Ei tilauksia vielä',
  noneText: 'Tee ensimmäinen tilaus itse tai asiakkaan yhteydenotosta.',
  noMatch: 'Ei tuloksia löytynyt',
  noMatchText: 'Yritä muuttaa hakuehtojasi tai poistaa suodattimet',
  search: 'Hae tilauksia',
  searchPlaceholder: 'Nimi, sähköposti, osoite tai tilausnumero',
  status: 'Tila',
  allStatuses: 'Kaikki tilat',
  list: 'Tilaukset',
  columns: {
    id: 'Tilaus',
    date: 'Tilattu',
    customer: 'Asiakas',
    items: 'Tuotteita',
    total: 'Yhteensä',
    status: 'Tila',
  },
  statusOf: (id: string) => `Tilauksen ${id.slice(0, 8)} tila`,
  statusUpdated: 'Tilauksen tila päivitetty',
  statusFailure: 'Tilan muuttaminen epäonnistui',

  detailTitle: (id: string) => `Tilaus ${id.slice(0, 8)}`,
  detailFailure: 'Tilauksen lataaminen epäonnistui',
  customer: 'Asiakas',
  delivery: 'Toimitusosoite',
  note: 'Huomautus',
  fromMessage: 'Tilaus on tehty asiakkaan yhteydenotosta.',
  openMessage: 'Avaa yhteydenotto',
  copied: { email: 'sähköpostiosoite', phone: 'puhelinnumero', address: 'toimitusosoite' },
  items: 'Tuotteet',
  itemColumns: { product: 'Tuote', price: 'À-hinta', quantity: 'Määrä', sum: 'Summa' },
  total: 'Yhteensä',
  timeline: 'Tapahtumat',
  event: ({ type, from_status, to_status }: OrderEvent) =>
    type === 'created'
      ? `Tilaus luotiin, tila: ${statusName(to_status)}`
      : `${statusName(from_status ?? '')} → ${statusName(to_status)}`,

  discard: {
    title: 'Hylätäänkö tilaus?',
    text: 'Tilausta ei ole vielä luotu. Jos suljet lomakkeen, kirjoittamasi tiedot häviävät.',
    confirmLabel: 'Hylkää',
  },
  newOrder: 'Uusi tilaus',
  contactFailure: 'Yhteydenoton lataaminen epäonnistui',
  productsFailure: 'Tuotteiden lataaminen epäonnistui',
  name: 'Nimi',
  email: 'Sähköposti',
  phone: 'Puhelin (vapaaehtoinen)',
  address: 'Katuosoite',
  postcode: 'Postinumero',
  city: 'Postitoimipaikka',
  noteField: 'Huomautus (vapaaehtoinen)',
  product: 'Tuote',
  chooseProduct: 'Valitse tuote',
  quantity: 'Määrä',
  productOption: (name: string, price: string, stock: number) =>
    stock > 0 ? `${name} – ${price} – ${stock}\u00A0kpl` : `${name} – ${price} – loppunut`,
  addLine: 'Lisää tuote',
  removeLine: (position: number) => `Poista tuoterivi ${position}`,
  totalHint: 'Palvelin laskee lopullisen summan tallennushetken hinnoista.',
  cancel: 'Peruuta',
  create: 'Luo tilaus',
  created: 'Tilaus luotu',
  createFailure: 'Tilauksen luominen epäonnistui',
}
