import { clues, isOfFigure, type Known, kindOf, type Odds, type Seen, type Which } from './clues.ts'
import { type ComposerName, type Intent, isTalk } from './intent-content.ts'
import { createRelations } from './related.ts'
import { daysSince, type Told } from './told.ts'
import type { Guess } from './understanding.ts'

/** What no word but a clue speaks for is no likelier than this by itself, and some is thought of only where all else is less likely than that. */
const LEAST = 0.1
const UNLIKELY = 0.26
/** A page of questions may stand before what the words are likeliest of. */
const FIRST = 2
/** Several small matters of one topic speak for the likeliest of them by this much, but never make it this sure. */
const OF_TOPIC = 0.8
const OF_TOPIC_ALONE = 0.22

/**
 * What a message may ask, once it counts what else it tells (`clues.ts`): a figure that it names, devices, a postcode. Intents that are
 * answered alike are one, as likely as all together.
 */
export function createEvidence(
  intents: ReadonlyMap<string, Intent>,
  { returnDays }: { returnDays: number },
): (guesses: readonly Guess[], told: Told) => Guess[] {
  const all = [...intents.values()]
  const areRelated = createRelations(intents)
  const known = knownIn(all)

  function seenIn(guesses: readonly Guess[], told: Told): Seen {
    const of = ({ intent }: Guess) => intents.get(intent)
    const likely = guesses.filter(({ likelihood }) => likelihood >= UNLIKELY)
    const best = guesses[0] && of(guesses[0])
    const isSome = (among: readonly Guess[], which: Which) =>
      among.some((guess) => {
        const intent = of(guess)
        return intent && which(intent, told)
      })
    return {
      best,
      isUnlikely: likely.length === 0,
      isElseUnlikely: (which) => likely.every((guess) => isSome([guess], which)),
      isOf: (which) => isSome(guesses, which),
      returning: returnOf(
        told,
        best,
        guesses.slice(0, FIRST).some(({ intent }) => intent.startsWith('return.')),
      ),
    }
  }

  /** Whether a return of which the days are told is in time; of money that has not come back they tell something else. */
  function returnOf(told: Told, best: Intent | undefined, ofReturns: boolean): Seen['returning'] {
    const days = daysSince(told)
    if (!days || best?.compose === 'return-cost' || !ofReturns) return undefined
    const isLate = told.attributes.includes('after') ? days >= returnDays : days > returnDays
    return isLate ? 'return.late' : 'return.can'
  }

  return (guesses, told) => {
    const seen = seenIn(guesses, told)
    const speaking = clues.filter(({ when }) => when(told, seen))
    const odds = speaking.flatMap((clue) => clue.odds ?? [])
    const brought = speaking.flatMap(({ brings }) => brings?.(told, known, seen) ?? [])
    const likely = guesses.filter(({ intent, likelihood }) => likelihood >= LEAST || !brought.includes(intent))
    const absent = brought.filter((id) => likely.every(({ intent }) => intent !== id))
    const both = [...likely, ...absent.map((intent) => ({ intent, likelihood: LEAST }))]
    const families = Map.groupBy(both, ({ intent }) => familyOf(intents.get(intent), intent))
    const weighed = [...families.values()]
      .map((family): Guess => {
        const [first] = family as [Guess, ...Guess[]]
        const intent = intents.get(first.intent)
        const likelihood = 1 - family.reduce((rest, each) => rest * (1 - each.likelihood), 1)
        return { intent: first.intent, likelihood: lifted(likelihood, intent ? timesOf(intent, odds, told) : 1) }
      })
      .sort((one, other) => other.likelihood - one.likelihood)
    return withTopic(weighed, told)
  }

  /** The likeliest intent with what others of its topic speak for it: who asks of a small matter is understood at least in part. */
  function withTopic([best, ...others]: readonly Guess[], { products, loads, quantities }: Told): Guess[] {
    if (!best) return []
    const isBare = products.length + loads.length + quantities.length === 0
    if (isTalk(best.intent) && isBare) return [{ ...best, likelihood: talkOf([best, ...others]) }, ...others]
    const near = others.filter(({ intent }) => areRelated(best.intent, intent))
    const rest = near.reduce((left, { likelihood }) => left * (1 - OF_TOPIC * likelihood), 1 - best.likelihood)
    return [{ ...best, likelihood: Math.max(best.likelihood, Math.min(1 - rest, OF_TOPIC_ALONE)) }, ...others]
  }
}

/** Thanks, wishes and farewells come together: which of them it is matters less than that it is talk. */
const talkOf = (guesses: readonly Guess[]) =>
  1 - guesses.filter(({ intent }) => isTalk(intent)).reduce((rest, { likelihood }) => rest * (1 - likelihood), 1)

/** How many times greater the odds of an intent are: by the first that are of it. */
const timesOf = (intent: Intent, odds: readonly Odds[], told: Told) =>
  odds.find(([which]) => which(intent, told))?.[1] ?? 1

function knownIn(intents: readonly Intent[]): Known {
  const ofFigures = new Map(
    intents.flatMap((intent) => (isOfFigure(intent) && intent.of ? [[intent.of, intent.id] as const] : [])),
  )
  const makers = new Map<ComposerName, string>()
  for (const { compose, id } of intents) if (compose && !makers.has(compose)) makers.set(compose, id)
  return {
    figure: (of) => [ofFigures.get(of) ?? []].flat(),
    made: (by) => [makers.get(by) ?? []].flat(),
  }
}

/** Intents of a family are answered alike: by one composer, or with the same admission. */
function familyOf(intent: Intent | undefined, id: string): string {
  if (intent?.admit) return 'admit'
  return intent?.compose ? `${intent.compose} ${intent.of ?? ''} ${kindOf(id)}` : id
}

/** A likelihood with its odds so many times as great. */
const lifted = (likelihood: number, times: number) => (times * likelihood) / (1 + (times - 1) * likelihood)
