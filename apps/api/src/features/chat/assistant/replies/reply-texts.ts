import type { Language } from '../passages.ts'

/** What the assistant says of itself and of the ways to a person. `[[…]]` are facts, `{now}` when the office is open. */
export const replyTexts: Record<
  Language,
  {
    unknown: string
    unknownAgain: string
    told: string
    person: string
    handOver: string
    half: string
    otherwise: string
    meant: string
    when: (next: string) => string
  }
> = {
  fi: {
    unknown: 'Tähän en löytänyt varmaa vastausta sivuiltamme.',
    unknownAgain:
      'En osaa vastata tähänkään varmasti. Voin välittää keskustelun ihmiselle, niin saat vastauksen häneltä.',
    told: 'Selvä. Miten voin auttaa?',
    person: 'Asiakaspalvelu auttaa: puhelin [[company.phone]], sähköposti [[company.email]]. {now}.',
    handOver: 'Siirrä asiakaspalveluun',
    half: 'En ole aivan varma, mitä tarkoitat, mutta tästä voi olla apua:',
    otherwise: 'Tai jos tarkoitit tätä:',
    meant: 'Tarkoititko jotakin näistä?',
    when: (next) => `vastaamme ${next}`,
  },
  sv: {
    unknown: 'Jag hittade inget säkert svar på det här på våra sidor.',
    unknownAgain:
      'Inte heller det här kan jag svara säkert på. Jag kan lämna samtalet vidare till en människa som svarar dig.',
    told: 'Jag förstår. Hur kan jag hjälpa?',
    person: 'Kundtjänsten hjälper till: telefon [[company.phone]], e-post [[company.email]]. {now}.',
    handOver: 'Lämna över till kundtjänsten',
    half: 'Jag är inte helt säker på vad du menar, men det här kan vara till hjälp:',
    otherwise: 'Eller om du menade det här:',
    meant: 'Menade du något av detta?',
    when: (next) => `vi svarar ${next}`,
  },
  en: {
    unknown: 'I could not find a definite answer to this on our pages.',
    unknownAgain:
      'I cannot answer this with certainty either. I can hand the conversation over to a person, who will answer you.',
    told: 'I see. How can I help?',
    person: 'Our customer service is glad to help: phone [[company.phone]], email [[company.email]]. {now}.',
    handOver: 'Hand over to customer service',
    half: 'I am not quite sure what you mean, but this may help:',
    otherwise: 'Or if you meant this:',
    meant: 'Did you mean one of these?',
    when: (next) => `we answer ${next}`,
  },
}
