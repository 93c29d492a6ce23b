import type { ContactMessage } from '@arkpax/schema/contact'
import { formatStamp } from '@arkpax/schema/format-fi'
import { contactStatusLabels } from '@arkpax/schema/labels'

/** The columns of exported messages; what staff note to each other stays in the house. */
export const messageColumns = {
  Saapunut: ({ created_at }: ContactMessage) => formatStamp(created_at),
  Tila: ({ status }: ContactMessage) => contactStatusLabels[status],
  Käsittelijä: ({ assignee }: ContactMessage) => assignee?.name ?? null,
  Nimi: ({ name }: ContactMessage) => name,
  Sähköposti: ({ email }: ContactMessage) => email,
  Aihe: ({ subject }: ContactMessage) => subject,
  Viesti: ({ message }: ContactMessage) => message,
  Tarjouspyyntö: ({ inquiry }: ContactMessage) => inquiry?.number ?? null,
  Tuotteet: ({ inquiry }: ContactMessage) =>
    inquiry?.items.map(({ quantity, product_name }) => `${quantity} × ${product_name}`).join(', ') ?? null,
  Puhelin: ({ inquiry }: ContactMessage) => inquiry?.phone ?? null,
  Yritys: ({ inquiry }: ContactMessage) => inquiry?.company ?? null,
  'Y-tunnus': ({ inquiry }: ContactMessage) => inquiry?.business_id ?? null,
  Postinumero: ({ inquiry }: ContactMessage) => inquiry?.postcode ?? null,
  Toimitustapa: ({ inquiry }: ContactMessage) => inquiry?.delivery_name ?? null,
  Toimitustoive: ({ inquiry }: ContactMessage) => inquiry?.delivery_wish ?? null,
}
