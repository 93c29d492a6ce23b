import { productLabels } from '@arkpax/schema/field-labels'
import type { ProductPort } from '@arkpax/schema/product-details'
import { rowListText } from '~/components/admin/row-list.fi.ts'

export const productFormText = {
  createTitle: 'Lisää uusi tuote',
  editTitle: 'Muokkaa tuotetta',
  loadFailed: 'Tuotteen lataaminen epäonnistui',
  openAll: 'Avaa kaikki osiot',
  closeAll: 'Sulje kaikki osiot',
  name: 'Tuotteen nimi',
  description: 'Kuvaus',
  price: 'Hinta (€)',
  stock: 'Varastosaldo (kpl)',
  stockNow: 'Varastosaldo',
  category: 'Kategoria',
  chooseCategory: 'Valitse kategoria',
  status: 'Näkyvyys',
  statusHint: 'Luonnos ja piilotettu tuote eivät näy sivustolla. Piilotettua voi yhä lisätä tilaukseen, luonnosta ei.',
  position: 'Järjestysluku',
  positionHint: 'Tuotelistat alkavat pienimmästä luvusta. Jos luku on sama, vanhempi tuote on ensin.',
  tagline: 'Iskulause',
  taglineHint: 'Näkyy nimen vieressä tuotelistassa ja nimen alla tuotteen sivulla.',
  salesText: 'Myyntiteksti',
  salesTextHint:
    'Pidempi teksti, joka näkyy tuotteen sivulla omana osionaan. Luvun voi hakea tuotteen tiedoista kirjoittamalla sen nimen kaksinkertaisiin hakasulkeisiin, kuten ominaisuuksissa.',
  englishName: 'Nimi englanniksi',
  swedishName: productLabels['details.swedishName'],
  foreignNameHint:
    'Vieraskielisiin käyttöoppaisiin ja vastauksiin. Jos kenttä on tyhjä, käytetään suomenkielistä nimeä.',
  image: 'Kuvan URL',
  imageHint: 'Osoite, joka alkaa https://, tai sivuston oma polku, esimerkiksi /images/ark-pro-hero-800.webp.',
  preview: 'Kuvan esikatselu',
  previewFailed: 'Kuvaa ei voi näyttää. Tarkista osoite.',
  previewEmpty: 'Kuva näkyy tässä, kun osoite on annettu.',
  discard: {
    title: 'Hylätäänkö muutokset?',
    text: 'Tuotetta ei ole vielä tallennettu. Jos suljet lomakkeen, kirjoittamasi tiedot häviävät.',
    confirmLabel: 'Hylkää',
  },
  cancel: 'Peruuta',
  submitNew: 'Luo tuote',
  submitEdit: 'Tallenna muutokset',
}

export const listTexts = {
  badges: rowListText('tunnus', 'Tunnukset', 'Lyhyet sanat nimen yläpuolella tuotteen sivulla, esimerkiksi IP67.'),
  pictures: rowListText(
    'kuva',
    'Kuvat',
    'Ensimmäinen kuva on pääkuva: se näkyy tuotelistoissa. Muut tulevat tuotteen sivulle sen jälkeen.',
  ),
  ports: rowListText(
    'liitäntä',
    'Liitännät',
    'Samanlaiset liitännät ovat yksi rivi. Jännite, virta ja teho ovat yhden liitännän.',
  ),
  features: rowListText(
    'ominaisuus',
    'Ominaisuudet',
    'Näkyvät tuotteen sivulla yksi kerrallaan. Luvun voi hakea tuotteen tiedoista kirjoittamalla sen nimen kaksinkertaisiin hakasulkeisiin: product.1.peak on tuotteen 1 huipputeho. Jos luku myöhemmin poistetaan, ominaisuus jää pois sivulta.',
  ),
  applications: rowListText('käyttökohde', 'Käyttökohteet', 'Näkyvät tuotteen sivulla teknisten tietojen yhteydessä.'),
  documents: rowListText(
    'asiakirja',
    'Asiakirjat',
    'Käyttöoppaat ja muut tiedostot, jotka voi ladata tuotteen sivulta.',
  ),
  warnings: rowListText('varoitus', 'Varoitukset', 'Näkyvät tuotteen sivulla kohdassa Tuoteturvallisuus.'),
  accessories: rowListText(
    'lisävaruste',
    'Lisävarusteet',
    'Lisäakut, paneelit ja muut tuotteet, jotka sopivat tähän. Näkyvät tuotteen sivulla kortteina tässä järjestyksessä.',
  ),
  related: rowListText('tuote', 'Katso myös', 'Muut tuotteet, joita kävijä voisi vertailla tähän.'),
  technicalSpecs: rowListText(
    'rivi',
    'Tekniset tiedot',
    'Kirjoita kukin tieto omalle rivilleen: nimi, kaksoispiste ja arvo, esimerkiksi Paino: 28\u00A0kg. Kun rivejä on, ne näkyvät tuotteen sivulla muiden osioiden lukujen sijasta.',
  ),
}

export const featureText = {
  title: 'Otsikko',
  text: 'Teksti',
  picture: 'Kuvan osoite',
  pictureHint: 'Kuvan voi jättää pois.',
}

export const pictureText = {
  address: (number: number) => `Kuvan ${number} osoite`,
  alt: 'Vaihtoehtoinen teksti',
  altHint: 'Mitä kuvassa näkyy? Jos kenttä on tyhjä, käytetään kuvan omaa tekstiä.',
  altMissing: 'Kuvalla ei ole kirjastossa tekstiä. Kirjoita tähän, mitä kuvassa näkyy.',
  texts: 'Kuvien vaihtoehtoiset tekstit',
}

export const documentText = {
  name: 'Nimi',
  url: 'Osoite',
  urlHint: 'Esimerkiksi /kayttoohjeet/ark-pro-fi.pdf tai https://-alkuinen osoite.',
}

export const portText = {
  kind: 'Laji',
  chooseKind: 'Valitse liitäntä',
  label: 'Nimi',
  count: 'Määrä (kpl)',
  volts: 'Jännite (V)',
  amps: 'Virta (A)',
  watts: 'Teho (W)',
  side: 'Puoli',
  sides: { front: 'Etupuoli', back: 'Takapuoli' } satisfies Record<ProductPort['side'], string>,
  direction: 'Suunta',
  directions: { out: 'Lähtö', in: 'Tulo' } satisfies Record<ProductPort['direction'], string>,
  description: 'Mihin sitä käytetään',
  kinds: {
    ac: 'Pistorasia',
    'usb-a': 'USB-A',
    'usb-c': 'USB-C',
    dc5521: 'DC5521 (12\u00A0V)',
    anderson: 'Anderson (12\u00A0V)',
    'ac-input': 'Verkkovirtatulo',
    'solar-input': 'Aurinkopaneelitulo',
    expansion: 'Lisäakun liitin',
  } satisfies Record<ProductPort['kind'], string>,
}

export const otherProductsText = {
  search: { accessories: 'Hae lisävaruste', related: 'Hae muu tuote' },
  placeholder: 'Tuotteen nimi',
  found: (count: number) => (count === 1 ? 'Yksi tuote löytyi' : `${count}\u00A0tuotetta löytyi`),
  notFound: 'Tällä nimellä ei löytynyt lisättävää tuotetta.',
  add: (name: string) => `Lisää ${name}`,
  gone: 'Poistettu tuote, ei näy sivulla',
  notShown: 'Ei näy sivulla, koska tuote ei ole näkyvissä',
  failed: 'Tuotteiden lataaminen epäonnistui',
}

export const searchResultText = {
  title: 'Otsikko hakutuloksissa',
  titleHint: 'Jos kenttä on tyhjä, otsikko on tuotteen nimi ja iskulause.',
  description: 'Kuvaus hakutuloksissa',
  descriptionHint: 'Jos kenttä on tyhjä, hakutuloksessa näkyy kuvauksen alku.',
  preview: 'Näin tuote näkyy Googlessa',
  count: (used: number, shown: number) => `${used} / ${shown}\u00A0merkkiä`,
  tooLong: 'Google lyhentää tämän todennäköisesti.',
  noTitle: 'Tuotteen nimi',
  noDescription: 'Tuotteen kuvaus näkyy tässä.',
}

/** The groups of the form that hold more than figures. */
export const groupTitles = {
  basics: 'Perustiedot',
  sale: 'Hinta, varasto ja näkyvyys',
  pictures: 'Kuvat',
  sales: 'Myyntiteksti',
  others: 'Lisävarusteet ja muut tuotteet',
  searchResult: 'Hakutulos',
  features: 'Ominaisuudet ja käyttökohteet',
  documents: 'Asiakirjat',
  warnings: 'Varoitukset',
  specs: 'Omat tekniset tiedot',
}
