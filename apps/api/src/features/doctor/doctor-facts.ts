import type { LawDuty } from '@arkpax/schema/law'
import type { Publishing } from '@arkpax/schema/publishing'
import type { Settings, SettingsChanges } from '@arkpax/schema/settings'

/** What is known of the shop when it is examined. */
export interface DoctorFacts {
  now: Date
  settings: Settings
  /** The days on which staff last changed the groups of settings; null where they are as in a new shop. */
  changes: SettingsChanges
  /** What customers read, by where it stands. */
  texts: readonly { where: string; text: string }[]
  duties: readonly LawDuty[]
  /** The picture of the notice of the legal guarantee as the library has it. */
  notice: { kind: 'picture' | 'document'; isCropped: boolean; isTrashed: boolean } | 'elsewhere' | undefined
  isDemo: boolean
  publicUrl: string
  /** Of an https address; undefined for any other. */
  certificate: { until: Date } | { failure: string } | undefined
  mail: {
    isSmtp: boolean
    /** Why the server does not let us in. */
    failure: string | undefined
    lastSentAt: string | null
    /** When the next mail is to be tried: in the past where nobody sends them; null when none waits. */
    nextAttemptAt: string | null
    undelivered: number
    mailboxFailure: string | undefined
  }
  paytrailMerchantId: string | undefined
  /** Whether the shared password is one that anybody would try first, or is short. */
  isPasswordWeak: boolean
  /** Named people who own the shop. */
  owners: number
  backup: { isPostgres: boolean; last: { at: string; file: string; isThere: boolean } | undefined }
  disk: { free: number; size: number }
  /** How far the clock of the database is from that of the server. */
  driftMs: number
  pages: Publishing
}
