import type { Toast } from '../../lib/toast.ts'

/** Words of the comparison screen that stand around its table, which no script carries. */
export const comparisonPageText = {
  title: 'Tuotevertailu',
  /** The two stations by their short names; another number of them is only compared. */
  heroTitle: (stations: readonly string[]) => (stations.length === 2 ? `${stations.join(' vai ')}?` : 'Vertaa malleja'),
  description: 'Vertaa enintään kolmea Arkpax-tuotetta rinnakkain: teho, kapasiteetti, lähdöt, paino, lataus ja hinta.',
  /** Where nothing decides between two stations. */
  text: 'Valitse enintään kolme tuotetta. Näet yhdellä silmäyksellä, missä ne eroavat toisistaan.',
  closed: 'Vertailun valinnat eivät auenneet, koska osa sivusta jäi latautumatta. Asemat ovat rinnakkain alla.',
  help: {
    title: 'Etkö osaa vielä päättää?',
    text: 'Kerro, mitä laitteita käytät ja kuinka kauan. Ehdotamme asemaa, joka riittää niille.',
    ask: 'Kysy neuvoa valinnassa',
    subject: 'Mallin valinta',
    calculator: 'Laske, kumpi riittää laitteillesi',
  },
}

/** Words of the table and of the buttons that add to it. */
export const compareText = {
  add: 'Lisää vertailuun',
  added: 'Vertailussa',
  pickerLabel: 'Lisää tuote vertailuun',
  pickerChoose: 'Valitse tuote',
  pickerAdd: 'Lisää',
  change: 'Muokkaa vertailua',
  clear: 'Tyhjennä vertailu',
  copyLink: 'Kopioi linkki',
  onlyDifferences: 'Näytä vain erot',
  /** After the best value of a row, which is bold, to those who listen. */
  best: (products: number) => (products === 2 ? 'parempi' : 'paras'),
  same: 'Vertailtavissa tiedoissa ei ole eroja.',
  tableLabel: 'Tuotteiden vertailu',
  empty: {
    title: 'Vertailussa ei ole vielä tuotteita',
    text: 'Valitse tuote yltä tai lisää se vertailuun tuotelistalta.',
  },
  /** For whom a station is, by its product. */
  verdicts: {
    1: 'Valitse PRO, jos jokin laitteesi ottaa yli [[product.2.maxPower]] tai tarvitset [[product.1.ac-out.inWords]].',
    2: 'Valitse EVO, jos kannat aseman yksin ja [[product.2.maxPower]] riittää laitteillesi.',
  } as Readonly<Record<string, string>>,
  one: 'Lisää toinen tuote, niin näet erot.',
  toProducts: 'Selaa tuotteita',
  inquiry: 'Pyydä tarjous',
  yes: 'Kyllä',
  unknown: '–',
}

/** Words of the tray at the foot of the screen. */
export const trayText = {
  label: 'Vertailuun valitut tuotteet',
  one: 'Lisää toinen tuote, niin näet erot.',
  close: 'Piilota vertailupalkki',
}

/** The names of the rows that the facts of products make. */
export const factLabels = {
  power: 'Jatkuva teho',
  peak: 'Huipputeho',
  capacity: 'Kapasiteetti',
  expansion: 'Lisäakuilla enintään',
  outputs: 'Lähtöjä yhteensä',
  sockets: 'Pistorasiat',
  usb: 'USB yhteensä enintään',
  battery: 'Akkutyyppi',
  cycles: 'Lataussyklit',
  charging: 'Lataus verkosta',
  solar: 'Aurinkolataus enintään',
  size: 'Mitat (L × S × K)',
  weight: 'Paino',
  temperature: 'Käyttölämpötila',
  water: 'Vesitiiviys',
  warranty: 'Takuu',
  rating: 'Arvosana',
} as const

/** The headings of the table. */
export const groupLabels = {
  power: 'Teho ja energia',
  runtimes: 'Näin pitkään yksi lataus riittää',
  device: 'Liitännät, lataus ja koko',
  buying: 'Hinta ja ehdot',
  shared: (products: number) => (products === 2 ? 'Yhteistä molemmille' : 'Yhteistä kaikille'),
}

/** A device that takes its watts for a part of the time. */
export const averageDevice = (name: string, watts: string) => `${name}, keskimäärin ${watts}`

/** Rows that hold for every product. */
export const sharedRows = {
  stock: 'Saatavuus',
  price: 'Hinta, sis. alv [[terms.vatPercent]]',
}

export const linkCopied: Toast = { title: 'Linkki kopioitu', description: 'Vertailu avautuu samanlaisena.' }
export const linkNotCopied: Toast = {
  title: 'Linkin kopiointi epäonnistui',
  description: 'Kopioi osoite selaimen osoiteriviltä.',
  tone: 'destructive',
}
