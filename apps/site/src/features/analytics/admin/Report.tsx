import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { useAdminQuery } from '~/components/admin/use-admin-calls.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { adminAnalyticsText as text } from './admin-analytics.fi.ts'
import { Figures } from './Figures.tsx'
import { OrdersByStatus } from './OrdersByStatus.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { LowStock, TopSelling } from './ProductLists.tsx'
import { allTime } from './period.ts'
import { RevenueOverTime } from './RevenueOverTime.tsx'

/** The figures of the period that the address names. */
export function Report() {
  const [period, setPeriod] = useUrlState({ ...allTime })
  const { data, error, refetch } = useAdminQuery('GET /api/admin/analytics', {
    query: { from: period.alku || undefined, to: period.loppu || undefined },
  })
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <PeriodPicker period={period} onChange={setPeriod} />
        <p className="text-ink-muted">{text.cancelledNote}</p>
      </div>
      {error && <LoadFailure title={text.failed} error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {!error && data && (
        <>
          <Figures report={data} />
          <RevenueOverTime days={data.revenueByDay} />
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
