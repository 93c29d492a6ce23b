import { whereKnown } from '@arkpax/schema/facts'
import type { Composed } from '../answers/composed.ts'
import type { Intent } from '../intents/intent-content.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Language } from '../passages.ts'
import type { Sources } from './sources.ts'

/** The answer that is written for an intent, or for it and the first of these products that has one of its own. */
export function writtenAnswer(
  { answer, products = {}, more }: Intent,
  { language, about }: { language: Language; about: readonly string[] },
  { factsIn }: Pick<Knowledge, 'factsIn'>,
  sources: Sources,
): Composed | undefined {
  const [own] = about.flatMap((id) => products[id] ?? [])
  const text = (own ?? answer)?.[language]
  const told = text && whereKnown(text, factsIn(language))
  if (!told) return undefined
  const [reply = '', ...rest] = told.split(/\n{2,}/)
  return {
    reply: reply.trim(),
    ...(rest.length > 0 ? { details: rest.join('\n\n').trim() } : {}),
    sources: sources.of(more, language, about[0]),
  }
}
