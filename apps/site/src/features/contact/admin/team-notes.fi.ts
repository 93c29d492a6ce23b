/** Words of what staff tell each other of a message. */
export const teamNotesText = {
  title: 'Huomiot kollegoille',
  label: 'Uusi huomio',
  hint: 'Näkyy vain henkilökunnalle. Mainitse kollega kirjoittamalla @ ja nimi, niin viesti nousee hänen listalleen.',
  add: 'Lisää huomio',
  added: 'Huomio lisätty',
  addFailed: 'Huomion lisääminen epäonnistui',
  edited: 'muokattu',
  edit: 'Muokkaa',
  editOf: (name: string, when: string) => `Muokkaa huomiota, ${name} ${when}`,
  editLabel: 'Huomio',
  save: 'Tallenna huomio',
  saved: 'Huomio tallennettu',
  saveFailed: 'Huomion tallentaminen epäonnistui',
  cancel: 'Peruuta',
  remove: 'Poista',
  removeOf: (name: string, when: string) => `Poista huomio, ${name} ${when}`,
  removed: 'Huomio poistettu',
  removeFailed: 'Huomion poistaminen epäonnistui',
  removeQuestion: {
    title: 'Poistetaanko huomio?',
    text: 'Huomio katoaa kaikilta. Poistoa ei voi perua.',
    confirmLabel: 'Poista huomio',
  },
  conflict: {
    title: 'Huomio on muuttunut toisessa välilehdessä',
    text: 'Oma tekstisi on tallella alla. Toisessa välilehdessä tallennettiin tämä:',
    own: 'Tallenna oma',
    theirs: 'Käytä toista tekstiä',
  },
  people: (count: number) => (count === 1 ? '1\u00A0kollega' : `${count}\u00A0kollegaa`),
}

/** Words of who else is at the message. */
export const presenceText = {
  typing: (name: string) => `${name} kirjoittaa parhaillaan vastausta tähän viestiin.`,
  open: (name: string) => `${name} katsoo tätä viestiä.`,
  ownTyping: 'Tähän viestiin kirjoitetaan vastausta myös toisessa välilehdessä.',
  ownOpen: 'Viesti on auki myös toisessa välilehdessä.',
}
