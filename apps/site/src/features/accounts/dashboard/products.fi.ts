import { formatDate } from '@arkpax/schema/format-fi'

/** Words of the registered products. */
export const productsText = {
  failure: 'Rekisteröityjen tuotteiden lataaminen epäonnistui',
  none: 'Ei rekisteröityjä tuotteita',
  noneText: 'Täällä näet tuotteet, jotka on rekisteröity sähköpostiosoitteellasi, ja niiden takuun päättymispäivän.',
  register: 'Rekisteröi tuote',
  running: (end: string) => `Takuu voimassa ${formatDate(end)} asti`,
  ended: (end: string) => `Takuu päättyi ${formatDate(end)}`,
  serial: 'Sarjanumero',
  bought: 'Ostopäivä',
  retailer: 'Ostopaikka',
  terms: 'Takuuehdot',
  notWorking: 'Ilmoita viasta',
  passport: 'Akkupassi',
  cases: 'Takuuasiat',
  case: (number: number) => `Takuuasia ${number}`,
  casesFailed: 'Takuuasioiden lataaminen epäonnistui',
}
