import { formatDate } from '@arkpax/schema/format-fi'
import { caseWishLabels, faultKindLabels } from '@arkpax/schema/warranty-case-labels'
import type { WarrantyCaseDetail } from '@arkpax/schema/warranty-cases'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { ScreenSection } from '~/components/admin/ScreenSection.tsx'
import { adminCaseText as text } from './admin-cases.fi.ts'
import { CaseFact } from './CaseFact.tsx'
import { CaseFiles } from './CaseFiles.tsx'

/** What the customer told, and who they are. */
export function CaseCustomer({ given }: { given: WarrantyCaseDetail }) {
  const { name, email, phone, fault_kind, description, wish, purchase_date, retailer } = given
  return (
    <ScreenSection title={text.told}>
      <p className="font-medium">{faultKindLabels[fault_kind]}</p>
      <p className="whitespace-pre-line wrap-anywhere">{description}</p>
      <CaseFiles given={given} />
      <dl className="grid gap-3 sm:grid-cols-2">
        <CaseFact label={text.wish}>{caseWishLabels[wish]}</CaseFact>
        <CaseFact label={text.customer}>
          {name}
          {email && (
            <a href={`mailto:${email}`} className="block min-h-6 underline">
              {email}
            </a>
          )}
          {phone && <span className="block">{phone}</span>}
          {email && <CustomerLink email={email} />}
        </CaseFact>
        {purchase_date && <CaseFact label={text.purchased}>{formatDate(purchase_date)}</CaseFact>}
        {retailer && <CaseFact label={text.retailer}>{retailer}</CaseFact>}
      </dl>
    </ScreenSection>
  )
}
