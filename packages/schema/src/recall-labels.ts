import { mailStateLabels } from './mail-labels.ts'
import type { RecallAnswer, RecallAnswerWay, RecallState, RecallUnit, Remedy } from './recalls.ts'

/** The heading that every recall notice has, word for word. */
export const RECALL_HEADING = 'Tuoteturvallisuutta koskeva takaisinveto'

/** What an owner is asked to do, as the mail's button and the page's heading say it. */
export const RECALL_ANSWERING = 'Vastaa takaisinvetoon'

/** What a page says that is none. */
export const RECALL_MISSING = 'Takaisinvetoa ei löytynyt'

export const recallStateLabels: Record<RecallState, string> = {
  draft: 'Luonnos',
  open: 'Avoin',
  closed: 'Päättynyt',
}

export const remedyLabels: Record<Remedy, string> = {
  repair: 'Korjaus',
  replacement: 'Vaihto uuteen',
  refund: 'Rahojen palautus',
}

/** What an owner can answer, in the owner's words. */
export const ownAnswerLabels: Record<RecallAnswer, string> = {
  stopped: 'Olen lopettanut laitteen käytön',
  repair: 'Olen lopettanut käytön ja haluan, että laite korjataan',
  replacement: 'Olen lopettanut käytön ja haluan tilalle uuden laitteen',
  refund: 'Olen lopettanut käytön ja haluan rahat takaisin',
  sold: 'Olen myynyt tai antanut laitteen toiselle',
  scrapped: 'Laite on poistettu käytöstä ja viety kierrätykseen',
}

/** The same for staff. */
export const recallAnswerLabels: Record<RecallAnswer, string> = {
  stopped: 'Käyttö lopetettu',
  repair: 'Korjaus',
  replacement: 'Vaihto uuteen',
  refund: 'Rahojen palautus',
  sold: 'Luovutettu eteenpäin',
  scrapped: 'Poistettu käytöstä',
}

export const recallAnswerWayLabels: Record<RecallAnswerWay, string> = {
  mail: 'Sähköpostin linkistä',
  page: 'Sivuston lomakkeella',
  staff: 'Henkilökunta kirjasi',
  unknown: 'Tuntemattomasta osoitteesta',
}

/** What stands beside an answer that nobody has confirmed. */
export const ANSWER_UNCONFIRMED = 'vahvistamatta'

/** How the mail of an owner stands. */
export const recallMailLabels: Record<RecallUnit['owners'][number]['mail'], string> = {
  none: '',
  waiting: mailStateLabels.waiting,
  sent: mailStateLabels.sent,
  filed: mailStateLabels.filed,
  failed: mailStateLabels.failed,
}
