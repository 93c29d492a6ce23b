import type { Permission } from '@arkpax/schema/permissions'
import { adminPaths } from '~/lib/admin-paths.ts'

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
  undelivered: (count: number) =>
    count === 1 ? 'Yksi sähköposti ei ole lähtenyt.' : `${count}\u00A0sähköpostia ei ole lähtenyt.`,
  openMail: 'Katso, mistä on kyse',
  sections: 'Hallinnan osiot',
}

/** The tiles of the dashboard, with stock and registrations. */
export const tiles = [
  {
    href: adminPaths.blog,
    may: 'blog.read',
    title: 'Blogin hallinta',
    text: 'Kirjoita, muokkaa ja julkaise artikkeleita.',
  },
  {
    href: adminPaths.products,
    may: 'products.write',
    title: 'Tuotteiden hallinta',
    text: 'Lisää tuotteita ja pidä hinnat ja kuvaukset ajan tasalla.',
  },
  {
    href: adminPaths.analytics,
    may: 'reports.read',
    title: 'Myyntiraportti',
    text: 'Tunnusluvut, myydyimmät tuotteet ja liikevaihto.',
  },
  {
    href: adminPaths.newsletter,
    may: 'newsletter.read',
    title: 'Uutiskirje',
    text: 'Tilaajat, perumiset ja vienti taulukkoon.',
  },
  {
    href: adminPaths.contact,
    may: 'messages.read',
    title: 'Yhteydenotot',
    text: 'Lue asiakkaiden viestit ja vastaa niihin.',
  },
  {
    href: adminPaths.stock,
    may: 'stock.read',
    title: 'Varastonhallinta',
    text: 'Saldot, varoitukset ja muutosten loki.',
  },
  {
    href: adminPaths.registrations,
    may: 'registrations.read',
    title: 'Tuoterekisteröinnit',
    text: 'Hae sarjanumerolla tai nimellä, katso takuun päättyminen.',
  },
  {
    href: adminPaths.reviews,
    may: 'reviews.read',
    title: 'Arvostelut',
    text: 'Vastaa asiakkaiden arvosteluihin ja piilota asiattomat.',
  },
  {
    href: adminPaths.settings,
    may: 'settings.read',
    title: 'Asetukset',
    text: 'Yhteystiedot, aukioloajat, ehtojen luvut ja ilmoitus.',
  },
] as const satisfies { may: Permission; href: string; title: string; text: string }[]
