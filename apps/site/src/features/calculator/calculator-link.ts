import type { Usage } from '@arkpax/schema/calculator-rules'

/** A row of the calculator: an appliance of the list by its id, or one's own by its name. */
export interface CalculatorRow {
  /** Id of a listed appliance; undefined for one's own. */
  id?: string
  name: string
  count: number
  watts: number
  hoursPerDay: number
  startWatts?: number
}

/** Everything that a shared link carries. */
export interface Calculation extends Usage {
  rows: CalculatorRow[]
}

/** What the fields accept; a link that says otherwise is brought within. */
export const limits = {
  rows: 20,
  name: 40,
  count: { min: 1, max: 50 },
  watts: { min: 1, max: 10_000 },
  hours: { min: 0.05, max: 24 },
  /** An appliance that does not start heavier has 0. */
  startWatts: { min: 0, max: 10_000 },
  days: { min: 1, max: 30 },
} as const

const FIELD_BREAK = '_'

/** `?laite=kylmalaukku_1_60_12&laite=Oma+pumppu_1_300_0.5_900&vrk=2&erikseen=1` */
export function calculationQuery({ rows, together, days }: Calculation): string {
  const query = new URLSearchParams()
  for (const { id, name, count, watts, hoursPerDay, startWatts } of rows) {
    const fields = [id ?? name.replaceAll(FIELD_BREAK, ' '), count, watts, hoursPerDay, startWatts]
    query.append('laite', fields.filter((field) => field !== undefined).join(FIELD_BREAK))
  }
  if (days !== limits.days.min) query.set('vrk', String(days))
  if (!together) query.set('erikseen', '1')
  return query.toString()
}

/** A listed appliance, as far as a link needs it. */
type Listed = Omit<CalculatorRow, 'id' | 'count'>

/** Reads what `calculationQuery` wrote; undefined when there is nothing. A listed appliance without figures (`?laite=jaakaappi`) takes those of the list. */
export function readCalculation(
  query: URLSearchParams,
  listedBy: (id: string) => Listed | undefined,
): Calculation | undefined {
  const rows = query
    .getAll('laite')
    .slice(0, limits.rows)
    .flatMap((row) => readRow(row.split(FIELD_BREAK), listedBy))
  if (rows.length === 0) return undefined
  return {
    rows,
    together: query.get('erikseen') !== '1',
    days: Math.round(within(limits.days, Number(query.get('vrk')))),
  }
}

function readRow([label = '', ...figures]: string[], listedBy: (id: string) => Listed | undefined): CalculatorRow[] {
  const listed = listedBy(label)
  if (listed && figures.length === 0) {
    const { name, watts, hoursPerDay, startWatts } = listed
    return [{ id: label, name, count: 1, watts, hoursPerDay, ...(startWatts && { startWatts }) }]
  }
  const [count = 1, watts, hoursPerDay, startWatts] = figures.map(Number)
  if (!label.trim() || !watts || !hoursPerDay || !(watts > 0) || !(hoursPerDay > 0)) return []
  return [
    {
      ...(listed && { id: label }),
      name: listed?.name ?? label.trim().slice(0, limits.name),
      count: Math.round(within(limits.count, count)),
      watts: within(limits.watts, watts),
      hoursPerDay: within(limits.hours, hoursPerDay),
      ...(startWatts && startWatts > 0 && { startWatts: within(limits.watts, startWatts) }),
    },
  ]
}

/** A number brought between two others; not a number is the least. */
export const within = ({ min, max }: { min: number; max: number }, value: number) =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, value))
