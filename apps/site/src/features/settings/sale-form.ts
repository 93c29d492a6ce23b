import { groupIban } from '@arkpax/schema/iban'
import { type SaleSettings, saleSettings } from '@arkpax/schema/sale-settings'
import * as z from 'zod'
import { typedNumber } from '../../components/admin/typed-number.ts'
import type { GroupForm } from './SettingsForm.tsx'
import { saleText } from './settings.fi.ts'

const DAYS = 'Anna päivät kokonaislukuna'

const { shape } = saleSettings
const rules = saleSettings.extend({
  offerValidDays: typedNumber(DAYS, shape.offerValidDays),
  prepaymentDays: typedNumber(DAYS, shape.prepaymentDays),
  invoiceDays: typedNumber(DAYS, shape.invoiceDays),
})

const values = z.object({
  iban: z.string(),
  bic: z.string(),
  offerValidDays: z.string(),
  prepaymentDays: z.string(),
  invoiceDays: z.string(),
  orderButton: z.string(),
  orderButtonNote: z.string(),
  einvoiceAddress: z.string(),
  einvoiceOperator: z.string(),
  guaranteeNotice: z.string(),
})
export type SaleValues = z.output<typeof values>

/** The form of the sale: the account number as people read it. */
export const saleForm: GroupForm<SaleValues, SaleSettings> = {
  group: 'sale',
  values,
  rules,
  fields: rules.shape,
  valuesOf: ({ sale }) => ({
    ...sale,
    iban: groupIban(sale.iban),
    offerValidDays: String(sale.offerValidDays),
    prepaymentDays: String(sale.prepaymentDays),
    invoiceDays: String(sale.invoiceDays),
  }),
  text: saleText,
  labelOf: (field) => saleText[field],
  shownOf: String,
}
