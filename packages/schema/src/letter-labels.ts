import { formatDate } from './format-fi.ts'
import type { LetterSegment, LetterStatus, SegmentChoice } from './letters.ts'
import type { SubscriberLanguage, SubscriptionSource } from './newsletter.ts'

/** How a letter stands, for staff. */
export const letterStatusLabels: Record<LetterStatus, string> = {
  draft: 'Luonnos',
  scheduled: 'Ajastettu',
  sending: 'Lähdössä',
  stopped: 'Pysäytetty',
  sent: 'Lähetetty',
}

export const languageLabels: Record<SubscriberLanguage, string> = { fi: 'suomi', sv: 'ruotsi', en: 'englanti' }

/** Where somebody has subscribed. */
export const sourceLabels: Record<SubscriptionSource, string> = {
  form: 'sivuston lomakkeella',
  account: 'omalla tilillä',
  import: 'tuotu tiedostosta',
  staff: 'henkilökunta lisäsi',
}

const bought: Record<SegmentChoice, string> = { any: '', yes: 'on ostanut meiltä', no: 'ei ole ostanut meiltä' }
const registered: Record<SegmentChoice, string> = {
  any: '',
  yes: 'on rekisteröinyt laitteen',
  no: 'ei ole rekisteröinyt laitetta',
}

/** The rules of a segment, each in words; none where all get the letter. */
export function segmentRules(segment: LetterSegment): string[] {
  const { language, source, from, to, has_bought, has_registered } = segment
  return [
    language && `kieli ${languageLabels[language]}`,
    source && sourceLabels[source],
    from && `tilannut aikaisintaan ${formatDate(from)}`,
    to && `tilannut viimeistään ${formatDate(to)}`,
    bought[has_bought],
    registered[has_registered],
  ].filter((rule): rule is string => Boolean(rule))
}

/** What is said where a letter has no page. */
export const LETTER_MISSING = 'Uutiskirjettä ei löytynyt'
