import { factsIn } from './facts.ts'
import { language } from './language.fi.ts'
import { finnishBook, phraseBook, phrases } from './phrase-book.ts'

// As they are written: the names of facts get the values of each language.
const files = import.meta.glob<string>('../../../../content/translations/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What staff have written, said in the language of the pages that are being built. For build time. */
export const book =
  language === 'fi'
    ? finnishBook
    : phraseBook(
        Object.values(files).flatMap((file) => phrases.parse(JSON.parse(file))),
        language,
        factsIn,
      )

/** The text in that language, or itself where it has not been translated as it stands now. */
export const { say } = book
