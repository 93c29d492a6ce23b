import type { ImportKind, ImportOutcome, ImportState } from './imports.ts'

/** What can be brought in, for staff. */
export const importKindLabels: Record<ImportKind, string> = {
  products: 'Tuotteet',
  stock: 'Varastosaldot',
  customers: 'Asiakkaat',
  subscribers: 'Uutiskirjeen tilaajat',
  units: 'Laitteet',
}

/** How far a file is. */
export const importStateLabels: Record<ImportState, string> = {
  previewed: 'Esikatseltu',
  done: 'Tuotu',
  taken_back: 'Peruttu',
}

/** What a row does. */
export const importOutcomeLabels: Record<ImportOutcome, string> = {
  new: 'Uusi',
  changed: 'Muuttuu',
  unchanged: 'Ennallaan',
  refused: 'Hylätty',
}
