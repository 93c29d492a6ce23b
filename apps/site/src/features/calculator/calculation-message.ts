import { dailyWh } from '@arkpax/schema/calculator-rules'
import { energy, withUnit } from '@arkpax/schema/figures'
import { calculatorText } from './calculator.fi.ts'
import type { Calculation } from './calculator-link.ts'
import type { ChoiceOfRow } from './calculator-rows.ts'
import { loadOf } from './calculator-rows.ts'
import { useText } from './calculator-texts.ts'

/** A calculation as the message of an inquiry: the appliances, the use, and the address where it opens again. */
export function calculationMessage(calculation: Calculation, choices: readonly ChoiceOfRow[], address: string): string {
  const { message, dailyUse } = calculatorText
  const loads = calculation.rows.map((row) => loadOf(row, choices))
  return [
    message.start,
    ...loads.map(({ name, count, watts, hoursPerDay }) =>
      message.row(count, name, withUnit(watts, 'W'), useText(hoursPerDay)),
    ),
    message.use(calculation.days, calculation.together),
    dailyUse(energy(Math.round(dailyWh(loads)))),
    address,
  ].join('\n')
}
