import type { LanguageGuess } from '../intents/understanding.ts'
import type { Language } from '../passages.ts'
import type { Dangers } from './find-dangers.ts'
import { wordsOf } from './word-patterns.ts'

const set = (words: string) => new Set(words.split(' '))

/** Small words that no other of the three languages has. */
const SMALL_WORDS: Record<Language, ReadonlySet<string>> = {
  fi: set(
    'ja on ei jos kun mita miten voiko voinko saako saanko onko mun mulla minun se sen sita siita tama taa ni niin myos vai kuinka kannattaa pitaisi pitaako mutta nyt olen oon ovat eika kauanko paljonko riittaako kestaako mika missa mihin tuli apua ihan alkoi alko lahti',
  ),
  sv: set(
    'och ar jag det att som vad hur kan kommer mitt min mina nar om ett far ska maste hjalp gor vi har fran av pa med till for inte har borjar borjade nagot blev blir han hon hos min mig gar racker lange er vart ni under ut upp bor skulle da',
  ),
  en: set(
    'the is and i my what how can it do does to of a if when should there in from with for this that are was we will you your help has have been on at or an not got gets its would could may any just',
  ),
}

/** What was learned of the languages is believed from here on, whatever the small words say. */
const SURE = 0.9
const LIKELY = 0.5

/**
 * Tells the language of a question: what the examples teach, where that is sure, and else what its small words and its
 * words of danger are of; in doubt as any question's.
 */
export function createDangerLanguage(guess: LanguageGuess): (question: string, dangers: Dangers) => Language {
  return (question, { words }) => {
    const typed = wordsOf(question)
    const weight = (language: Language) =>
      typed.filter((word) => SMALL_WORDS[language].has(word)).length + words[language] * 1.5
    const weights = { fi: weight('fi'), sv: weight('sv'), en: weight('en') }
    const most = Math.max(...Object.values(weights))
    const likely = (['fi', 'sv', 'en'] as const).filter((language) => weights[language] === most)
    const usual = guess(question, LIKELY) ?? 'fi'
    const bySmallWords = likely.includes(usual) ? usual : (likely[0] ?? usual)
    return guess(question, SURE) ?? bySmallWords
  }
}
