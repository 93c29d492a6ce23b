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

/** Reads what `calculationQuery` wrote; undefined when there is nothing. `nameOf` gives a listed appliance's name. */
export function readCalculation(
  query: URLSearchParams,
  nameOf: (id: string) => string | undefined,
): Calculation | undefined {
  const rows = query
    .getAll('laite')
    .slice(0, limits.rows)
    .flatMap((row) => readRow(row.split(FIELD_BREAK), nameOf))
  if (rows.length === 0) return undefined
  return {
    rows,
    together: query.get('erikseen') !== '1',
    days: Math.round(within(limits.days, Number(query.get('vrk')))),
  }
}

function readRow([label = '', ...figures]: string[], nameOf: (id: string) => string | undefined): CalculatorRow[] {
  const [count = 1, watts, hoursPerDay, startWatts] = figures.map(Number)
  if (!label.trim() || !watts || !hoursPerDay || !(watts > 0) || !(hoursPerDay > 0)) return []
  const listed = nameOf(label)
  return [
    {
      ...(listed && { id: label }),
      name: listed ?? label.trim().slice(0, limits.name),
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
