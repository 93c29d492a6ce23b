import type { ImportKind, ImportOutcome, ImportState } from '@arkpax/schema/imports'
import type { Generated } from 'kysely'

/** A file that was brought in, or looked through. */
export interface ImportTable {
  id: string
  kind: ImportKind
  file_name: string
  /** `reading` until every row has been looked at; nobody sees it before. */
  state: ImportState | 'reading'
  /** JSON list of the file's columns: heading, and the field that is read from it. */
  columns: string
  /** JSON of how many rows there are of each outcome. */
  counts: Generated<string>
  skipped: Generated<number>
  left: Generated<number>
  /** The name of whoever brought it in. */
  author: string
  created_at: string
  done_at: string | null
  taken_back_at: string | null
}

/** A row of such a file. */
export interface ImportRowTable {
  import_id: string
  /** Its number in the file, whose headings are 1. */
  number: number
  outcome: ImportOutcome
  /** The product, customer or subscription; of a new one the id that it gets. Null where the row is refused. */
  thing_id: string | null
  /** What it is called: a name, or an address. */
  title: string
  /** The version that the thing had when the file was looked through; null where it has none. */
  version: number | null
  /** JSON of the fields that change, as they were and as they become; null where nothing is changed. */
  before: string | null
  after: string | null
  /** JSON list of the cells of a refused row. */
  cells: string | null
  reason: string | null
  /** Whether it was not run, or not taken back, because others were quicker. */
  is_kept: Generated<boolean>
}
