/** Words of the about screen that are not in `content/data/about.json`. */
export const aboutText = {
  title: 'Meistä',
  description:
    'Arkpax valmistaa kannettavia IP67-voimalaitoksia veneeseen, leiriin ja työmaalle. Tutustu tarinaan, arvoihin ja laatujärjestelmään.',
  toStory: 'Lue tarina',
  toProducts: 'Katso tuotteet',
  values: {
    title: 'Arvot, jotka voi mitata',
    text: 'Näistä pidämme kiinni.',
  },
  certifications: {
    title: 'Laatu ja standardit',
    text: 'Suunnittelemme, valmistamme ja huollamme laitteet näiden standardien mukaan.',
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
  },
  facts: { founded: 'Perustettu', address: 'Osoite', group: 'Konserni' },
  storyTitle: 'Tarinamme',
}
