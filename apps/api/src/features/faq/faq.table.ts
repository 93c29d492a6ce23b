import type { Generated } from 'kysely'

/** One row, 1: how many times the order of sections and questions has changed. It is missing until the first questions are in. */
export interface FaqOrderTable {
  id: number
  version: Generated<number>
}

export interface FaqSectionTable {
  /** The anchor of the section. */
  id: string
  title: string
  position: number
  /** How many times staff have changed it, from 1; its place does not count. */
  version: Generated<number>
}

export interface FaqEntryTable {
  /** The anchor of the question: it stays when the question changes. */
  id: string
  section_id: string
  question: string
  /** Paragraphs with an empty line between. */
  answer: string
  /** Other ways of asking it, a line each. */
  asked_as: Generated<string>
  /** Its place in its section. */
  position: number
  shown: boolean
  /** How many times staff have changed it, from 1; its place does not count. */
  version: Generated<number>
}
