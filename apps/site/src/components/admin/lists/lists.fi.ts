import { formatDate } from '@arkpax/schema/format-fi'
import type { MovingDays } from './list-days.ts'

const rows = (count: number) => (count === 1 ? '1\u00A0rivi' : `${count}\u00A0riviä`)

type Directions = readonly [ascending: string, descending: string]
const byAge: Directions = ['vanhin ensin', 'uusin ensin']
const byDay: Directions = ['aikaisin ensin', 'myöhäisin ensin']
const bySize: Directions = ['pienin ensin', 'suurin ensin']
const byLetter: Directions = ['A–Ö', 'Ö–A']
const byRise: Directions = ['nouseva', 'laskeva']

/** What comes first when a list is sorted by a column, as `?sort=` names it. */
const directions: Record<string, Directions> = {
  ...{ date: byAge, latest: byAge, changed: byAge, received: byAge, purchase: byAge },
  ...{ due: byDay, warranty: byDay },
  ...{ total: bySize, bought: bySize, price: bySize, stock: bySize },
  ...{ customer: byLetter, title: byLetter, owner: byLetter, recipient: byLetter, name: byLetter, email: byLetter },
  times: ['harvimmin ensin', 'useimmin ensin'],
  rating: ['vähiten ensin', 'eniten ensin'],
  order: ['alusta loppuun', 'lopusta alkuun'],
}

/** Words of what every list of the back office has: sorting, days, kept filters and chosen rows. */
export const listsText = {
  sort: 'Järjestys',
  ascending: (name: string, column: string) => `${column}: ${(directions[name] ?? byRise)[0]}`,
  descending: (name: string, column: string) => `${column}: ${(directions[name] ?? byRise)[1]}`,

  days: 'Aika',
  allDays: 'Kaikki ajat',
  moving: {
    today: 'Tänään',
    week: 'Viimeiset 7\u00A0päivää',
    month: 'Tämä kuukausi',
    'last-month': 'Edellinen kuukausi',
    'last-quarter': 'Edellinen kvartaali',
  } satisfies Record<MovingDays, string>,
  ownDays: 'Valitse päivät',
  from: 'Alkaen',
  to: 'Päättyen',
  wrongOrder: 'Alkupäivä on loppupäivän jälkeen',
  between: (from: string, to: string) => `${from && formatDate(from)}–${to && formatDate(to)}`,

  filter: (count: number) => (count > 0 ? `Suodata\u00A0(${count})` : 'Suodata'),
  chosenFilters: 'Valitut suodattimet',
  searched: (text: string) => `Haku: ${text}`,
  removeFilter: (label: string) => `Poista suodatin ${label}`,
  clear: 'Tyhjennä',

  kept: 'Tallennetut suodattimet',
  keep: 'Tallenna suodatin',
  manage: 'Muokkaa suodattimia',
  keptFailure: 'Tallennettujen suodattimien lataaminen epäonnistui',
  noneKept: {
    title: 'Ei tallennettuja suodattimia',
    text: 'Rajaa listaa ja tallenna valinta nimellä, niin löydät sen täältä.',
  },
  name: 'Nimi',
  nameHint: 'Esimerkiksi: Aamun tilaukset',
  opensWith: 'Avaa lista tällä',
  opensWithThis: (name: string) => `Avaa lista tällä: ${name}`,
  isDefault: 'lista avautuu tällä',
  save: 'Tallenna',
  rename: 'Nimeä uudelleen',
  renameOf: (name: string) => `Nimeä uudelleen: ${name}`,
  remove: 'Poista',
  removeOf: (name: string) => `Poista suodatin ${name}`,
  saved: (name: string) => `Suodatin tallennettu: ${name}`,
  saveFailed: 'Suodattimen tallentaminen epäonnistui',
  removed: (name: string) => `Suodatin poistettu: ${name}`,
  removeFailed: 'Suodattimen poistaminen epäonnistui',
  undoRemoval: (name: string) => `Kumoa suodattimen ${name} poisto`,

  chooseAll: (count: number) => `Valitse kaikki näkyvät (${count})`,
  choose: (row: string) => `Valitse ${row}`,
  chosenRows: 'Valitut rivit',
  chosen: (count: number) => `${rows(count)} valittu`,
  unchoose: 'Poista valinnat',

  working: (done: number, all: number) => `Käsitellään ${done}/${all}…`,
  resultTitle: 'Kaikki muutokset eivät onnistuneet',
  result: (done: number, failed: number) => `${done} onnistui, ${failed} ei.`,
  notSent: (count: number) =>
    count === 1
      ? 'Yhtä ei ehditty lähettää, ja se jäi ennalleen.'
      : `${count} jäi lähettämättä, ja ne jäivät ennalleen.`,
  close: 'Sulje',
}
