import type { KnownAnswer, TeachingTarget } from '@arkpax/schema/chat-teaching'

/** A target as one word. */
export const keyOfTarget = ({ kind, id }: TeachingTarget) => `${kind}:${id}`

/** The answers that have every one of the words in their question or text, those with all of them in the question first. */
export function answersHolding(words: string, answers: readonly KnownAnswer[]): KnownAnswer[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
  const found = answers.filter(({ title, answer }) => holds(`${title}\n${answer ?? ''}`))
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))]
}
