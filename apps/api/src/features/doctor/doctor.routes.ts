import { route } from '../../http/route.ts'
import { serverProbes } from '../../services/server-probes.ts'
import { examine } from './examine.ts'
import { gatherFacts } from './gather-facts.service.ts'

export const doctorRoutes = [
  route('GET /api/admin/doctor', {}, async ({ deps: { config }, db, now }) => ({
    checked_at: now.toISOString(),
    findings: examine(await gatherFacts({ db, config, probes: serverProbes, now })),
  })),
]
