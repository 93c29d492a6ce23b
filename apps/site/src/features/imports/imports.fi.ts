import { formatNumber } from '@arkpax/schema/format-fi'
import { importKindLabels } from '@arkpax/schema/import-labels'
import type { ImportKind, importRowFilters } from '@arkpax/schema/imports'
import { IMPORT_DAYS } from '@arkpax/schema/imports'

type RowFilter = (typeof importRowFilters)[number] | 'all'

const rows = (count: number) => (count === 1 ? '1\u00A0rivi' : `${formatNumber(count)}\u00A0riviä`)
const ofRows = (count: number) => (count === 1 ? '1\u00A0rivin' : `${formatNumber(count)}\u00A0rivin`)

export const importsText = {
  title: 'Tuonti tiedostosta',
  begin: 'Uusi tuonti',
  kind: 'Mitä tuodaan',
  kindHints: {
    products:
      'Rivi löytää tuotteensa tunnisteen, tuotekoodin tai nimen perusteella. Uudet tuotteet ovat luonnoksia, ellei näkyvyyttä ole annettu. Varastosaldo luetaan vain uusille tuotteille: muiden saldot tuodaan erikseen, ettei jo myytyjä kappaleita palaisi varastoon.',
    stock: 'Rivi löytää tuotteensa tunnisteen, tuotekoodin tai nimen perusteella. Saldo korvaa nykyisen.',
    customers:
      'Rivi löytää asiakkaan sähköpostiosoitteen perusteella. Tunnisteet lisätään asiakkaan nykyisiin tunnisteisiin.',
    subscribers:
      'Uutiskirjeen saa lähettää vain luvan antaneelle, joten joka rivillä on oltava suostumuksen päivä ja lähde. Tilauksensa peruneita ei voi tuoda takaisin.',
    units:
      'Rivi löytää laitteen sarjanumeron perusteella. Uusi laite tarvitsee tuotteen nimen tai tuotekoodin. Tila ja tilaus eivät muutu tuomalla.',
  } satisfies Record<ImportKind, string>,
  file: 'Tiedosto',
  fileHint:
    'CSV tai Excel (XLSX), enintään 50\u00A0000 riviä ja 20\u00A0Mt. Ensimmäisellä rivillä on otsikot. Tiedoston voi myös pudottaa tähän.',
  noFile: 'Valitse tiedosto',
  tooLarge: 'Tiedosto on liian suuri. Enintään 20\u00A0Mt.',
  unread: 'Tiedostoa ei voitu avata. Valitse se uudelleen.',
  columnsOf: (count: number) => `Sarakkeet, jotka luetaan (${count})`,
  template: 'Lataa tyhjä mallitiedosto (CSV)',
  templateName: (kind: ImportKind) => `${importKindLabels[kind].toLowerCase().replaceAll(' ', '-')}.csv`,
  emptyCells: 'Tyhjä solu jättää tiedon ennalleen.',
  preview: 'Esikatsele',
  previewing: 'Tiedostoa luetaan',
  running: 'Rivejä tuodaan',
  takingBack: 'Tuontia perutaan',
  progress: (done: number, of: number) => `${formatNumber(done)} / ${formatNumber(of)}\u00A0riviä`,
  previewFailed: 'Tiedostoa ei voitu esikatsella',
  runFailed: 'Tuonti ei onnistunut',
  takeBackFailed: 'Tuontia ei voitu perua',
  nothingChanged: 'Mitään ei muutettu.',
  maybe: 'Yhteys katkesi. Palvelin vie työn loppuun: katso hetken kuluttua, mitä ehdittiin tehdä.',
  sums: (counts: { new: number; changed: number; unchanged: number; refused: number }) =>
    `Uusia ${formatNumber(counts.new)}, muuttuvia ${formatNumber(counts.changed)}, ennallaan ${formatNumber(counts.unchanged)}, hylättyjä ${formatNumber(counts.refused)}.`,
  allImports: 'Kaikki tuonnit',
  notFound: { title: 'Tuontia ei löytynyt', text: 'Se on poistunut, tai linkki on väärä.' },
  failed: 'Tuontia ei voitu ladata',
  by: (author: string, when: string) => `${author}, ${when}`,
  taken: (when: string) => `Peruttu ${when}`,
  done: (when: string) => `Tuotu ${when}`,
  columns: 'Sarakkeet',
  columnsUnread: (count: number) =>
    count === 1 ? 'Yhtä saraketta ei lueta.' : `${formatNumber(count)} saraketta ei lueta.`,
  columnsRead: 'Kaikki sarakkeet luetaan.',
  noHeading: (place: number) => `Sarake ${place}`,
  unreadColumn: 'Ei lueta',
  readAnew: 'Esikatsele uudelleen näin',
  fileGone: 'Jos haluat muuttaa sarakkeita, valitse tiedosto uudelleen.',
  run: (count: number) => `Tuo ${rows(count)}`,
  runQuestion: {
    title: (count: number) => `Tuodaanko ${rows(count)}?`,
    text: (counts: { new: number; changed: number; refused: number }) =>
      `Uusia ${formatNumber(counts.new)}, muuttuvia ${formatNumber(counts.changed)}. Hylättyjä rivejä ei tuoda (${formatNumber(counts.refused)}). Kaikki tuodaan kerralla tai ei mitään, ja tuonnin voi perua ${IMPORT_DAYS}\u00A0päivän ajan.`,
  },
  nothingToRun: 'Tiedostossa ei ole mitään tuotavaa.',
  ran: (count: number) => `${rows(count)} tuotu`,
  skipped: (count: number) =>
    `${rows(count)} jätettiin tuomatta, koska joku muu oli muuttanut kohdetta esikatselun jälkeen.`,
  left: (count: number) => `${rows(count)} jätettiin ennalleen, koska kohdetta oli muutettu tuonnin jälkeen.`,
  takeBack: 'Peru tuonti',
  takeBackQuestion: {
    title: 'Perutaanko tuonti?',
    text: (count: number) =>
      `${ofRows(count)} muutokset palautetaan entiselleen ja tuodut uudet poistetaan. Mitä on muutettu tuonnin jälkeen, jää ennalleen ja näytetään listassa.`,
    confirmLabel: 'Peru tuonti',
  },
  tookBack: 'Tuonti peruttu',
  show: 'Näytä rivit',
  filters: {
    all: 'Kaikki',
    new: 'Uudet',
    changed: 'Muuttuvat',
    unchanged: 'Ennallaan olevat',
    refused: 'Hylätyt',
    kept: 'Muiden muuttamat',
  } satisfies Record<RowFilter, string>,
  filterOption: (label: string, count: number) => `${label} (${formatNumber(count)})`,
  refusedFile: 'Lataa hylätyt rivit',
  rows: {
    label: 'Tiedoston rivit',
    number: 'Rivi',
    outcome: 'Tulos',
    title: 'Kohde',
    what: 'Muutokset',
    none: 'Ei muutoksia',
  },
  rowResults: {
    failed: 'Rivejä ei voitu ladata',
    nothingFound: { title: 'Ei rivejä', text: 'Tällaisia rivejä ei ole.' },
    empty: { title: 'Ei rivejä', text: 'Tiedostossa ei ole rivejä.' },
  },
  list: 'Aiemmat tuonnit',
  results: {
    failed: 'Tuonteja ei voitu ladata',
    empty: {
      title: 'Ei tuonteja',
      text: `Tuodut tiedostot näkyvät tässä ${IMPORT_DAYS}\u00A0päivän ajan, ja ne voi perua.`,
    },
  },
  table: { file: 'Tiedosto', kind: 'Sisältö', when: 'Aika', counts: 'Rivit', state: 'Tila' },
  countsOf: (counts: { new: number; changed: number; refused: number }) =>
    `uusia ${formatNumber(counts.new)}, muuttuvia ${formatNumber(counts.changed)}, hylättyjä ${formatNumber(counts.refused)}`,
}
