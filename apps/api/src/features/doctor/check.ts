import type { Finding } from '@arkpax/schema/doctor'
import type { DoctorFacts } from './doctor-facts.ts'

/** One thing that is asked of the shop. */
export interface Check extends Pick<Finding, 'id' | 'title' | 'where'> {
  look(facts: DoctorFacts): Pick<Finding, 'level' | 'text'>
}

export const mend = (text: string) => ({ level: 'mend' as const, text })
export const look = (text: string) => ({ level: 'look' as const, text })
export const well = (text: string) => ({ level: 'well' as const, text })
export const unused = (text: string) => ({ level: 'unused' as const, text })

/** A screen of the back office, and what is set where the server is run. */
export const onScreen = (label: string, path: string) => ({ label, path })
export const onServer = (label: string) => ({ label, path: null })
