import { finnishDay, formatDate, formatDateTime } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import { unitEventLabels } from '@arkpax/schema/units'
import { faultKindLabels, warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import type { CaseWarranty, WarrantyCaseDetail } from '@arkpax/schema/warranty-cases'
import { ScreenSection } from '~/components/admin/ScreenSection.tsx'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminWarrantyCasePath } from '~/lib/admin-paths.ts'
import { adminCaseText as text } from './admin-cases.fi.ts'
import { CaseFact } from './CaseFact.tsx'

/** What is known of the device: its warranty, who has registered it, its other cases and its history. */
export function CaseDevice({ given }: { given: WarrantyCaseDetail }) {
  const { serial_number, product_model, warranty, registrations, former_cases, unit, unit_events } = given
  return (
    <ScreenSection title={text.device}>
      <dl className="grid gap-3">
        <CaseFact label={text.model}>
          {product_model ? productModelLabel(product_model) : (unit?.product_name ?? text.noModel)}
        </CaseFact>
        <CaseFact label={text.serial}>{serial_number}</CaseFact>
        <CaseFact label={text.warranty}>{warranty ? <Warranty warranty={warranty} /> : text.noWarranty}</CaseFact>
        {unit?.delivered_on && <CaseFact label={text.delivered}>{formatDate(unit.delivered_on)}</CaseFact>}
        {registrations.length > 0 && (
          <CaseFact label={text.registrations}>
            {registrations.map(({ id, owner, email, purchase_date, flagged }) => (
              <span key={id} className="block">
                {owner}, {email}, {text.boughtOn(formatDate(purchase_date))}
                {flagged && <span className="block text-sm text-danger">{text.flagged}</span>}
              </span>
            ))}
          </CaseFact>
        )}
        {former_cases.length > 0 && (
          <CaseFact label={text.former}>
            {former_cases.map(({ id, number, state, fault_kind, created_at }) => (
              <span key={id} className="block">
                <a href={adminWarrantyCasePath(id)} className="inline-flex min-h-6 items-center underline">
                  {number}
                </a>
                {`, ${formatDate(created_at)}: ${faultKindLabels[fault_kind]} (${warrantyCaseStateLabels[state].toLowerCase()})`}
              </span>
            ))}
          </CaseFact>
        )}
      </dl>
      {unit_events.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer underline">{text.history}</summary>
          <ol className="mt-2 grid gap-2">
            {unit_events.map(({ id, kind, text: said, at }) => (
              <li key={id} className="text-sm wrap-anywhere">
                <span className="block text-ink-muted tabular-nums">{formatDateTime(at)}</span>
                {said ? `${unitEventLabels[kind]}: ${said}` : unitEventLabels[kind]}
              </li>
            ))}
          </ol>
        </details>
      )}
    </ScreenSection>
  )
}

function Warranty({ warranty: { until, basis, extended_months } }: { warranty: CaseWarranty }) {
  const isValid = until >= finnishDay(new Date())
  return (
    <>
      {formatDate(until)}, {text.basis[basis]}{' '}
      <Badge tone={isValid ? 'good' : 'neutral'}>{isValid ? text.isValid : text.isOver}</Badge>
      {extended_months > 0 && <span className="block text-sm">{text.extended(extended_months)}</span>}
    </>
  )
}
