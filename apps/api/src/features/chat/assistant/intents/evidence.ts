import type { Slots } from '../question/slots.ts'
import type { Intent } from './intent-content.ts'
import type { Guess } from './understanding.ts'

/** How many times greater the odds of an intent are, where the message tells what its answer is made of. */
const OF_ATTRIBUTE = 4
const OF_LOADS = 2
const OF_POSTCODE = 4
/** What nothing but a word speaks for is no likelier than this by itself. */
const LEAST = 0.1

type Told = Pick<Slots, 'attributes' | 'loads' | 'postcode'>

/**
 * What a message may ask, once it counts what else it tells: a figure that it names, devices, a postcode. Intents that are answered
 * alike are one, as likely as all together.
 */
export function createEvidence(
  intents: ReadonlyMap<string, Intent>,
): (guesses: readonly Guess[], told: Told) => Guess[] {
  const ofAttribute = new Map(
    [...intents.values()].flatMap(({ id, compose, of }) => (compose === 'spec' && of ? [[of, id] as const] : [])),
  )

  function liftOf({ compose, of = '' }: Intent, { attributes, loads, postcode }: Told): number {
    if (compose === 'spec' && attributes.includes(of)) return OF_ATTRIBUTE
    if (compose === 'runtime' && loads.length > 0) return OF_LOADS
    if ((compose === 'delivery-cost' || compose === 'return-cost') && postcode) return OF_POSTCODE
    return 1
  }

  return (guesses, told) => {
    const named = told.attributes.flatMap((attribute) => ofAttribute.get(attribute) ?? [])
    const absent = named.filter((id) => guesses.every(({ intent }) => intent !== id))
    const all = [...guesses, ...absent.map((intent) => ({ intent, likelihood: LEAST }))]
    const families = Map.groupBy(all, ({ intent }) => familyOf(intents.get(intent), intent))
    return [...families.values()]
      .map((family): Guess => {
        const [first] = family as [Guess, ...Guess[]]
        const intent = intents.get(first.intent)
        const likelihood = 1 - family.reduce((rest, each) => rest * (1 - each.likelihood), 1)
        return { intent: first.intent, likelihood: lifted(likelihood, intent ? liftOf(intent, told) : 1) }
      })
      .sort((one, other) => other.likelihood - one.likelihood)
  }
}

/** Intents of a family are answered alike: by one composer, or with the same admission. */
function familyOf(intent: Intent | undefined, id: string): string {
  if (intent?.admit) return 'admit'
  return intent?.compose ? `${intent.compose} ${intent.of ?? ''} ${kindOf(id)}` : id
}

/** 'can' of 'runtime.can-kitchen'. */
const kindOf = (id: string) =>
  id
    .split('.')[1]
    ?.split('-')
    .slice(0, 2)
    .join('-')
    .replace(/^can-.*/, 'can') ?? ''

/** A likelihood with its odds so many times as great. */
export const lifted = (likelihood: number, times: number) => (times * likelihood) / (1 + (times - 1) * likelihood)
