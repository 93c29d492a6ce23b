/** Words of the about screen that are not in `content/data/about.json`. */
export const aboutText = {
  title: 'Meistä',
  description:
    'Arkpax valmistaa kannettavia IP67-voimalaitoksia veneeseen, leiriin ja työmaalle. Tutustu tarinaan, arvoihin ja laatujärjestelmään.',
  toStory: 'Lue tarina',
  toProducts: 'Katso tuotteet',
  values: {
    title: 'Arvot, joita voi mitata',
    text: 'Näistä pidämme kiinni.',
  },
  certifications: {
    title: 'Laatu ja standardit',
    text: 'Noudatamme näitä standardeja suunnittelussa, valmistuksessa ja huollossa.',
    checkable:
      'Standardit, joiden noudattamista arvioi ulkopuolinen. Todistuksen voi tarkistaa numerolla sen myöntäjältä.',
    number: 'Todistus',
    body: 'Myöntäjä',
    look: (number: string) => `Todistus ${number}: katso myöntäjän sivulta`,
  },
  featured: {
    title: 'Aloita näistä',
    text: 'Kaksi asemaa ja lisäakku, joka sopii molempiin.',
    all: 'Katso kaikki tuotteet',
    figures: { power: 'Teho', capacity: 'Kapasiteetti', weight: 'Paino', cycles: 'Lataussyklit' },
  },
  facts: { founded: 'Perustettu', address: 'Osoite' },
  storyTitle: 'Tarinamme',
}
