import type { AdminSection } from '../admin.fi.ts'

/** Other words by which people look for a section. */
export const sectionWords: Partial<Record<AdminSection, string>> = {
  dashboard: 'etusivu hallintapaneeli tänään hoidettavaa tehtävät',
  orders: 'myynti kaupat ostot toimitukset lähetykset',
  offers: 'tarjous tarjouspyyntö hintatarjous myynti kauppa',
  returns: 'peruutus palautus hyvitys reklamaatio nouto tarkastus peruuttamisoikeus',
  documents: 'lasku kuitti hyvityslasku tositteet verkkolasku finvoice laskutus',
  payments: 'saatavat laskut tiliote camt pankki viitenumero palautukset maksamatta erääntyneet',
  customers: 'henkilöt yritykset asiakkuudet ostajat',
  privacy: 'gdpr tietosuoja poisto poistopyyntö tietopyyntö rekisteri',
  contact: 'viestit postit inbox asiakaspalvelu kysymykset vastaukset',
  chat: 'keskustelut avustaja botti vastaamattomat',
  reviews: 'arviot tähdet palaute',
  registrations: 'takuu sarjanumero rekisteröidyt laitteet',
  warrantyCases: 'takuu reklamaatio vika huolto korjaus vaihto lainalaite varaosat sarjanumero',
  products: 'tuote hinta hinnat kuvaus valikoima',
  stock: 'saldo saldot varastonhallinta loppu täydennys inventaario',
  units: 'laite sarjanumero akkupassi tarrat erä valmistus huolto kunto syklit',
  blog: 'artikkelit kirjoitukset jutut uutiset',
  faq: 'kysymykset vastaukset ukk faq ohjeet',
  media: 'kuvat kuvapankki mediakirjasto valokuvat pdf tiedostot liitteet lataa',
  newsletter: 'tilaajat uutiskirjeen tilaajat markkinointi',
  report: 'raportti liikevaihto alv tunnusluvut analytiikka tilasto',
  accounting: 'kirjanpitäjä alv arvonlisävero päiväkirja saatavat kausi tilitys',
  settings: 'yhteystiedot aukioloajat ehdot ilmoitus puhelinnumero',
  law: 'velvollisuudet lait juristi tuottajavastuu akkurekisteri virhevastuu ilmoitus',
  doctor: 'terveys tarkistus puuttuu vika varmuuskopio varmenne doctor',
  staff: 'käyttäjät oikeudet roolit työntekijät kutsu',
  auditLog: 'loki historia kuka teki muutokset',
  imports: 'tuo tiedosto csv excel xlsx taulukko import massatuonti',
  mail: 'lähteneet postit epäonnistuneet lähetysjono',
}

/** What can be begun from anywhere. */
export const actionText = {
  newOrder: { title: 'Uusi tilaus', words: 'luo tee lisää kauppa' },
  newOffer: { title: 'Uusi tarjous', words: 'luo tee lisää hintatarjous' },
  newProduct: { title: 'Uusi tuote', words: 'luo lisää' },
  newQuestion: { title: 'Uusi kysymys', words: 'luo lisää usein kysytty ukk vastaus' },
  newPerson: { title: 'Kutsu henkilö', words: 'uusi työntekijä lisää käyttäjä' },
  late: { title: 'Myöhässä olevat vastaukset', words: 'viestit kiireelliset vastaamatta' },
  pending: { title: 'Odottavat tilaukset', words: 'uudet käsittelemättä' },
  own: { title: 'Omat tiedot', words: 'salasana istunnot tunnus todennus' },
  site: { title: 'Avaa verkkosivusto', words: 'kauppa etusivu julkinen' },
}
