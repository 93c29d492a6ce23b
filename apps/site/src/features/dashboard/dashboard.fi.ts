import type { AdminSection } from '~/components/admin/admin.fi.ts'

export const dashboardTexts = {
  failure: 'Yleiskuvan lataaminen epäonnistui',
  today: 'Tänään hoidettavaa',
  newOrders: 'Uusia tilauksia',
  unread: 'Lukemattomia viestejä',
  overdue: 'Myöhässä olevia vastauksia',
  lowStock: 'Vähissä olevia tuotteita',
  lowStockTitle: 'Täydennä varastoa',
  left: (stock: number) => (stock > 0 ? `${stock}\u00A0kpl jäljellä` : 'Loppu'),
  openStock: 'Avaa varastonhallinta',
  mailboxFailed: (since: string) => `Asiakkaiden vastauksia ei ole voitu lukea postilaatikosta ${since} alkaen.`,
  undelivered: (count: number) =>
    count === 1 ? 'Yksi sähköposti ei ole lähtenyt.' : `${count}\u00A0sähköpostia ei ole lähtenyt.`,
  openMail: 'Katso, mistä on kyse',
  sections: 'Hallinnan osiot',
}

/** The tiles of the dashboard, with stock and registrations. */
export const tiles = [
  {
    section: 'blog',
    title: 'Blogin hallinta',
    text: 'Kirjoita, muokkaa ja julkaise artikkeleita.',
  },
  {
    section: 'products',
    title: 'Tuotteiden hallinta',
    text: 'Lisää tuotteita ja pidä hinnat ja kuvaukset ajan tasalla.',
  },
  {
    section: 'report',
    title: 'Myyntiraportti',
    text: 'Tunnusluvut, myydyimmät tuotteet ja liikevaihto.',
  },
  {
    section: 'newsletter',
    title: 'Uutiskirje',
    text: 'Tilaajat, perumiset ja vienti taulukkoon.',
  },
  {
    section: 'contact',
    title: 'Yhteydenotot',
    text: 'Lue asiakkaiden viestit ja vastaa niihin.',
  },
  {
    section: 'stock',
    title: 'Varastonhallinta',
    text: 'Saldot, varoitukset ja muutosten loki.',
  },
  {
    section: 'registrations',
    title: 'Tuoterekisteröinnit',
    text: 'Hae sarjanumerolla tai nimellä, katso takuun päättyminen.',
  },
  {
    section: 'reviews',
    title: 'Arvostelut',
    text: 'Vastaa asiakkaiden arvosteluihin ja piilota asiattomat.',
  },
  {
    section: 'settings',
    title: 'Asetukset',
    text: 'Yhteystiedot, aukioloajat, ehtojen luvut ja ilmoitus.',
  },
] as const satisfies { section: AdminSection; title: string; text: string }[]
