import { buyerName } from '@arkpax/schema/buyer-name'
import type { Order } from '@arkpax/schema/orders'
import { statusName } from './status-change.fi.ts'

const orders = (count: number) => (count === 1 ? '1\u00A0tilauksen' : `${count}\u00A0tilauksen`)

/** Words of changing the status of many orders at once. */
export const chosenOrdersTexts = {
  status: 'Uusi tila valituille',
  choose: 'Valitse uusi tila',
  change: 'Muuta tila…',
  title: (count: number) => `Muutetaanko ${orders(count)} tila?`,
  to: (status: string) => `Uusi tila: ${statusName(status)}`,
  mailed: (count: number) =>
    count === 1 ? 'Yhdelle asiakkaalle lähtee viesti:' : `${count}\u00A0asiakkaalle lähtee kullekin oma viesti:`,
  noMail: 'Kenellekään ei lähde viestiä.',
  row: ({ number, company, customer_name, status }: Order) =>
    `${number}, ${buyerName(company, customer_name)}: ${statusName(status)}`,
  showMail: (number: number) => `Näytä viesti: tilaus ${number}`,
  previewFailure: 'Viestiä ei saatu luettua',
  same: (count: number) =>
    count === 1
      ? 'Yksi valituista on jo tässä tilassa. Se jää ennalleen.'
      : `${count} valituista on jo tässä tilassa. Ne jäävät ennalleen.`,
  nothing: 'Kaikki valitut ovat jo tässä tilassa.',
  quiet: 'Älä ilmoita asiakkaille',
  restock: 'Palauta peruttujen tilausten tuotteet varastoon',
  taken: 'Peruttuina olleiden tilausten tuotteet otetaan taas varastosta.',
  delivered: 'Mukana on lähetettyjä tilauksia. Vain lähettämättömät tuotteet palaavat varastoon.',
  undoHint: 'Muutokset voi kumota 10\u00A0sekunnin ajan. Viestit lähtevät vasta sen jälkeen.',
  undoHintQuiet: 'Muutokset voi kumota 10\u00A0sekunnin ajan.',
  cancel: 'Peruuta',
  confirm: 'Muuta tilat ja lähetä viestit',
  confirmQuiet: 'Muuta tilat ilmoittamatta',
  changed: (count: number) =>
    count === 1 ? 'Yhden tilauksen tila päivitetty' : `${count}\u00A0tilauksen tila päivitetty`,
  mailsLeave: 'Viestit asiakkaille lähtevät 10\u00A0sekunnin kuluttua.',
  quietly: 'Asiakkaille ei ilmoiteta.',
  undone: (count: number) => (count === 1 ? 'Yksi muutos kumottu' : `${count}\u00A0muutosta kumottu`),
  nameOf: ({ number, company, customer_name }: Order) => `tilaus ${number}, ${buyerName(company, customer_name)}`,
}
