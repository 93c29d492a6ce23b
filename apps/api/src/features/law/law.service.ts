import { createHash } from 'node:crypto'
import { type Duty, type DutyId, duties, dutyInForce } from '@arkpax/schema/duties'
import { type LawDuty, lawDuty } from '@arkpax/schema/law'
import type { Settings } from '@arkpax/schema/settings'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { loadKnowledge } from '../chat/assistant/knowledge.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { readLastChecks, readReadings } from './law.repo.ts'

/** The texts that customers read, by their names: each of `content/policies`, and each setting as `group.name`. */
type Texts = ReadonlyMap<string, string>

let policies: Promise<Texts> | undefined

/** The texts of `content/policies` by their names; read once, since they are of the build. */
export function readPolicies(): Promise<Texts> {
  policies ??= loadKnowledge().then(({ texts }) => new Map(texts.policies.map(({ id, body }) => [id, body])))
  return policies
}

const settingsTexts = (settings: Settings): Texts =>
  new Map(
    Object.entries(settings).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`${group}.${name}`, JSON.stringify(value)] as const),
    ),
  )

/** Every duty as it stands at a moment. */
export async function listDuties(db: Kysely<Database>, now: Date): Promise<LawDuty[]> {
  const texts = new Map([...(await readPolicies()), ...settingsTexts(await readSettings(db))])
  const [readings, checks] = [await readReadings(db), await readLastChecks(db)]
  return duties.map((duty) => {
    const id = duty.id as DutyId
    const written = readings.get(id)
    const reading = written?.reading ?? duty.reading
    const text_version = versionOf(duty, reading, texts)
    const last_check = checks.get(id) ?? null
    return lawDuty.parse({
      ...duty,
      reading,
      note: written?.note ?? duty.note,
      in_force: dutyInForce(id, now),
      is_own: reading !== duty.reading,
      text_version,
      last_check,
      state: stateOf(text_version, last_check),
      version: written?.version ?? 1,
    })
  })
}

/** One duty as it stands at a moment. */
export async function findDuty(db: Kysely<Database>, id: DutyId, now: Date): Promise<LawDuty> {
  const duty = (await listDuties(db, now)).find((one) => one.id === id)
  if (!duty) throw new ApiError('not_found')
  return duty
}

/** Names our reading and the texts of it that customers read, as they are. */
function versionOf(duty: Duty, reading: string, texts: Texts): string {
  const read = duty.texts.map((name) => texts.get(name) ?? '')
  return createHash('sha256')
    .update(JSON.stringify([reading, ...read]))
    .digest('hex')
    .slice(0, 6)
}

function stateOf(now: string, check: LawDuty['last_check']): LawDuty['state'] {
  if (!check) return 'unchecked'
  return check.text_version === now ? 'checked' : 'changed'
}
