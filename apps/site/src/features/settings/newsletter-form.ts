import { type NewsletterSettings, newsletterSettings } from '@arkpax/schema/newsletter-settings'
import * as z from 'zod'
import { typedNumber } from '../../components/admin/typed-number.ts'
import type { GroupForm } from './SettingsForm.tsx'
import { newsletterText } from './settings.fi.ts'

const NUMBER = 'Anna luku'
const { shape } = newsletterSettings
const rules = newsletterSettings.extend({
  mailsPerMinute: typedNumber(NUMBER, shape.mailsPerMinute),
  mailsPerHour: typedNumber(NUMBER, shape.mailsPerHour),
  firstDayMails: typedNumber(NUMBER, shape.firstDayMails),
})

const values = z.object({
  mailsPerMinute: z.string(),
  mailsPerHour: z.string(),
  firstDayMails: z.string(),
  confirmsSubscribers: z.boolean(),
  returnsToOwnAddress: z.boolean(),
})
export type NewsletterValues = z.output<typeof values>

/** The form of how newsletters leave. */
export const newsletterForm: GroupForm<NewsletterValues, NewsletterSettings> = {
  group: 'newsletter',
  values,
  rules,
  fields: rules.shape,
  valuesOf: ({ newsletter }) => ({
    mailsPerMinute: String(newsletter.mailsPerMinute),
    mailsPerHour: String(newsletter.mailsPerHour),
    firstDayMails: String(newsletter.firstDayMails),
    confirmsSubscribers: newsletter.confirmsSubscribers,
    returnsToOwnAddress: newsletter.returnsToOwnAddress,
  }),
  text: newsletterText,
  labelOf: (field) => newsletterText[field],
  shownOf: (value) => (typeof value === 'boolean' ? (value ? 'Kyllä' : 'Ei') : String(value)),
}
