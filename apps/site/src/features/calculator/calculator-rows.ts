import type { ApplianceChoice } from '@arkpax/schema/calculator-choices'
import type { Load } from '@arkpax/schema/calculator-rules'
import type { CalculatorRow } from './calculator-link.ts'

/** What a row takes from the list, where it is of a listed appliance. */
export type ChoiceOfRow = Pick<ApplianceChoice, 'id' | 'dutyPercent'>

/** What the rules need of a row: the listed appliance's time under load comes from the list. */
export const loadOf = (
  { id, name, count, watts, hoursPerDay, startWatts }: CalculatorRow,
  choices: readonly ChoiceOfRow[],
): Load => ({
  name,
  count,
  watts,
  hoursPerDay,
  startWatts,
  dutyPercent: id ? choices.find((choice) => choice.id === id)?.dutyPercent : undefined,
})
