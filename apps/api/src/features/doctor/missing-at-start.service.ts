import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { serverProbes } from '../../services/server-probes.ts'
import { lineOf } from './doctor-lines.ts'
import { examine } from './examine.ts'
import { gatherFacts } from './gather-facts.service.ts'

/** What a start has not come to yet, and so is not missing. */
const LATER = new Set(['pages', 'mail-queue', 'certificate'])

/** What the owner must still see to, as lines for whoever starts the shop; none in a demonstration and in development. */
export async function missingAtStart(db: Kysely<Database>, config: Config, now: Date): Promise<string[]> {
  if (config.demo || config.mailPreview) return []
  const { disk } = serverProbes
  const findings = examine(await gatherFacts({ db, config, probes: { disk }, now }))
  return findings.filter(({ id, level }) => level === 'mend' && !LATER.has(id)).map(lineOf)
}
