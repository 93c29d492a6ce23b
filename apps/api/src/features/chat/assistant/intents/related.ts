import type { Intent } from './intent-content.ts'

/** Tells whether two intents are of one topic ('warranty-repair.can', 'warranty.how-long'), or answered from one page. */
export function createRelations(intents: ReadonlyMap<string, Intent>): (one: string, other: string) => boolean {
  const pageOf = (id: string) => intents.get(id)?.more[0]
  return (one, other) => topicOf(one) === topicOf(other) || (pageOf(one) !== undefined && pageOf(one) === pageOf(other))
}

/** 'extra' of 'extra-battery-stack.can'. */
const topicOf = (intent: string) => intent.split('.')[0]?.split('-')[0]
