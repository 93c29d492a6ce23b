import { dailyWh } from '@arkpax/schema/calculator-rules'
import { energy, withUnit } from '@arkpax/schema/figures'
import { calculatorText } from './calculator.fi.ts'
import type { Calculation } from './calculator-link.ts'
import type { ChoiceOfRow } from './calculator-rows.ts'
import { loadOf } from './calculator-rows.ts'
import { useText, withRuns } from './calculator-texts.ts'

/** A calculation as the message of an inquiry: the appliances, the use, and the address where it opens again. */
export function calculationMessage(calculation: Calculation, choices: readonly ChoiceOfRow[], address: string): string {
  const { message, dailyUse } = calculatorText
  const loads = calculation.rows.map((row) => loadOf(row, choices))
  return [
    message.start,
    ...loads.map((load) =>
      withRuns(message.row(load.count, load.name, withUnit(load.watts, 'W'), useText(load.hoursPerDay)), load),
    ),
    message.use(calculation.days, calculation.together),
    dailyUse(energy(Math.round(dailyWh(loads)))),
    address,
  ].join('\n')
}
