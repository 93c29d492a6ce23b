const KEY_MAX = 200

/** The same for questions that differ only in capitals, punctuation or white space: the words, lower-cased. */
export const questionKey = (question: string) =>
  (
    question
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .join(' ')
    .slice(0, KEY_MAX)
