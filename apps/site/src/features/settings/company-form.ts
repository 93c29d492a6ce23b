import { type certificate, companyInput } from '@arkpax/schema/settings'
import * as z from 'zod'
import { typedNumber } from '../../components/admin/typed-number.ts'
import type { GroupForm } from './SettingsForm.tsx'
import { companyText } from './settings.fi.ts'

const { address, phone, ...plain } = companyInput.shape

const rules = z
  .object({
    ...plain,
    ...address.shape,
    ...phone.shape,
    foundedYear: typedNumber('Anna vuosiluku').pipe(plain.foundedYear),
  })
  .transform(({ street, postalCode, city, country, display, callPrice, ...rest }) => ({
    ...rest,
    address: { street, postalCode, city, country },
    phone: { display, callPrice },
  }))
type Company = z.output<typeof rules>

const values = z.object({
  brand: z.string(),
  legalName: z.string(),
  businessId: z.string(),
  foundedYear: z.string(),
  parentGroup: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  display: z.string(),
  callPrice: z.string(),
  videoGuidesUrl: z.string(),
  certificates: z.array(
    z.object({ standard: z.string(), number: z.string(), body: z.string(), url: z.string() }) satisfies z.ZodType<
      z.input<typeof certificate>
    >,
  ),
})
export type CompanyValues = z.output<typeof values>

/** A certificate before anything is typed into it. */
export const newCertificate = (): CompanyValues['certificates'][number] => ({
  standard: '',
  number: '',
  body: '',
  url: '',
})

const shownOf = (value: unknown) => {
  const { data } = values.shape.certificates.safeParse(value)
  return data ? data.map(({ standard, number, body }) => `${standard} ${number}, ${body}`).join('\n') : String(value)
}

/** The form of the company: its fields stand side by side, its rules are the API's. */
export const companyForm: GroupForm<CompanyValues, Company> = {
  group: 'company',
  values,
  rules,
  valuesOf: ({ company: { address, phone, foundedYear, ...rest } }) => ({
    ...rest,
    ...address,
    ...phone,
    foundedYear: String(foundedYear),
  }),
  text: companyText,
  labelOf: (field) => companyText[field as keyof CompanyValues] ?? companyText.certificates,
  shownOf,
  fieldOf: (path) => (path.startsWith('certificates') ? path : path.slice(path.lastIndexOf('.') + 1)),
}
