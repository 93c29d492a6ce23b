import { tryLater } from '@arkpax/schema/forms/failures'
import type { Permission } from '@arkpax/schema/permissions'
import { adminPaths } from '~/lib/admin-paths.ts'

/** The sections of the back office by what they are about, in the order of a working day, and what a role must be allowed to see each. */
export const adminGroups = [
  { label: '', sections: [{ id: 'dashboard', label: 'Yleiskuva', href: adminPaths.home, may: 'dashboard.read' }] },
  {
    label: 'Myynti',
    sections: [
      { id: 'orders', label: 'Tilaukset', href: adminPaths.orders, may: 'orders.read' },
      { id: 'offers', label: 'Tarjoukset', href: adminPaths.offers, may: 'offers.read' },
      { id: 'returns', label: 'Palautukset', href: adminPaths.returns, may: 'returns.read' },
      { id: 'documents', label: 'Laskut ja kuitit', href: adminPaths.documents, may: 'documents.read' },
      { id: 'payments', label: 'Maksut', href: adminPaths.payments, may: 'payments.read' },
      { id: 'contact', label: 'Yhteydenotot', href: adminPaths.contact, may: 'messages.read' },
      { id: 'customers', label: 'Asiakkaat', href: adminPaths.customers, may: 'customers.read' },
      { id: 'chat', label: 'Chat', href: adminPaths.chat, may: 'chat.read' },
      { id: 'reviews', label: 'Arvostelut', href: adminPaths.reviews, may: 'reviews.read' },
      { id: 'registrations', label: 'Rekisteröinnit', href: adminPaths.registrations, may: 'registrations.read' },
      { id: 'warrantyCases', label: 'Takuuasiat', href: adminPaths.warrantyCases, may: 'warranty.read' },
    ],
  },
  {
    label: 'Tuotteet',
    sections: [
      { id: 'products', label: 'Tuotteet', href: adminPaths.products, may: 'products.write' },
      { id: 'stock', label: 'Varasto', href: adminPaths.stock, may: 'stock.read' },
      { id: 'units', label: 'Laitteet', href: adminPaths.units, may: 'units.read' },
      { id: 'recalls', label: 'Takaisinvedot', href: adminPaths.recalls, may: 'recalls.read' },
    ],
  },
  {
    label: 'Sisältö',
    sections: [
      { id: 'blog', label: 'Blogi', href: adminPaths.blog, may: 'blog.read' },
      { id: 'faq', label: 'Usein kysyttyä', href: adminPaths.faq, may: 'faq.read' },
      { id: 'media', label: 'Kuvat ja asiakirjat', href: adminPaths.media, may: 'media.read' },
      { id: 'letters', label: 'Uutiskirjeet', href: adminPaths.letters, may: 'letters.read' },
      { id: 'newsletter', label: 'Tilaajat', href: adminPaths.newsletter, may: 'newsletter.read' },
    ],
  },
  {
    label: 'Raportit',
    sections: [
      { id: 'report', label: 'Myyntiraportti', href: adminPaths.analytics, may: 'reports.read' },
      { id: 'accounting', label: 'Kirjanpito', href: adminPaths.accounting, may: 'accounting.read' },
    ],
  },
  {
    label: 'Asetukset',
    sections: [
      { id: 'settings', label: 'Asetukset', href: adminPaths.settings, may: 'settings.read' },
      { id: 'law', label: 'Laki', href: adminPaths.law, may: 'law.read' },
      { id: 'doctor', label: 'Kaupan tila', href: adminPaths.doctor, may: 'doctor.read' },
      { id: 'privacy', label: 'Tietosuojapyynnöt', href: adminPaths.privacy, may: 'privacy.manage' },
      { id: 'staff', label: 'Henkilöstö', href: adminPaths.staff, may: 'staff.manage' },
      { id: 'auditLog', label: 'Tapahtumaloki', href: adminPaths.auditLog, may: 'audit-log.read' },
      { id: 'imports', label: 'Tuonti', href: adminPaths.imports, may: 'imports.write' },
      { id: 'mail', label: 'Sähköpostit', href: adminPaths.mail, may: 'mail.read' },
    ],
  },
] as const satisfies { label: string; sections: { id: string; label: string; href: string; may: Permission }[] }[]

/** All of them. */
export const adminSections = adminGroups.flatMap(({ sections }) => [...sections])

/** A section, or one's own details, which are no section of the navigation. */
export type AdminSection = (typeof adminGroups)[number]['sections'][number]['id'] | 'own'

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
  home: 'Hallinta',
  breadcrumbs: 'Murupolku',
  ownTitle: 'Omat tiedot',
  email: 'Sähköposti',
  emailHint: 'Jätä tyhjäksi, jos kirjaudut yhteisellä salasanalla.',
  code: 'Koodi',
  codeHint: 'Kuusi numeroa todennussovelluksesta tai jokin varakoodeistasi.',
  recoveryCodeHint: 'Jokin varakoodeistasi, jos pääsyavain ei ole käsillä.',
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
  gateText: 'Kirjaudu omalla tunnuksellasi tai ylläpidon yhteisellä salasanalla.',
  endedTitle: 'Istunto on päättynyt',
  endedText: 'Kirjaudu uudelleen, niin jatkat siitä, mihin jäit. Kirjoittamasi tekstit ovat tallessa tällä sivulla.',
  forbidden: {
    title: 'Roolisi ei näytä tätä näkymää',
    text: 'Pyydä tarvittaessa omistajaa muuttamaan rooliasi.',
  },
  own: (name: string, role: string) => `${name}, ${role.toLowerCase()}: omat tiedot`,
  noConnection: 'Palvelimeen ei saatu yhteyttä',
  tryLater: tryLater.plain,
  loading: 'Ladataan...',
  previous: 'Edellinen',
  next: 'Seuraava',
  page: (number: number) => `Sivu ${number}`,
  chooseFile: 'Valitse tiedosto',
  noFile: 'Tiedostoa ei ole valittu',
  technical: 'Tekniset tiedot ylläpitäjälle',
  openCustomer: 'Avaa asiakas',
  openCustomerOf: (email: string) => `Avaa asiakas ${email}`,
  exportCsv: 'Vie CSV-tiedostoon',
  exportFailed: 'Tiedoston lataaminen epäonnistui',
  clearFilters: 'Tyhjennä suodattimet',
  waiting: 'odottaa',
  find: 'Etsi',
  findFailed: { title: 'Hakua ei voitu avata', description: 'Tarkista verkkoyhteys ja yritä uudelleen.' },
  fold: 'Vain kuvakkeet',
  menu: 'Valikko',
  closeMenu: 'Sulje valikko',
  skip: 'Siirry sisältöön',
  copy: (what: string) => `Kopioi ${what}`,
  copied: 'Kopioitu',
  copyFailed: 'Kopioiminen epäonnistui',
  undo: 'Kumoa',
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
