import type { ChatQuery } from '@arkpax/schema/chat'
import type { UnansweredQuery } from '@arkpax/schema/chat-teaching'

/** Words of the assistant's back office. */
export const adminChatText = {
  title: 'Chat',
  views: 'Näkymät',
  conversations: 'Keskustelut',
  unanswered: 'Vaille vastausta',
  search: 'Hae keskustelujen sanoilla',
  show: 'Näytä',
  sorts: { date: 'Alkanut' },
  shown: {
    all: 'Kaikki',
    unanswered: 'Vaille vastausta jääneet',
    unhelpful: 'Vastauksesta ei ollut apua',
  } satisfies Record<ChatQuery['show'], string>,
  kept: 'Keskustelut poistetaan 30\u00A0päivän kuluttua.',
  questions: (count: number) => (count === 1 ? '1\u00A0kysymys' : `${count}\u00A0kysymystä`),
  noAnswer: 'Ei vastausta',
  notHelpful: 'Ei apua',
  helped: 'Apua oli',
  leftEarly: 'Kysyjä lähti ennen vastausta',
  empty: { title: 'Ei vielä keskusteluja', text: 'Keskustelut näkyvät täällä, kun joku kysyy avustajalta.' },
  nothingFound: { title: 'Ei tuloksia', text: 'Kokeile toista hakusanaa tai näytä kaikki.' },
  choose: { title: 'Valitse keskustelu', text: 'Avaa keskustelu luettelosta, niin näet sen tässä.' },
  failed: 'Keskustelujen lataaminen epäonnistui',
  oneFailed: 'Keskustelun lataaminen epäonnistui',
  conversation: 'Keskustelu',
  visitor: 'Asiakas',
  assistant: 'Avustaja',
  sources: 'Lähteet',
  open: 'Avaa keskustelu',
  openOf: (question: string) => `Avaa keskustelu: ${question}`,
  lessons: 'Opetetut',
}

const times = (count: number) => (count === 1 ? 'Kysytty kerran' : `Kysytty ${count}\u00A0kertaa`)

/** Words of what the assistant could not answer. */
export const unansweredText = {
  intro:
    'Tähän kertyy kysymyksiä, joihin avustaja ei osannut vastata, joihin se vastasi epävarmasti tai joiden vastauksesta ei ollut apua. Samaa kysyvät ovat yhdessä. Opeta kysymykseen vastaus, niin avustaja osaa sen jo seuraavassa keskustelussa.',
  kept: 'Kysymykset säilyvät yhtä kauan kuin keskustelut. Sähköpostiosoitteet, puhelinnumerot ja tilausnumerot on peitetty.',
  search: 'Hae kysymyksistä',
  show: 'Miksi kysymys on tässä',
  shown: {
    all: 'Kaikki syyt',
    unanswered: 'Ei vastausta',
    half: 'Epävarma vastaus',
    unhelpful: 'Vastauksesta ei ollut apua',
  } satisfies Record<UnansweredQuery['show'], string>,
  language: 'Kieli',
  languages: { all: 'Kaikki kielet', fi: 'Suomi', sv: 'Ruotsi', en: 'Englanti' } satisfies Record<
    UnansweredQuery['language'],
    string
  >,
  days: 'Kysytty',
  sorts: { date: 'Kysytty', times: 'Kysytty' },
  failed: 'Kysymysten lataaminen epäonnistui',
  empty: {
    title: 'Kaikkeen on vastattu',
    text: 'Kysymykset, joihin avustaja ei osaa vastata, kertyvät tänne.',
  },
  nothingFound: { title: 'Ei tuloksia', text: 'Kokeile toista hakusanaa tai näytä kaikki kysymykset.' },
  list: 'Kysymykset, joihin avustaja ei osannut vastata',
  times,
  last: (moment: string) => `viimeksi ${moment}`,
  counts: {
    unanswered: (count: number) => (count === 1 ? 'Ei vastausta' : `Ei vastausta ${count}\u00A0kertaa`),
    half: (count: number) => (count === 1 ? 'Epävarma vastaus' : `Epävarma vastaus ${count}\u00A0kertaa`),
    unhelpful: (count: number) => (count === 1 ? 'Ei apua' : `Ei apua ${count}\u00A0kertaa`),
  },
  others: (count: number) => (count === 1 ? 'Näytä toinen samankaltainen' : `Näytä ${count}\u00A0muuta samankaltaista`),
  timesOf: (count: number) => (count === 1 ? '' : `${count}\u00A0kertaa`),
  answered: 'Avustaja vastasi',
  attach: 'Liitä vastaukseen',
  attachOf: (question: string) => `Liitä vastaukseen: ${question}`,
  write: 'Tee kysymys',
  writeOf: (question: string) => `Tee kysymys: ${question}`,
  pass: 'Ohita',
  passOf: (question: string) => `Ohita: ${question}`,
}

/** Words of teaching. */
export const teachText = {
  taught: 'Avustaja osaa nyt vastata',
  taughtText: (count: number) =>
    count === 1 ? 'Vastaus on käytössä heti.' : `Vastaus on käytössä heti ${count}\u00A0kysymykseen.`,
  passed: 'Kysymys ohitettu',
  passedText: 'Se ei enää palaa listalle.',
  failed: 'Opettaminen epäonnistui',
  undone: 'Opetus peruttu',
  undoneText: 'Kysymys on taas listalla.',
  undoOf: (question: string) => `Kumoa opetus: ${question}`,
  undoFailed: 'Perumista ei voitu tehdä',
  title: 'Liitä vastaukseen',
  questions: 'Opetettavat kysymykset',
  questionsHint: 'Poista valinta kysymyksestä, joka kysyy muuta.',
  noneChosen: 'Valitse ainakin yksi kysymys.',
  search: 'Hae vastausta',
  searchPlaceholder: 'Esimerkiksi takuu',
  nearest: 'Sopivat luultavasti',
  all: 'Muut vastaukset',
  found: 'Löytyneet vastaukset',
  more: (count: number) => `Vastauksia on vielä ${count}. Tarkenna hakua.`,
  nothingFound: 'Sellaista vastausta ei ole. Kokeile toista sanaa tai tee uusi kysymys.',
  loadFailed: 'Vastausten lataaminen epäonnistui',
  composed: 'Vastaus kootaan kaupan omista tiedoista.',
  ofFaq: 'Usein kysyttyä',
}

/** Words of what has been taught. */
export const lessonsText = {
  intro:
    'Näihin kysymyksiin avustaja vastaa niin kuin täällä on opetettu. Kun poistat opetuksen, avustaja unohtaa sen heti.',
  search: 'Hae kysymyksistä',
  failed: 'Opetusten lataaminen epäonnistui',
  empty: {
    title: 'Ei vielä opetuksia',
    text: 'Opeta avustajaa välilehdellä Vaille vastausta, niin opetukset näkyvät täällä.',
  },
  nothingFound: { title: 'Ei tuloksia', text: 'Kokeile toista hakusanaa.' },
  list: 'Opetetut kysymykset',
  answersWith: 'Vastaus',
  passedOver: 'Ohitettu: ei näytetä listalla',
  gone: 'Vastausta ei enää ole. Poista opetus ja opeta kysymys uudelleen.',
  by: (name: string | null, moment: string) => (name ? `${name}, ${moment}` : moment),
  remove: 'Poista opetus',
  removeOf: (question: string) => `Poista opetus: ${question}`,
  confirm: {
    title: 'Poistetaanko opetus?',
    text: 'Avustaja unohtaa vastauksen näihin kysymyksiin. Jos keskustelu on vielä tallessa, kysymys palaa välilehdelle Vaille vastausta.',
    confirm: 'Poista opetus',
  },
  removed: 'Opetus poistettu',
  removeFailed: 'Opetuksen poistaminen epäonnistui',
}
