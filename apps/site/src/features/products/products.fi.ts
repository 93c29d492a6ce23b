/** Words of the product list. */
export const listText = {
  title: 'Tuotteet',
  heroTitle: 'Sähköä sinne, minne johto ei yllä',
  heroText: 'Kaksi vesitiivistä asemaa, lisäakku ja aurinkopaneeli. Kaikki sopivat yhteen.',
  description:
    'Arkpaxin vesitiiviit IP67-voimalaitokset, lisäakku ja aurinkopaneeli. Hinnat sisältävät arvonlisäveron. Takuu [[terms.warrantyYears]]\u00A0vuotta, palautusoikeus [[terms.returnDays]]\u00A0päivää.',
  search: 'Hae tuotteista',
  searchPlaceholder: 'Esimerkiksi 2400\u00A0W tai akku',
  category: 'Tuoteryhmä',
  all: 'Kaikki',
  /** What else people call a category, and one of it where its name tells of many: the search knows both. */
  categoryWords: {
    'power-stations': 'voimalaitos virtalähde voima-asema latausasema vesitiivis vedenpitävä',
    accessories: 'lisävaruste tarvike',
    'solar-panels': 'aurinkopaneeli',
  },
  sort: 'Järjestys',
  sorts: [
    { value: 'popular', label: 'Suosituimmat' },
    { value: 'price-low', label: 'Halvin ensin' },
    { value: 'price-high', label: 'Kallein ensin' },
    { value: 'name', label: 'Nimen mukaan' },
  ],
  empty: { title: 'Ei tuloksia löytynyt', text: 'Yritä muuttaa hakuehtojasi tai poistaa suodattimet' },
  clear: 'Poista suodattimet',
  look: 'Katso tuote',
  why: {
    title: 'Miksi Arkpax?',
    text: 'Laitteet kestävät sään, ja me vastaamme niistä.',
  },
  help: {
    title: 'Etkö ole varma, mikä malli riittää?',
    text: 'Kerro, mitä aiot käyttää ja kuinka pitkään. Laskemme tarpeen puolestasi ja sanomme suoraan, jos pienempi malli riittää.',
    contact: 'Ota yhteyttä',
    compare: 'Vertaile tuotteita',
    calculator: 'Laske käyttöaika',
  },
}

/** Words of a product's page. */
export const detailText = {
  contact: 'Ota yhteyttä',
  inquiry: 'Pyydä tarjous',
  back: 'Takaisin tuotteisiin',
  toReviews: 'Arvostelut',
  buying: 'Tilaus alkaa tarjouspyynnöstä. Vastaamme siihen [[terms.replyDays]]\u00A0arkipäivässä.',
  gallery: 'Tuotekuvat',
  picture: (index: number, count: number) => `Kuva ${index}/${count}`,
  pictureOf: (product: string, nth: number) => `${product}, kuva ${nth}`,
  reviewer: (brand: string) => `${brand}in asiakas`,
  specs: 'Tekniset tiedot',
  borrowedSpecs: (name: string) => `Tarkat tiedot puuttuvat. Vertailuksi lähimmän mallin tiedot: ${name}.`,
  conditions: 'Suojaus ja olosuhteet',
  applications: 'Käyttökohteet',
  sales: 'Esittely',
  accessories: 'Sopivat lisävarusteet',
  related: 'Katso myös',
  notFound: 'Tuotetta ei löytynyt',
  notFoundText: 'Tuote on poistunut valikoimasta, tai osoitteessa on virhe.',
  loading: 'Ladataan…',
  noScript: 'Uuden tuotteen tietojen näyttämiseen tarvitaan JavaScript, joka on selaimessasi pois päältä.',
  failed: 'Tuotteen lataaminen epäonnistui',
  failedText: 'Tarkista verkkoyhteys ja yritä uudelleen.',
  retry: 'Yritä uudelleen',
}

/** Words of the extra sections of the power stations. */
export const stationText = {
  runtimeTitle: 'Mitä se jaksaa ja kuinka kauan',
  runtimeText: 'Yksi laite kerrallaan ja täysi akku. Häviöt on laskettu mukaan.',
  runtimeList: 'Käyttöajat laitteittain',
  nominal: 'Näytä luvut ilman häviöitä',
  calculator: 'Laske omilla laitteillasi',
  average: (watts: string) => `keskimäärin ${watts}`,
  starts: (watts: string) => `käynnistyessä ${watts}`,
  previous: 'Edelliset laitteet',
  next: 'Seuraavat laitteet',
  continuous: 'Jatkuva teho',
  peak: 'Huipputeho',
  capacity: 'Kapasiteetti',
  /** The heading of the stories, by what the product is. */
  features: {
    station: 'Tehty tositoimiin',
    battery: 'Enemmän energiaa ilman uutta asemaa',
    panel: 'Kevyt kantaa, nopea avata',
    other: 'Ominaisuudet',
  },
  ports: 'Liitännät edestä ja takaa',
  portsText: 'Lähdöt edessä kansien alla, tulot takana.',
  front: 'Etupuoli',
  back: 'Takapuoli',
  count: (count: number) => `${count}\u00A0kpl`,
}

/** Words of the product-safety section. */
export const safetyText = {
  title: 'Tuote\u00ADturvallisuus',
  manufacturer: 'Valmistaja',
  address: 'Postiosoite',
  electronic: 'Sähköinen osoite',
  model: 'Tuote',
  warnings: 'Varoitukset',
  documents: 'Asiakirjat',
}
