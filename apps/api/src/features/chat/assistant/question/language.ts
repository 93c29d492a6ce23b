import type { Language } from '../passages.ts'

const set = (words: string) => new Set(words.split(' '))

/** Small words and words of the trade that tell a language; Finnish is what remains. */
const TELLING = {
  en: set(
    'a an the is are was does do did can could will would should how what which who when where why much many long fast heavy big my your you it its in of for to with and or not me tell about i have has price cost costs weight battery warranty return returns shipping delivery waterproof contact capacity power stock register charge charging difference between buy order manual solar panel run runs open opening hours close closed today tomorrow fridge peak output outlet outlets rain water cold',
  ),
  sv: set(
    'ar och att det den som vad hur vilken vilka vilket nar var varfor kan kostar vager jag min mitt mina din ditt en ett finns i pa med till fran mellan lange lang stor mycket manga pris priset vikt garanti garantin lager batteri batteriet extrabatteri extrabatteriet solpanel solpanelen solpaneler leverans leveransen retur returnera laddar ladda laddning laddas skillnad skillnaden racker tal vatten kapacitet effekt kundtjanst registrerar registrera produkt produkten bestaller bestalla anvanda vattentat kontaktar nollstaller de ni er oppet oppna stangt idag imorgon morgon oppettider stanger oppnar jul helgen lordag sondag for eller inte hos',
  ),
}

/** Words of the display and the trade are the same in all languages; these are Finnish alone. */
const FINNISH = set(
  'mita mika miten kuinka missa mista mihin mille miksi milloin onko voiko voinko saako saanko paljonko montako kauanko tarkoittaa nayttaa nayttaako naytossa naytolla olla ovat eli kun jos ja vai paalle laite asema asemassa akku',
)

/** Words that look foreign and are Finnish, too. */
const ALSO_FINNISH = set('i en on de me se ne no pro a det var kan')

/** The language of a question, from its plain words; Finnish unless most telling words are of another. */
export function languageOf(words: readonly string[]): Language {
  const count = (language: keyof typeof TELLING) =>
    words.reduce((sum, word) => sum + (TELLING[language].has(word) ? (ALSO_FINNISH.has(word) ? 0.5 : 1) : 0), 0)
  const [en, sv] = [count('en'), count('sv')]
  if (words.filter((word) => FINNISH.has(word)).length >= Math.max(en, sv)) return 'fi'
  if (Math.max(en, sv) < 1 || Math.max(en, sv) < words.length * 0.3) return 'fi'
  return en >= sv ? 'en' : 'sv'
}
