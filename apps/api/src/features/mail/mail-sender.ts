import type { CompanySettings } from '@arkpax/schema/settings'
import type { Config } from '../../config.ts'

/** Whom our mails come from: `MAIL_FROM`, or the company's own name and address. */
export const senderOf = ({ mailFrom }: Pick<Config, 'mailFrom'>, { brand, email }: CompanySettings) => ({
  name: mailFrom?.name || brand,
  address: mailFrom?.address ?? email,
})

/** Where notices to staff go and customers' answers come: `STAFF_EMAIL`, or the company's own address. */
export const staffAddressOf = ({ staffEmail }: Pick<Config, 'staffEmail'>, { email }: CompanySettings) =>
  staffEmail ?? email
