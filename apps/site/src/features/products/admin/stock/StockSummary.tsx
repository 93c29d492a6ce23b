import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { cardClass } from '~/components/ui/card.recipe.ts'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useRead } from '~/lib/use-read.ts'
import { adminStockText as text } from './admin-stock.fi.ts'

/** The stock in figures, and a warning where something is out or runs low (5 or fewer left). */
export function StockSummary() {
  const { data, error, refetch } = useRead('GET /api/admin/stock-summary')
  if (error) return <LoadFailure title={text.summaryFailed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const cards = [
    [text.cards.value, formatEuros(data.value)],
    [text.cards.products, formatNumber(data.products)],
    [text.cards.units, formatNumber(data.units)],
    [text.cards.low, formatNumber(data.lowProducts)],
    [text.cards.out, formatNumber(data.outProducts)],
  ]
  return (
    <section aria-label={text.summary} className="grid gap-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {cards.map(([label, figure]) => (
          <div key={label} className={`${cardClass} p-4 max-lg:first:col-span-2`}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="mt-1 text-xl font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {data.outProducts > 0 && (
        <Warning className="bg-danger-tint text-danger">{text.outWarning(data.outProducts)}</Warning>
      )}
      {data.lowProducts > 0 && (
        <Warning className="bg-notice-tint text-notice">{text.lowWarning(data.lowProducts)}</Warning>
      )}
    </section>
  )
}

function Warning({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p role="status" className={`flex items-start gap-3 rounded-md px-4 py-3 font-medium ${className}`}>
      <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}
