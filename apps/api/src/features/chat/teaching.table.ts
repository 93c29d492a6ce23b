/** A question that staff have given an answer, or want to see no more. */
export interface TaughtQuestionTable {
  id: string
  /** What was taught at once has one. */
  lesson_id: string
  /** As it was asked, without what tells who asked (`masked-question.ts`). */
  question: string
  /** The same for questions that ask the same. */
  question_key: string
  search_text: string
  /** `intent`, `faq` or `nothing`. */
  target_kind: string
  target_id: string
  /** The account of whoever asked it, for as long as the conversation is kept. */
  asked_by: string | null
  taught_by: string | null
  taught_at: string
}
