import type {
  PrivacyRequestChannel,
  PrivacyRequestIdentity,
  PrivacyRequestKind,
  PrivacyRequestState,
} from '@arkpax/schema/privacy-requests'
import type { Generated } from 'kysely'

/** What somebody has asked about their data, and what came of it. */
export interface PrivacyRequestTable {
  id: string
  kind: PrivacyRequestKind
  /** Whose data it is about; null once they are erased. */
  email: string | null
  /** Keyed hash of the address, which stays. */
  email_hash: string
  channel: PrivacyRequestChannel
  /** The Finnish day of arrival, YYYY-MM-DD. */
  received_on: string
  /** How it was made sure who asks; null until it was. */
  identity: PrivacyRequestIdentity | null
  /** Why it takes two months more, as the person was told; null where it does not. */
  extension_reason: string | null
  /** The last day to answer, YYYY-MM-DD. */
  due_on: string
  state: PrivacyRequestState
  /** What was done, or why it was refused. */
  outcome: string | null
  closed_at: string | null
  /** When something of the person was last erased; null before. */
  erased_at: string | null
  /** JSON of the parts that an erasure left; null before. */
  left_parts: string | null
  version: Generated<number>
  created_at: string
  updated_at: string
}
