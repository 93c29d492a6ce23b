import { formatDate } from '@arkpax/schema/format-fi'
import type { Registration } from '@arkpax/schema/registrations'

/** The columns of the registrations' export. */
export const registrationColumns = {
  Sarjanumero: ({ serialNumber }: Registration) => serialNumber,
  Tuotemalli: ({ productModel }: Registration) => productModel,
  Etunimi: ({ firstName }: Registration) => firstName,
  Sukunimi: ({ lastName }: Registration) => lastName,
  Sähköposti: ({ email }: Registration) => email,
  Puhelin: ({ phone }: Registration) => phone,
  Ostopäivä: ({ purchaseDate }: Registration) => formatDate(purchaseDate),
  Ostopaikka: ({ retailer }: Registration) => retailer,
  'Takuu päättyy': ({ warrantyEnd }: Registration) => formatDate(warrantyEnd),
  Rekisteröity: ({ created_at }: Registration) => formatDate(created_at),
  Tarkistettava: ({ flagged }: Registration) => (flagged ? 'Kyllä' : 'Ei'),
  Lisätietoja: ({ comments }: Registration) => comments,
}
