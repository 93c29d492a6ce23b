import { tryLater } from '@arkpax/schema/forms/failures'
import { adminPaths } from '~/lib/admin-paths.ts'

/** The sections of the back office, in the order of a working day. */
export const adminSections = [
  { id: 'dashboard', label: 'Yleiskuva', href: adminPaths.home },
  { id: 'orders', label: 'Tilaukset', href: adminPaths.orders },
  { id: 'products', label: 'Tuotteet', href: adminPaths.products },
  { id: 'stock', label: 'Varasto', href: adminPaths.stock },
  { id: 'contact', label: 'Yhteydenotot', href: adminPaths.contact },
  { id: 'chat', label: 'Chat', href: adminPaths.chat },
  { id: 'reviews', label: 'Arvostelut', href: adminPaths.reviews },
  { id: 'registrations', label: 'Rekisteröinnit', href: adminPaths.registrations },
  { id: 'newsletter', label: 'Uutiskirje', href: adminPaths.newsletter },
  { id: 'mail', label: 'Sähköpostit', href: adminPaths.mail },
  { id: 'blog', label: 'Blogi', href: adminPaths.blog },
  { id: 'faq', label: 'Usein kysyttyä', href: adminPaths.faq },
  { id: 'report', label: 'Myyntiraportti', href: adminPaths.analytics },
  { id: 'settings', label: 'Asetukset', href: adminPaths.settings },
] as const

export type AdminSection = (typeof adminSections)[number]['id']

/** What the login says: the blog screen and the report have words of their own. */
export const loginTexts = {
  dashboard: {
    success: { title: 'Kirjautuminen onnistui', description: 'Tervetuloa hallintapaneeliin' },
    failure: 'Kirjautuminen epäonnistui',
  },
  blog: { success: { title: 'Tervetuloa admin-paneelin!' }, failure: 'Virhe' },
}
export type LoginVariant = keyof typeof loginTexts

export const adminTexts = {
  back: 'Takaisin hallintaan',
  password: 'Salasana',
  passwordPlaceholder: 'Syötä admin-salasana',
  signIn: 'Kirjaudu sisään',
  signOut: 'Kirjaudu ulos',
  signOutQuestion: {
    title: 'Kirjaudutaanko ulos?',
    text: 'Tässä välilehdessä on tekstiä, jota et ole tallentanut tai lähettänyt. Se häviää, kun kirjaudut ulos.',
    confirmLabel: 'Kirjaudu ulos ja hylkää tekstit',
  },
  signedOut: 'Kirjauduttu ulos',
  signOutFailed: 'Uloskirjautuminen epäonnistui',
  wrongPassword: 'Väärä salasana',
  gateTitle: 'Hallinta',
  gateText: 'Kirjaudu sisään ylläpidon yhteisellä salasanalla.',
  endedTitle: 'Istunto on päättynyt',
  endedText: 'Kirjaudu uudelleen, niin jatkat siitä, mihin jäit. Kirjoittamasi tekstit ovat tallessa tällä sivulla.',
  noConnection: 'Palvelimeen ei saatu yhteyttä',
  tryLater: tryLater.plain,
  loading: 'Ladataan...',
  previous: 'Edellinen',
  next: 'Seuraava',
  page: (number: number) => `Sivu ${number}`,
  exportCsv: 'Vie CSV-tiedostoon',
  exportFailed: 'Tiedoston lataaminen epäonnistui',
  clearFilters: 'Tyhjennä suodattimet',
  waiting: ', odottaa ',
  skip: 'Siirry sisältöön',
  copy: (what: string) => `Kopioi ${what}`,
  copied: 'Kopioitu',
  copyFailed: 'Kopioiminen epäonnistui',
  restored: (when: string) => `Palautettiin keskeneräinen lomake, jota muokattiin viimeksi ${when}.`,
  discardRestored: 'Hylkää',
  conflict: {
    title: 'Joku muu tallensi tämän juuri',
    text: 'Valitse, kumpi arvo jää voimaan, ja tallenna sitten uudelleen. Muut muutokset on jo yhdistetty.',
    own: 'Oma',
    theirs: 'Toisen tallentama',
    empty: '(tyhjä)',
    undecided: 'Valitse, kumpi arvo jää voimaan.',
    allOwn: 'Käytä kaikissa omaa',
    allTheirs: 'Käytä kaikissa toisen tallentamaa',
  },
}
