import { type CompanySettings, phoneText } from '@arkpax/schema/settings'

/** What the head and the foot of every paper say of us (`templates/paper.typ`); `site` is our address on the web. */
export const letterheadOf = (company: CompanySettings, site: string) => ({
  legalName: company.legalName,
  businessId: company.businessId,
  street: company.address.street,
  postcode: company.address.postalCode,
  city: company.address.city,
  phone: phoneText(company.phone),
  email: company.email,
  site,
})
