/** A word of this length or more is looked for without its end: 'takuuta' finds 'takuun' too. */
const INFLECTED = 5
const ENDING = 2

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u00AD]/g, '')

/** Whether a text has every typed word, in whatever form, with or without dots. Nothing typed is in every text. */
export function matchesWords(text: string, typed: string): boolean {
  const words = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  const looked = plain(text)
  return words.every((word) =>
    looked.includes(word.length < INFLECTED ? word : word.slice(0, Math.max(4, word.length - ENDING))),
  )
}
