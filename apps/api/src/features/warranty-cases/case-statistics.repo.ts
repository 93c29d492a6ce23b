import { type CaseStatistic, type CaseStatisticsQuery, openCaseStates } from '@arkpax/schema/warranty-cases'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { onDays } from '../../db/list-order.ts'

/** Cases that came on these days, by product and fault, the commonest first. */
export async function readStatistics(db: Kysely<Database>, days: CaseStatisticsQuery): Promise<CaseStatistic[]> {
  const countOf = (...states: readonly string[]) =>
    sql<number>`sum(case when state in (${sql.join(states)}) then 1 else 0 end)`
  const rows = await db
    .selectFrom('warranty_cases')
    .where(onDays('created_at', days))
    .groupBy(['product_model', 'fault_kind'])
    .select(({ fn }) => ['product_model', 'fault_kind', fn.countAll<number>().as('cases')])
    .select([
      countOf(...openCaseStates).as('open'),
      countOf('repaired').as('repaired'),
      countOf('replaced').as('replaced'),
      countOf('refused').as('refused'),
    ])
    .orderBy('cases', 'desc')
    .orderBy('product_model')
    .orderBy('fault_kind')
    .execute()
  return rows.map(({ product_model, fault_kind, ...counts }) => ({
    product_model,
    fault_kind,
    cases: Number(counts.cases),
    open: Number(counts.open),
    repaired: Number(counts.repaired),
    replaced: Number(counts.replaced),
    refused: Number(counts.refused),
  }))
}
