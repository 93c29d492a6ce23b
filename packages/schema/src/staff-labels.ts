import type { StaffRole } from './permissions.ts'

/** Roles as staff see them. */
export const roleLabels: Record<StaffRole, string> = {
  owner: 'Omistaja',
  manager: 'Esihenkilö',
  sales: 'Myynti',
  editor: 'Sisältö',
  viewer: 'Katselu',
}

/** What a role is for, where one is chosen. */
export const roleDescriptions: Record<StaffRole, string> = {
  owner: 'Kaikki, myös henkilöstö ja sen oikeudet.',
  manager: 'Kaikki muu paitsi henkilöstö ja tapahtumaloki.',
  sales: 'Tilaukset, varasto, viestit, chat, arvostelut, rekisteröinnit ja sähköpostit.',
  editor: 'Tuotteet, blogi, usein kysytyt kysymykset ja sivujen julkaisu. Ei asiakkaiden tietoja.',
  viewer: 'Näkee tilaukset, varaston ja raportit, mutta ei muuta niitä.',
}
