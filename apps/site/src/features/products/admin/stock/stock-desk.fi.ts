import { incomingGoodsLabels } from '@arkpax/schema/field-labels'
import { formatDate, formatNumber } from '@arkpax/schema/format-fi'
import type { StockFigures } from '@arkpax/schema/reorder'
import { adminStockText } from './admin-stock.fi.ts'

const { pieces } = adminStockText

/** What of a product is bound and what is coming, a line for each that there is. */
export function figureLines({
  in_orders,
  reserved,
  available,
  expected,
  next_expected_on,
  late,
  waiting,
}: StockFigures) {
  return [
    in_orders > 0 && `Avoimissa tilauksissa ${pieces(in_orders)}`,
    reserved > 0 && `Varattu ${pieces(reserved)}, vapaana ${pieces(available)}`,
    expected > late &&
      `Tulossa ${pieces(expected - late)}${next_expected_on ? `, ${formatDate(next_expected_on)}` : ''}`,
    late > 0 && `Myöhässä ${pieces(late)}`,
    waiting > 0 && (waiting === 1 ? 'Yksi odottaa ilmoitusta' : `${formatNumber(waiting)} odottaa ilmoitusta`),
  ].filter((line) => line !== false)
}

export const goodsText = {
  title: 'Saapuva tavara',
  text: 'Tilatut erät. Jos tuote on loppu, sen sivulla kerrotaan, millä viikolla lisää arvioidaan saapuvan.',
  add: 'Lisää saapuva erä',
  all: 'Näytä myös saapuneet ja perutut',
  list: {
    failed: 'Saapuvan tavaran lataaminen epäonnistui',
    empty: { title: 'Ei odotettavia eriä', text: 'Lisää erä, kun olet tilannut tavaraa.' },
  },
  columns: {
    product: 'Tuote',
    quantity: 'Tilattu',
    received: 'Saapunut',
    expected: 'Odotetaan',
    reference: incomingGoodsLabels.reference,
    actions: 'Toiminnot',
  },
  late: 'Myöhässä',
  cancelled: 'Peruttu',
  done: 'Saapunut',
  receive: 'Merkitse saapuneeksi',
  receiveOf: (name: string, day: string) => `Merkitse saapuneeksi: ${name}, ${formatDate(day)}`,
  edit: 'Muokkaa',
  editOf: (name: string, day: string) => `Muokkaa erää: ${name}, ${formatDate(day)}`,
  cancel: 'Peru erä',
  cancelOf: (name: string, day: string) => `Peru erä: ${name}, ${formatDate(day)}`,
  cancelTitle: 'Perutaanko erä?',
  cancelText: (name: string, left: number) =>
    `${name}: ${pieces(left)} jää tulematta, eikä tuotteen sivu enää lupaa erää. Voit palauttaa erän heti perumisen jälkeen.`,
  cancelDone: (name: string) => ({ title: 'Erä peruttu', description: name }),
  cancelUndone: 'Erä on taas odotettavissa',
  undoOf: (name: string) => `Kumoa: ${name}`,
  failed: 'Muutos epäonnistui',
}

export const goodsFormText = {
  addTitle: 'Uusi saapuva erä',
  editTitle: 'Muokkaa saapuvaa erää',
  discard: {
    title: 'Hylätäänkö kirjoittamasi?',
    text: 'Erän tietoja ei ole tallennettu.',
    confirmLabel: 'Hylkää',
  },
  product: 'Tuote',
  chooseProduct: 'Valitse tuote',
  noProducts: 'Lisää tuote ensin tuotteiden hallinnassa.',
  productsFailed: 'Tuotteiden lataaminen epäonnistui',
  quantity: incomingGoodsLabels.quantity,
  notNumber: 'Anna määrä kokonaislukuna, esimerkiksi 20',
  expected: incomingGoodsLabels.expected_on,
  reference: incomingGoodsLabels.reference,
  referenceHint: 'Vapaaehtoinen. Näkyy vain henkilökunnalle.',
  changed: (quantity: number, day: string) =>
    `Joku muu on muuttanut erää: nyt ${pieces(quantity)}, ${formatDate(day)}. Tallentamalla uudelleen omat tietosi jäävät voimaan.`,
  save: 'Tallenna',
  saved: (name: string) => ({ title: 'Saapuva erä tallennettu', description: name }),
  failed: 'Erän tallentaminen epäonnistui',
}

export const receiptText = {
  title: 'Merkitse tavara saapuneeksi',
  left: (left: number) => `Erästä on saapumatta ${pieces(left)}.`,
  quantity: 'Saapui nyt (kpl)',
  hint: 'Jos vain osa saapui, loput jäävät odottamaan. Varastosaldo kasvaa heti.',
  submit: 'Lisää varastoon',
  done: (name: string, quantity: number) => ({
    title: 'Tavara lisätty varastoon',
    description: `${name}: ${pieces(quantity)}`,
  }),
  undoOf: (name: string) => `Kumoa tavaran saapuminen: ${name}`,
  undone: 'Saapuminen kumottu',
  failed: 'Saapumisen kirjaaminen epäonnistui',
}

export const holdsText = {
  open: 'Varaukset',
  openOf: (name: string) => `Varaukset ja odottajat: ${name}`,
  title: (name: string) => `Varaukset: ${name}`,
  failed: 'Varausten lataaminen epäonnistui',
  orders: 'Avoimet tilaukset',
  ordersText: 'Näiden tilausten kappaleet on jo vähennetty saldosta.',
  noOrders: 'Tuotetta ei ole avoimissa tilauksissa.',
  reservations: 'Varatut kappaleet',
  reservationsText: 'Varattuja kappaleita ei myydä muille. Varaus päättyy itsestään viimeisen päivän jälkeen.',
  noReservations: 'Ei varauksia.',
  until: (day: string) => `${formatDate(day)} asti`,
  release: 'Vapauta',
  releaseOf: (note: string) => `Vapauta varaus: ${note}`,
  released: 'Varaus vapautettu',
  reserveTitle: 'Varaa asiakkaalle',
  quantity: incomingGoodsLabels.quantity,
  notNumber: 'Anna määrä kokonaislukuna, esimerkiksi 2',
  lastDay: 'Viimeinen päivä',
  note: 'Kenelle',
  noteHint: 'Esimerkiksi nimi tai tarjouksen numero. Teksti poistuu varauksen mukana.',
  reserve: 'Varaa',
  reserved: (quantity: number) => ({ title: 'Kappaleet varattu', description: pieces(quantity) }),
  reserveFailed: 'Varaaminen epäonnistui',
  releaseFailed: 'Varauksen vapauttaminen epäonnistui',
  undoOf: (note: string) => `Kumoa: ${note}`,
  reservedAgain: 'Varaus palautettu',
  waiting: 'Odottavat ilmoitusta',
  waitingText: 'He saavat sähköpostin jonon järjestyksessä, kun tuotetta on vapaana. Kukin saa sen kerran.',
  waitingList: {
    failed: 'Odottajien lataaminen epäonnistui',
    empty: { title: 'Kukaan ei odota', text: 'Tuotteen sivulla voi pyytää ilmoitusta, kun tuote on loppu.' },
  },
  unconfirmed: 'Ei ole vahvistanut osoitettaan',
}

export const reorderText = {
  title: 'Tilattavat tuotteet',
  text: 'Tuotteet, joita on vapaana hälytysrajan verran tai vähemmän. Ehdotus riittää kahdeksan viikon myyntiin ja jättää rajan verran jäljelle; tulossa olevat erät on vähennetty.',
  list: {
    failed: 'Tilauslistan lataaminen epäonnistui',
    empty: { title: 'Mitään ei tarvitse tilata', text: 'Kaikkia tuotteita on enemmän kuin niiden hälytysraja.' },
  },
  columns: {
    product: 'Tuote',
    available: 'Vapaana',
    limit: 'Raja',
    expected: 'Tulossa',
    sales: 'Myynti viikossa (8 viime viikkoa)',
    days: 'Riittää',
    suggestion: 'Ehdotus',
  },
  sales: (perWeek: number, weeks: readonly number[]) =>
    `${formatNumber(perWeek)} (${weeks.map((units) => formatNumber(units)).join(' · ')})`,
  days: (days: number | null) => {
    if (days === null) return 'Ei myyntiä'
    return days === 1 ? '1\u00A0päivä' : `${formatNumber(days)}\u00A0päivää`
  },
  expected: (expected: number, day: string | null) =>
    expected === 0 ? '–' : `${formatNumber(expected)}${day ? `, ${formatDate(day)}` : ''}`,
}
