import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { orderStatuses, orderStatusLabels } from '@arkpax/schema/order-statuses'
import type { Order } from '@arkpax/schema/orders'

/** What staff call a status; an unknown one is shown as it is. */
export const statusName = (status: string) => {
  const known = orderStatuses.find((name) => name === status)
  return known ? orderStatusLabels[known] : status
}

const pieces = (count: number) => `${count}\u00A0kpl`

/** Words of changing an order's status, and of taking it back. */
export const statusChangeTexts = {
  title: (number: number) => `Muutetaanko tilauksen ${number} tila?`,
  change: (from: string, to: string) => `${statusName(from)} → ${statusName(to)}`,
  previewFailure: 'Muutoksen vaikutuksia ei saatu luettua',
  mailTo: (address: string) => `Asiakkaalle lähtee tämä viesti osoitteeseen ${address}:`,
  mail: 'Lähtevä viesti',
  noMail: 'Asiakkaalle ei lähde viestiä.',
  invitation: (day: string) => `Lisäksi ${day} lähtee arvostelupyyntö.`,
  quiet: 'Älä ilmoita asiakkaalle',
  restock: (count: number) =>
    count > 0 ? `Palauta tuotteet varastoon (${pieces(count)})` : 'Palauta tuotteita varastoon',
  restockLines: 'Varastoon palautettavat',
  restockLine: (name: string, most: number) => `${name}, enintään ${pieces(most)}`,
  restockAway: (count: number) => `${pieces(count)} on lähetetty eikä ole varastossa`,
  restockMistake: (most: number) => `Anna kokonaisluku, enintään ${formatNumber(most)}`,
  reason: 'Peruutuksen syy',
  noReason: 'Syytä ei kerrota',
  refund: (euros: number) => `Palauta maksu asiakkaalle (${formatEuros(euros)})`,
  refundHint:
    'Verkkomaksu palautuu itsestään, ja tilisiirrolla maksettu jää maksettavien palautusten listalle. Kuitti hyvitetään itsestään.',
  refundable: (euros: number) => `Asiakas on maksanut. Palautettavaa jää ${formatEuros(euros)}.`,
  away: (count: number) => `${pieces(count)} on jo lähetetty.`,
  awayPart:
    'Lähetetyt tuotteet eivät palaa varastoon eikä niiden hinta asiakkaalle. Jos ne tulevat takaisin, kirjaa tilaukselle palautus. Jos asiakas pitää ne, poista vain lähettämättömät rivit kohdassa Muokkaa tilausta.',
  awayAll:
    'Lähetetyt tuotteet eivät palaa varastoon eikä niiden hinta asiakkaalle. Kun ne tulevat takaisin, kirjaa tilaukselle palautus.',
  taken: (count: number) => `Varastosta otetaan tilaukselle taas ${pieces(count)}.`,
  undoHint: 'Muutoksen voi kumota 10\u00A0sekunnin ajan. Viesti lähtee vasta sen jälkeen.',
  undoHintQuiet: 'Muutoksen voi kumota 10\u00A0sekunnin ajan.',
  cancel: 'Peruuta',
  confirm: 'Muuta tila ja lähetä viesti',
  confirmQuiet: 'Muuta tila ilmoittamatta',

  updated: 'Tilauksen tila päivitetty',
  updatedText: ({ number, status }: Pick<Order, 'number' | 'status'>, isMailed: boolean) =>
    `Tilaus ${number}, uusi tila: ${statusName(status)}. ${isMailed ? 'Viesti asiakkaalle lähtee 10\u00A0sekunnin kuluttua.' : 'Asiakkaalle ei ilmoiteta.'}`,
  failure: 'Tilan muuttaminen epäonnistui',
  undoOf: (number: number) => `Kumoa tilauksen ${number} muutos`,
  undone: (status: string) => `Muutos kumottu, tila: ${statusName(status)}`,
  undoneText: (number: number) => `Tilaus ${number}. Asiakkaalle ei lähtenyt viestiä.`,
  undoFailure: 'Kumoaminen epäonnistui',
}
