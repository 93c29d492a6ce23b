import type { AuditAction, AuditEntity } from '@arkpax/schema/audit-log'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from './database.ts'

export interface AuditLogTable {
  id: string
  /** `Aino Virtanen <aino@example.com>`, or `admin` for the shared password. */
  actor: string
  action: string
  entity: string
  entity_id: string
  /** JSON; never personal data. */
  detail: string
  created_at: string
}

/** What stands for whoever used the shared password. */
export const SHARED = 'admin'

interface AuditEntry {
  action: AuditAction
  entity: AuditEntity
  entityId: string
  detail?: Record<string, unknown>
}

/** Who did it: a person of the staff, or whoever has the shared password. */
interface Actor {
  name: string
  email: string | null
}

/** Writes down what staff did, in the transaction that did it. */
export async function recordAudit(db: Kysely<Database>, now: Date, by: Actor, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: uuidv7(),
      actor: by.email ? `${by.name} <${by.email}>` : SHARED,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      detail: JSON.stringify(entry.detail ?? {}),
      created_at: now.toISOString(),
    })
    .execute()
}

/** Deletes what was done before this moment. */
export async function deleteAuditBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db.deleteFrom('audit_log').where('created_at', '<', moment.toISOString()).execute()
}
