import type { WaitingKind, WaitingMark } from '@arkpax/schema/today'
import type { AdminSection } from '~/components/admin/admin.fi.ts'

export const dashboardTexts = {
  failure: 'Yleiskuvan lataaminen epäonnistui',
  today: 'Tänään hoidettavaa',
  figures: 'Luvut nyt',
  newOrders: 'Uusia tilauksia',
  unread: 'Viestejä lukematta',
  overdue: 'Myöhässä olevia vastauksia',
  lowStock: 'Vähissä olevia tuotteita',
  myMessages: (count: number) =>
    count === 1 ? 'Yksi viesti odottaa sinun vastaustasi' : `${count}\u00A0viestiä odottaa sinun vastaustasi`,
  myMentions: (count: number) =>
    count === 1 ? 'Sinut on mainittu yhdessä viestissä' : `Sinut on mainittu ${count}\u00A0viestissä`,
  mailboxFailed: (since: string) => `Asiakkaiden vastauksia ei ole voitu lukea postilaatikosta ${since} alkaen.`,
  sections: 'Hallinnan osiot',
}

/** Words of the list of what waits. */
export const todayTexts = {
  failure: 'Tehtävien lataaminen epäonnistui',
  empty: {
    title: 'Kaikki on hoidettu',
    text: 'Tässä näkyy, mikä odottaa sinua: viestit, tilaukset ja muut tehtävät, kiireellisin ensin.',
  },
  onlyWatching: { title: 'Ei tehtäviä sinulle', text: 'Roolisi näkee tiedot mutta ei käsittele niitä.' },
  kinds: {
    message: 'Viesti',
    'new-order': 'Uusi tilaus',
    'slow-order': 'Tilaus käsittelyssä',
    'warranty-case': 'Takuuasia',
    payment: 'Maksu',
    return: 'Palautus',
    privacy: 'Tietosuojapyyntö',
    stock: 'Varasto',
    mail: 'Sähköposti',
    publishing: 'Julkaisu',
    review: 'Arvostelu',
    question: 'Chat',
  } satisfies Record<WaitingKind, string>,
  marks: {
    mine: 'Sinun',
    mentioned: 'Sinut on mainittu',
    returned: 'Palannut',
    others: 'Toisen hoidossa',
  } satisfies Record<WaitingMark, string>,
  showAll: (count: number) => `Näytä kaikki (${count})`,
  more: (label: string, count: number) => `${label} (${count})`,
}

/** By when, and how late. */
export const deadlineTexts = {
  today: (time: string) => `Tänään klo\u00A0${time} mennessä`,
  tomorrow: (time: string) => `Huomenna klo\u00A0${time} mennessä`,
  on: (day: string, time: string) => `Viimeistään ${day} klo\u00A0${time}`,
  passed: (day: string, time: string) => `Määräaika oli ${day} klo\u00A0${time}`,
  passedToday: (time: string) => `Määräaika oli tänään klo\u00A0${time}`,
  late: (time: string) => `Myöhässä ${time}`,
  minutes: (count: number) => `${count}\u00A0min työaikaa`,
  hours: (count: number) => `${count}\u00A0h työaikaa`,
  workdays: (count: number) => `${count}\u00A0työpäivää`,
}

/** The tiles of the dashboard, called what the navigation calls them. */
export const tiles = [
  { section: 'blog', text: 'Kirjoita, muokkaa ja julkaise artikkeleita.' },
  { section: 'products', text: 'Lisää tuotteita ja pidä hinnat ja kuvaukset ajan tasalla.' },
  { section: 'report', text: 'Tunnusluvut, myydyimmät tuotteet ja tilausten arvo.' },
  { section: 'newsletter', text: 'Tilaajat, perumiset ja vienti taulukkoon.' },
  { section: 'contact', text: 'Lue asiakkaiden viestit ja vastaa niihin.' },
  { section: 'stock', text: 'Saldot, varoitukset ja muutosten loki.' },
  { section: 'registrations', text: 'Hae sarjanumerolla tai nimellä, katso takuun päättyminen.' },
  { section: 'reviews', text: 'Vastaa asiakkaiden arvosteluihin ja piilota asiattomat.' },
] as const satisfies { section: AdminSection; text: string }[]
