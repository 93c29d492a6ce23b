/** One message of a conversation. */
export interface ChatSessionTable {
  id: string
  user_id: string | null
  /** The digest of the id that the visitor's browser holds (`session-key.ts`). */
  session_id: string
  message: string
  is_bot: boolean
  /** The first message of its conversation. */
  starts_session: boolean
  /** JSON of the pages that an answer is drawn from. */
  sources: string
  /** Of a question: whether the assistant knew; null while, or because, no answer has come. */
  answered: boolean | null
  /** Of an answer: what its reader said; null while nothing. */
  helpful: boolean | null
  /** Of a question: the same for questions that ask the same. */
  question_key: string
  /** Of a question: how sure its answer was; null of older ones and of those without an answer. */
  certainty: string | null
  /** The lower-cased message, for searching. */
  search_text: string
  created_at: string
}
