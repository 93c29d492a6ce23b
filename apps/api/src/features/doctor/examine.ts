import { type Finding, findingLevels } from '@arkpax/schema/doctor'
import type { DoctorFacts } from './doctor-facts.ts'
import { serverChecks } from './server-checks.ts'
import { shopChecks } from './shop-checks.ts'

/** What every check says of the facts, the worst first. */
export function examine(facts: DoctorFacts): Finding[] {
  const findings = [...shopChecks, ...serverChecks].map(({ look, ...check }) => ({ ...check, ...look(facts) }))
  return findings.toSorted((one, other) => findingLevels.indexOf(one.level) - findingLevels.indexOf(other.level))
}
