import { tryLater } from '@arkpax/schema/forms/failures'
import type { OrderStatus } from '@arkpax/schema/order-statuses'

/** Words of the order tracking screen. */
export const trackingText = {
  title: 'Tilauksen seuranta',
  description: 'Missä tilaukseni on? Katso tilauksesi vaihe tilausnumerolla ja sähköpostiosoitteella.',
  text: 'Anna tilausnumero ja sähköpostiosoite, jolla tilaus tehtiin. Näet heti, missä vaiheessa tilauksesi on.',
  help: 'Eikö tilausta löydy? Kysy meiltä',
  loading: 'Haetaan tilausta…',
  loadFailure: 'Tilauksen hakeminen epäonnistui',
  notYours: 'Tilausta ei löytynyt tililtäsi. Hae se tilauksessa käytetyllä sähköpostiosoitteella.',

  ordered: (date: string) => `Tilattu ${date}`,
  cancelled: 'Tilaus on peruutettu. Jos et tunnista peruutusta, ota yhteyttä asiakaspalveluun.',
  progress: 'Tilauksen vaiheet',
  stepStates: { passed: 'valmis', current: 'nyt', coming: 'tulossa' },
  events: 'Tapahtumat',
  parcels: 'Lähetykset',
  withdrawn: 'Peruutukset',
  parcel: (states: string) => `Lähetys, ${states}`,
  sent: (day: string) => `lähetetty ${day}`,
  arrived: (day: string) => `perillä ${day}`,
  returned: 'palautunut',
  follow: 'Seuraa lähetystä',
  items: 'Tuotteet',
  itemColumns: { product: 'Tuote', quantity: 'Määrä', sum: 'Summa' },
  total: 'Yhteensä',
  delivery: 'Toimitusosoite',
  papers: 'Asiakirjat',
  papersFailed: 'Asiakirjojen hakeminen epäonnistui. Lataa sivu uudelleen.',
  offer: (number: number) => `Tarjous ${number}`,
  paper: (name: string) => `${name} (PDF)`,
  other: 'Hae toinen tilaus',
  account: 'Omat tilaukset',
  signInHint: 'Näet tilauksen tuotteet, osoitteen ja laskut, kun kirjaudut tilillesi.',
  signIn: 'Kirjaudu sisään',
  topic: (number: number) => `Tilaus ${number}`,
  ask: 'Kysy tilauksesta',
}

/** Words of what becomes of an order, beside the form. */
export const wayText = {
  title: 'Esimerkki: näin tilaus etenee',
  steps: {
    pending: 'Tilausvahvistus lähtee sähköpostitse.',
    processing: 'Pakkaamme tuotteet ja varaamme kuljetuksen.',
    shipped: 'Seurantalinkki lähtee sähköpostitse ja näkyy tällä sivulla.',
    delivered: 'Palautusaika alkaa, kun tuote on perillä.',
  },
  payment: 'Maksuohje on tilausvahvistuksessa. Noudettavan tilauksen voi maksaa noudettaessa.',
  delivery: { title: 'Milloin tilaus saapuu?', text: 'Toimitus kestää [[delivery.days]]\u00A0arkipäivää.' },
  withdrawal: {
    title: 'Haluatko peruuttaa tilauksen?',
    text: 'Aikaa on [[terms.returnDays]]\u00A0päivää siitä, kun saat tuotteen.',
  },
  account: { title: 'Kaikki tilaukset omalla tilillä', text: 'Kirjautuneena näet myös tuotteet ja laskut.' },
}

/** An order that nobody has made: when each of its steps is taken. */
export const exampleText = {
  /** What is done is told as done, in the place of the status that an order then has. */
  labels: { pending: 'Tilaus vastaanotettu', delivered: 'Perillä' } as Partial<Record<OrderStatus, string>>,
  days: {
    pending: 'maanantaina',
    processing: 'tiistaina',
    shipped: 'keskiviikkona',
    delivered: 'viimeistään maanantaina',
  },
}

/** The answer of the form where nothing is found, which the server tells, or nothing comes. */
export const trackingFailure = {
  title: trackingText.loadFailure,
  description: tryLater.orAskService,
  showDetail: true,
}
