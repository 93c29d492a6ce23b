import { type ReactNode, Suspense } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'

interface Props {
  title: string
  /** Said in place of the chart when there is nothing to draw. */
  empty: string | false
  chart: ReactNode
  tableTitle: string
  table: ReactNode
}

/** A chart for the eye and the same figures as a table for everyone. */
export function ChartSection({ title, empty, chart, tableTitle, table }: Props) {
  return (
    <section>
      <h2 className="display mb-3 text-xl">{title}</h2>
      {empty ? (
        <p>{empty}</p>
      ) : (
        <>
          <div className="h-72" aria-hidden="true">
            <Suspense fallback={<Loading />}>{chart}</Suspense>
          </div>
          <details className="mt-3">
            <summary className="flex min-h-11 cursor-pointer items-center font-medium underline">{tableTitle}</summary>
            {table}
          </details>
        </>
      )}
    </section>
  )
}
