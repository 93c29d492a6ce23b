import type { ChatQuery } from '@arkpax/schema/chat'

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
  columns: { question: 'Kysymys', times: 'Kertoja', last: 'Viimeksi' },
  open: 'Avaa keskustelu',
  openOf: (question: string) => `Avaa keskustelu: ${question}`,
  unansweredIntro:
    'Kysymykset, joihin avustaja ei osannut vastata viimeisten 30\u00A0päivän aikana, yleisimmästä alkaen. Lisää vastaus sivustolle, niin avustajakin oppii sen.',
  unansweredList: {
    failed: 'Kysymysten lataaminen epäonnistui',
    empty: {
      title: 'Kaikkeen on vastattu',
      text: 'Kysymykset, joihin avustaja ei osaa vastata, kertyvät tänne yleisimmästä alkaen.',
    },
  },
}
