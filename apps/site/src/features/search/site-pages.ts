import { WITHDRAW_HERE } from '@arkpax/schema/withdrawal-words'
import { articlePath, paths } from '../../lib/paths.ts'

/** Pages that are tools or places rather than texts, with the words by which people look for them. */
export const sitePages = [
  {
    title: 'Käyttöaikalaskuri',
    icon: 'timer',
    href: paths.calculator,
    summary: 'Laske, kuinka kauan asema pyörittää laitteitasi.',
    keywords: 'laskuri laske käyttöaika kesto kulutus wattitunti riittävyys mitoitus',
  },
  {
    title: 'Tuotevertailu',
    icon: 'scale',
    href: paths.comparison,
    summary: 'Vertaa enintään kolmea tuotetta rinnakkain.',
    keywords: 'vertaile vertaa ero erot mallit rinnakkain tekniset tiedot paino mitat',
    called: 'paino painot mitat',
  },
  {
    title: 'Tuotteet',
    icon: 'battery-charging',
    href: paths.products,
    summary: 'Kaikki voimalaitokset ja lisävarusteet hintoineen.',
    keywords: 'tuote mallisto hinnasto hinta kauppa osta valikoima lisävaruste saatavuus varasto',
  },
  {
    title: 'Yhteystiedot',
    icon: 'message-square',
    href: paths.contact,
    summary: 'Puhelin, sähköposti ja yhteydenottolomake.',
    keywords:
      'yhteys ota yhteyttä puhelinnumero sähköposti osoite asiakaspalvelu auki aukiolo aukioloajat lomake tarjous tarjouspyyntö jälleenmyyjä yritysmyynti',
  },
  {
    title: 'Tukikeskus',
    icon: 'life-buoy',
    href: paths.support,
    summary: 'Ohjeet ja apua käyttöön, lataamiseen ja takuuseen.',
    keywords: 'tuki apu neuvonta huolto ongelma vika',
  },
  {
    title: 'Rekisteröi tuote',
    icon: 'shield-check',
    href: paths.registration,
    summary: 'Tallenna sarjanumero ja ostopäivä takuuta varten.',
    keywords: 'rekisteröinti rekisteröidä rekisteröityminen takuurekisteröinti sarjanumero ostopäivä',
  },
  {
    title: 'Käyttöoppaat',
    icon: 'book-open',
    href: paths.manuals,
    summary: 'Kaikki käyttöoppaat suomeksi, ruotsiksi ja englanniksi.',
    keywords: 'käyttöohjeet ohjekirja manuaali pdf lataa svenska english ruotsi englanti video videot',
  },
  {
    title: 'Tilauksen seuranta',
    icon: 'truck',
    href: paths.orderTracking,
    summary: 'Katso, missä vaiheessa tilauksesi on.',
    keywords: 'seuraa tilaus toimitus lähetys paketti missä',
  },
  {
    title: 'Laite rikki? Tee takuuilmoitus',
    icon: 'wrench',
    href: paths.warrantyCase,
    summary: 'Ilmoita viallisesta laitteesta lomakkeella.',
    keywords: 'takuuasia takuuhuolto vikailmoitus reklamaatio reklamointi viallinen rikki hajosi korjaus valitus',
  },
  {
    title: WITHDRAW_HERE,
    icon: 'rotate-ccw',
    href: paths.withdrawal,
    summary: 'Peruuta tilaus tai ilmoita palautuksesta lomakkeella.',
    keywords:
      'peruuttaminen peruutus peruutusilmoitus peruminen peru tilaus palautusilmoitus palautuslomake vetäytyminen',
  },
  {
    title: 'Takaisinvedot',
    icon: 'triangle-alert',
    href: paths.recalls,
    summary: 'Avoimet ja päättyneet takaisinvedot. Tarkista sarjanumerolla, koskeeko takaisinveto laitettasi.',
    keywords: 'takaisinveto takaisinkutsu turvallisuustiedote turvatiedote tuoteturvallisuus vaarallinen tuote',
  },
  {
    title: 'Oma tili',
    icon: 'user',
    href: paths.account,
    summary: 'Tilaukset, arvostelut ja omat tiedot.',
    keywords: 'kirjaudu sisään kirjautuminen salasana unohtui käyttäjätili tunnus profiili luo tili rekisteröityminen',
  },
  {
    title: 'Meistä',
    icon: 'info',
    href: paths.about,
    summary: 'Yritys, arvot ja sertifikaatit.',
    keywords: 'yritys tarina historia valmistaja sertifikaatti iso iatf vastuu',
  },
  {
    title: 'Blogi',
    icon: 'newspaper',
    href: paths.blog,
    summary: 'Oppaita, vinkkejä ja kokemuksia.',
    keywords: 'artikkelit vinkit oppaat kokemukset',
  },
  {
    title: 'Uutiskirjeet',
    icon: 'mail',
    href: paths.letters,
    summary: 'Lähettämämme uutiskirjeet.',
    keywords: 'uutiskirje tilaa tilaaminen postituslista',
  },
] as const

/** Words by which people look for texts that do not use them, by the addresses of these. */
export const wordsBeside: Readonly<Record<string, string>> = {
  [paths.returns]: 'palautusaika palautusohje vaihto vaihtaminen rahat takaisin',
  [paths.delivery]: 'toimitusaika toimitusajat toimituskulut postikulut rahti kuljetus lähetys nouto',
  [paths.warranty]: 'takuuaika reklamaatio',
  [paths.terms]: 'maksutavat maksaminen lasku osamaksu sopimusehdot',
  [paths.privacy]: 'gdpr tietosuoja evästeet',
  [articlePath('latausnopeuden-optimointi')]: 'latausaika latausajat lataamisen kesto pikalataus',
  [articlePath('takuun-hakeminen')]: 'takuuilmoitus reklamaatio viallinen rikki hajosi',
  [`${paths.faq}#mika-kannettava-voimalaitos-on`]: 'ääni melu hiljainen aggregaatti',
  [`${paths.faq}#kuinka-kauan-akku-kestaa`]: 'käyttöikä elinikä lataussyklit',
  [`${paths.faq}#kuinka-nopeasti-asema-latautuu`]: 'latausaika latausajat lataamisen kesto',
  [`${paths.faq}#kumpi-malli-sopii-minulle`]: 'malli mallit ero',
  [`${paths.faq}#miten-tilaan-tuotteen`]: 'maksutavat ostaminen',
  [`${paths.faq}#miten-haen-takuuta`]: 'takuuilmoitus reklamaatio',
  [`${paths.faq}#milloin-asiakaspalvelu-vastaa`]: 'auki aukiolo aukioloajat',
}
