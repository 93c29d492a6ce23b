import { paths } from '../../lib/paths.ts'

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
    keywords: 'vertaile vertaa ero erot mallit rinnakkain',
  },
  {
    title: 'Tuotteet',
    icon: 'battery-charging',
    href: paths.products,
    summary: 'Kaikki voimalaitokset ja lisävarusteet hintoineen.',
    keywords: 'tuote mallisto hinnasto hinta kauppa osta valikoima lisävaruste',
  },
  {
    title: 'Yhteystiedot',
    icon: 'message-square',
    href: paths.contact,
    summary: 'Puhelin, sähköposti ja yhteydenottolomake.',
    keywords:
      'yhteys ota yhteyttä puhelinnumero sähköposti osoite asiakaspalvelu lomake tarjous tarjouspyyntö jälleenmyyjä',
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
    summary: 'Liitä tuotteesi takuujärjestelmään.',
    keywords: 'rekisteröinti rekisteröidä takuurekisteröinti sarjanumero ostopäivä',
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
    title: 'Oma tili',
    icon: 'user',
    href: paths.account,
    summary: 'Tilaukset, arvostelut ja omat tiedot.',
    keywords: 'kirjaudu sisään kirjautuminen salasana käyttäjätili tunnus profiili',
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
] as const
