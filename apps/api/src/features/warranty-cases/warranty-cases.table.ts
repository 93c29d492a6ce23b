import type { ProductModel } from '@arkpax/schema/registrations'
import type {
  CaseDecision,
  CaseEventKind,
  CaseWish,
  FaultKind,
  WarrantyCaseFile,
  WarrantyCaseState,
} from '@arkpax/schema/warranty-cases'
import type { Generated } from 'kysely'

/** One row, once there is a case: the number that was given last. */
export interface WarrantyCaseNumberTable {
  id: number
  last: number
}

export interface WarrantyCaseTable {
  id: string
  /** What people call it by. */
  number: number
  state: WarrantyCaseState
  name: string
  email: string
  phone: string | null
  /** In upper case, as registrations have it. */
  serial_number: string
  product_model: ProductModel | null
  /** Calendar days, YYYY-MM-DD. */
  purchase_date: string | null
  retailer: string | null
  fault_kind: FaultKind
  description: string
  wish: CaseWish
  decision: CaseDecision | null
  refusal_reason: string | null
  replacement_serial: string | null
  loan_serial: string | null
  loan_out_on: string | null
  loan_back_on: string | null
  /** JSON: `[{ name, quantity }]`. */
  parts: Generated<string>
  /** The conversation that mails about it belong to. */
  contact_message_id: string | null
  /** SHA-256 of the token of the form that it was sent with: the same form sent again is the same case. */
  draft_hash: string | null
  due_on: string
  closed_at: string | null
  /** When the person was taken out of it. */
  forgotten_at: string | null
  /** Lower-cased number, name, address, phone, serial number and model, for searching. */
  search_text: string
  /** How many times staff have changed it, from 1. */
  version: Generated<number>
  created_at: string
  updated_at: string
}

export interface WarrantyCaseEventTable {
  id: string
  case_id: string
  kind: CaseEventKind
  state: WarrantyCaseState | null
  text: string | null
  /** SQLite gives 0 and 1. */
  is_told: boolean
  author_name: string | null
  created_at: string
}

export interface WarrantyCaseFileTable {
  id: string
  /** Null until its case is sent; until then the draft holds it. */
  case_id: string | null
  /** SHA-256 of the token of the form that it was sent with. */
  draft_hash: string | null
  kind: WarrantyCaseFile['kind']
  /** What it was called where it came from. */
  name: string
  bytes: number
  /** Where it is in the store of files; no public address leads there. */
  store_key: string
  created_at: string
}
