import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { groupIban } from '@arkpax/schema/iban'
import type { OrderMoney } from '@arkpax/schema/payments'
import { groupReference } from '@arkpax/schema/reference-number'
import type { ReactNode } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { transferText as text } from './payments.fi.ts'

/** How the rest of an order is paid by transfer: figures to copy, and codes to scan. */
export function TransferDetails({ transfer }: { transfer: NonNullable<OrderMoney['instructions']> }) {
  const { copied } = text
  return (
    <details className="rounded-md border border-line p-4">
      <summary className="flex cursor-pointer items-center justify-between gap-3 font-semibold">
        {text.title}
        <span className="open-mark" aria-hidden="true" />
      </summary>
      <dl className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Line term={text.recipient}>{transfer.recipient}</Line>
        <Line term={text.iban} copy={{ value: transfer.iban, what: copied.iban }}>
          {groupIban(transfer.iban)}
        </Line>
        <Line term={text.reference} copy={{ value: transfer.reference, what: copied.reference }}>
          {groupReference(transfer.reference)}
        </Line>
        <Line term={text.rf} copy={{ value: transfer.rf_reference, what: copied.rf }}>
          {groupReference(transfer.rf_reference)}
        </Line>
        <Line term={text.amount}>{formatEuros(transfer.amount)}</Line>
        {transfer.due_on && <Line term={text.due}>{formatDate(transfer.due_on)}</Line>}
        {transfer.virtual_barcode && (
          <Line term={text.barcode} copy={{ value: transfer.virtual_barcode, what: copied.barcode }} wide>
            {transfer.virtual_barcode}
          </Line>
        )}
      </dl>
      <div className="mt-4 flex flex-wrap items-start gap-4">
        {transfer.barcode_svg && <Code svg={transfer.barcode_svg} alt={text.barcodeAlt} className="w-full max-w-lg" />}
        <Code svg={transfer.qr_svg} alt={text.qrAlt} className="size-44" />
      </div>
    </details>
  )
}

interface LineProps {
  term: string
  copy?: { value: string; what: string }
  wide?: boolean
  children: ReactNode
}

const Line = ({ term, copy, wide, children }: LineProps) => (
  <div className={wide ? 'sm:col-span-2' : ''}>
    <dt className="text-sm font-semibold text-ink-muted">{term}</dt>
    <dd className="mt-1 flex items-center gap-1 tabular-nums wrap-anywhere">
      <span className="min-w-0">{children}</span>
      {copy && <CopyButton {...copy} />}
    </dd>
  </div>
)

/** Black on white in the dark theme too: readers need it. */
const Code = ({ svg, alt, className }: { svg: string; alt: string; className: string }) => (
  <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} className={`bg-white ${className}`} />
)
