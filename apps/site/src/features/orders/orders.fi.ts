import { orderTitle } from '@arkpax/schema/order-names'
import type { Order, OrderEvent } from '@arkpax/schema/orders'
import { statusName } from './status-change.fi.ts'

export const ordersTexts = {
  results: {
    failed: 'Virhe tilausten lataamisessa',
    empty: { title: 'Ei tilauksia vielä', text: 'Tee ensimmäinen tilaus itse tai asiakkaan yhteydenotosta.' },
    nothingFound: {
      title: 'Ei tuloksia löytynyt',
      text: 'Yritä muuttaa hakuehtojasi tai poistaa suodattimet',
    },
  },
  search: 'Hae tilauksia',
  searchPlaceholder: 'Nimi, sähköposti, osoite tai tilausnumero',
  status: 'Tila',
  allStatuses: 'Kaikki tilat',
  payment: 'Maksu',
  allPayments: 'Kaikki maksut',
  deliveryState: 'Toimitus',
  allDeliveries: 'Kaikki toimitukset',
  list: 'Tilaukset',
  columns: {
    id: 'Tilaus',
    date: 'Tilattu',
    customer: 'Asiakas',
    items: 'Tuotteita',
    total: 'Yhteensä',
    status: 'Tila',
  },
  sorts: { date: 'Tilausaika', customer: 'Asiakas', total: 'Summa' },
  rowName: (number: number) => `tilaus ${number}`,
  statusOf: (number: number) => `Tilauksen ${number} tila`,

  namingMessages: 'Viestit, joissa tilaus mainitaan',
  fromMessage: 'Tilaus on tehty asiakkaan yhteydenotosta.',
  messageOf: (name: string, subject: string) => `${name}: ${subject}`,
  openMessage: 'Avaa yhteydenotto',
  askedDelivery: (delivery: string) => `Toimitustoive: ${delivery}`,
  copied: { email: 'sähköpostiosoite', phone: 'puhelinnumero', address: 'toimitusosoite' },
  items: 'Tuotteet',
  lines: 'Tilausrivit',
  itemColumns: { product: 'Tuote', price: 'À-hinta', quantity: 'Määrä', discount: 'Alennus', sum: 'Summa' },
  vat: (percent: string) => `josta alv ${percent}`,
  total: 'Yhteensä',
  timeline: 'Tapahtumat',
  mail: (kind: string, state: string) => `Viesti asiakkaalle: ${kind} (${state})`,
  event: ({ type, from_status, to_status }: OrderEvent) =>
    type === 'created'
      ? `Tilaus luotiin, tila: ${statusName(to_status)}`
      : type === 'edited'
        ? 'Tilausta muutettiin'
        : `${statusName(from_status ?? '')} → ${statusName(to_status)}`,
  notNotified: 'asiakkaalle ei ilmoitettu',
  undone: 'kumottiin, eikä asiakkaalle lähtenyt viestiä',
  reason: (label: string) => `syy: ${label.toLowerCase()}`,
  notRestocked: 'tuotteita ei palautettu varastoon',

  discard: {
    title: 'Hylätäänkö tilaus?',
    text: 'Tilausta ei ole vielä luotu. Jos suljet lomakkeen, kirjoittamasi tiedot häviävät.',
    confirmLabel: 'Hylkää',
  },
  exportLines: 'Vie tilausrivit',
  newOrder: 'Uusi tilaus',
  customerFailure: 'Asiakkaan lataaminen epäonnistui',
  contactFailure: 'Yhteydenoton lataaminen epäonnistui',
  productsFailure: 'Tuotteiden lataaminen epäonnistui',
  noteField: 'Huomautus (vapaaehtoinen)',
  totalHint: 'Tämän hetken hinnoilla. Asiakkaalle lähtee tilausvahvistus sähköpostilla.',
  totalHintQuiet: 'Tämän hetken hinnoilla. Asiakkaalle ei lähde viestiä.',
  quiet: 'Älä lähetä tilausvahvistusta',
  showMail: 'Näytä tilausvahvistus',
  mailTitle: 'Tilausvahvistus',
  mailFailure: 'Tilausvahvistusta ei saatu näkyviin',
  hasOrders: (count: number) =>
    count === 1 ? 'Tästä viestistä on jo tehty tilaus' : `Tästä viestistä on jo tehty ${count}\u00A0tilausta`,
  orderLink: (order: Pick<Order, 'number' | 'status'>, day: string) =>
    `${orderTitle(order)}, ${statusName(order.status)}, tehty ${day}`,
  another: {
    title: 'Tehdäänkö toinen tilaus?',
    text: (detail: string) =>
      `${detail} Jos jatkat, viestistä tehdään vielä toinen tilaus ja asiakas saa siitä vahvistuksen.`,
    confirmLabel: 'Tee toinen tilaus',
  },
  cancel: 'Peruuta',
  create: 'Luo tilaus',
  created: 'Tilaus luotu',
  createdText: (number: number) => `Tilausnumero on ${number}. Tilausvahvistus lähtee 10\u00A0sekunnin kuluttua.`,
  createdQuietly: (number: number) => `Tilausnumero on ${number}. Asiakkaalle ei lähde tilausvahvistusta.`,
  undoCreation: (number: number) => `Kumoa tilaus ${number}`,
  creationUndone: 'Tilaus peruttu',
  creationUndoneText: 'Tuotteet palautettiin varastoon, eikä asiakkaalle lähtenyt viestiä.',
  undoFailure: 'Kumoaminen epäonnistui',
  createFailure: 'Tilauksen luominen epäonnistui',
}
