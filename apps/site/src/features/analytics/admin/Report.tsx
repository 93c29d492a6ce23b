import type { Analytics } from '@arkpax/schema/analytics'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loading } from '~/components/admin/list-states.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { readKey } from '~/lib/read-query.ts'
import { adminAnalyticsText as text } from './admin-analytics.fi.ts'
import { Figures } from './Figures.tsx'
import { OrdersByStatus } from './OrdersByStatus.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { LowStock, TopSelling } from './ProductLists.tsx'
import { allTime } from './period.ts'
import { RevenueOverTime } from './RevenueOverTime.tsx'

/** The figures of the period that the address names; those of the period before it stand until they are there. */
export function Report() {
  const [period, setPeriod] = useUrlState({ ...allTime })
  const query = { from: period.alku || undefined, to: period.loppu || undefined }
  const { data, error, refetch, isPlaceholderData } = useQuery<Analytics>({
    queryKey: readKey('GET /api/admin/analytics', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid grid-cols-1 gap-10" aria-busy={isPlaceholderData}>
      <div className="grid gap-3">
        <PeriodPicker period={period} onChange={setPeriod} />
        <p className="text-ink-muted">{text.cancelledNote}</p>
      </div>
      {error && <LoadFailure title={text.failed} error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {!error && data && (
        <>
          <Figures report={data} />
          <RevenueOverTime days={data.revenueByDay} period={period} />
          <OrdersByStatus counts={data.ordersByStatus} />
          <div className="grid gap-10 lg:grid-cols-2">
            <TopSelling products={data.topSellingProducts} />
            <LowStock products={data.lowStockProducts} />
          </div>
        </>
      )}
    </div>
  )
}
