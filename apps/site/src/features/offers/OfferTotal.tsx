import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { FormPart } from './OfferBuyer.tsx'
import { sumsOf } from './offer-values.ts'
import { offerText as text } from './offers.fi.ts'

/** What the rows cost together as they are typed, with the tax of each rate in it. */
export function OfferTotal({ form }: FormPart) {
  const { total, vat } = sumsOf(form.watch('rows'))
  return (
    <div>
      <p className="display text-xl tabular-nums" aria-live="polite">
        {text.total} {formatEuros(toEuros(total))}
      </p>
      {vat.map(({ vatPercent, vat: cents }) => (
        <p key={vatPercent} className="text-sm text-ink-muted tabular-nums">
          {text.vatOf(formatNumber(vatPercent), formatEuros(toEuros(cents)))}
        </p>
      ))}
    </div>
  )
}
