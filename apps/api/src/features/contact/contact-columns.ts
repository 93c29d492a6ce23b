import type { ContactMessage } from '@arkpax/schema/contact'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { contactStatusLabels } from '@arkpax/schema/labels'

/** The columns of exported messages; what staff note to each other stays in the house. */
export const messageColumns = {
  Saapunut: ({ created_at }: ContactMessage) => formatDateTime(created_at),
  Tila: ({ status }: ContactMessage) => contactStatusLabels[status],
  Käsittelijä: ({ assignee }: ContactMessage) => assignee?.name ?? null,
  Nimi: ({ name }: ContactMessage) => name,
  Sähköposti: ({ email }: ContactMessage) => email,
  Aihe: ({ subject }: ContactMessage) => subject,
  Viesti: ({ message }: ContactMessage) => message,
}
