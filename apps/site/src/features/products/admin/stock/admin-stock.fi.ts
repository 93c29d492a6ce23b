import { formatNumber } from '@arkpax/schema/format-fi'
import { adminProductsText } from '../admin-products.fi.ts'

const pieces = (count: number) => `${formatNumber(count)}\u00A0kpl`

export const adminStockText = {
  title: 'Varastonhallinta',
  pieces,
  summary: 'Varasto lukuina',
  summaryFailed: 'Varaston lukujen lataaminen epäonnistui',
  cards: {
    products: 'Tuotteita',
    units: 'Kappaleita varastossa',
    value: 'Varaston arvo',
    low: 'Vähissä',
    out: 'Loppu',
  },
  outWarning: (count: number) =>
    count === 1 ? 'Yksi tuote on loppunut varastosta.' : `${count} tuotetta on loppunut varastosta.`,
  lowWarning: (count: number) =>
    count === 1
      ? 'Yksi tuote on vähissä: sitä on vapaana hälytysrajan verran tai vähemmän.'
      : `${count} tuotetta on vähissä: niitä on vapaana hälytysrajan verran tai vähemmän.`,
  products: 'Tuotteet ja saldot',
  level: 'Varastotilanne',
  levels: { all: 'Kaikki', low: 'Vähissä tai loppu', out: 'Loppu' },
  sorts: {
    order: 'Sivuston järjestys',
    name: 'Tuote',
    price: 'Hinta',
    stock: 'Saldo',
    changed: 'Viimeisin muutos',
  },
  list: {
    failed: 'Tuotteiden lataaminen epäonnistui',
    empty: { title: 'Ei vielä tuotteita', text: 'Lisää tuote ensin tuotteiden hallinnassa.' },
    nothingFound: adminProductsText.nothingFound,
  },
  columns: {
    product: 'Tuote',
    category: 'Kategoria',
    stock: 'Saldo',
    state: 'Tila',
    bound: 'Varattu ja tulossa',
    price: 'Hinta',
    edit: 'Toiminto',
  },
  edit: 'Muuta saldoa',
  editProduct: (name: string) => `Muuta saldoa: ${name}`,
}

export const stockFormText = {
  title: 'Muuta varastosaldoa',
  loadFailed: 'Saldon lataaminen epäonnistui',
  current: 'Nykyinen saldo',
  change: 'Muutos (kpl)',
  changeHint: 'Plus lisää, miinus vähentää.',
  missing: 'Kirjoita, montako kappaletta lisätään tai vähennetään.',
  notWhole: 'Anna kokonaisluku, esimerkiksi 5 tai -2.',
  increase: 'Lisää yksi',
  decrease: 'Vähennä yksi',
  after: 'Saldo muutoksen jälkeen',
  note: 'Syy',
  noteHint: 'Vapaaehtoinen. Näkyy muutoslokissa.',
  submit: 'Päivitä',
  updated: (name: string, stock: number) => ({
    title: 'Varastosaldo päivitetty',
    description: `${name}: ${pieces(stock)}`,
  }),
  undoOf: (name: string) => `Kumoa varastosaldon muutos: ${name}`,
  undone: (name: string, stock: number) => ({
    title: 'Varastosaldon muutos kumottu',
    description: `${name}: ${pieces(stock)}`,
  }),
  undoNote: 'Edellinen muutos kumottiin',
  undoFailed: 'Kumoaminen epäonnistui',
  invalid: { title: 'Virheellinen määrä', description: 'Varastosaldo ei voi olla negatiivinen' },
  failed: 'Virhe päivityksessä',
  failedText: 'Varastosaldon päivitys epäonnistui',
}

export const stockLogText = {
  title: 'Muutosloki',
  text: 'Käsin tehdyt muutokset. Tilausten varaamat ja palauttamat kappaleet näkyvät tilauksissa.',
  list: {
    failed: 'Muutoslokin lataaminen epäonnistui',
    empty: { title: 'Ei vielä muutoksia', text: 'Saldoja ei ole vielä muutettu käsin.' },
  },
  columns: { time: 'Aika', product: 'Tuote', change: 'Muutos', after: 'Saldo', note: 'Syy' },
}
