import { pages } from '../content/site-urls.ts'
import type { Language } from '../passages.ts'
import type { Composer } from './answer.ts'

const talk: readonly { pattern: RegExp; says: Record<Language, string>; source?: { title: string; url: string } }[] = [
  {
    pattern:
      /^(moi|moikka|hei|heippa|terve|moro|paivaa|huomenta|iltaa|hello|hi|hey|hej|hejsan)( (vaan|taas|kaikki|there))?$/,
    says: {
      fi: 'Hei! Kysy tuotteista, hinnoista, käyttöajoista, lataamisesta, takuusta tai tilaamisesta.',
      en: 'Hello! Ask me about products, prices, running times, charging, warranty or ordering.',
      sv: 'Hej! Fråga om produkter, priser, drifttider, laddning, garanti eller beställning.',
    },
    source: { title: 'Usein kysyttyä', url: pages.faq },
  },
  {
    pattern: /^(kiitos|kiitti|kiitoksia|thanks|thank you|tack)( \w+){0,2}$/,
    says: {
      fi: 'Ole hyvä! Kysy lisää, jos jokin jäi auki.',
      en: 'You are welcome! Ask more whenever you like.',
      sv: 'Varsågod! Fråga gärna mer.',
    },
  },
  {
    pattern:
      /\b(oletko|puhunko|onko (tama|tassa|siella)|are you|ar du) .*\b(robotti|botti|botin|tekoaly|ihminen|kone|bot|robot|human|ai|manniska)\b/,
    says: {
      fi: 'Olen automaattinen avustaja, en ihminen. Vastaan sivuston sisällön perusteella. Sitovan vastauksen tuotteesta, hinnasta tai takuusta saat asiakaspalvelusta.',
      en: 'I am an automatic assistant, not a person. I answer from the content of this site; customer service gives binding answers.',
      sv: 'Jag är en automatisk assistent, inte en människa. Jag svarar utifrån webbplatsens innehåll; bindande svar ger kundtjänst.',
    },
    source: { title: 'Käyttöehdot – Chat', url: `${pages.terms}#chat` },
  },
]

/** Greets back, takes thanks, and says what it is. */
export const smallTalkAnswer: Composer = ({ asked }) => {
  const found = talk.find(({ pattern }) => pattern.test(asked.plain))
  return found && { reply: found.says[asked.language], sources: found.source ? [found.source] : [] }
}
