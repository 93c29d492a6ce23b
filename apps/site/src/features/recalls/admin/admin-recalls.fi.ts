import { recallLabels } from '@arkpax/schema/field-labels'
import { formatNumber } from '@arkpax/schema/format-fi'

const NBSP = '\u00A0'
const count = (number: number, one: string, many: string) =>
  number === 1 ? `1${NBSP}${one}` : `${formatNumber(number)}${NBSP}${many}`
const units = (number: number) => count(number, 'laite', 'laitetta')
const people = (number: number) => count(number, 'omistaja', 'omistajaa')
const toPeople = (number: number) => `${formatNumber(number)}${NBSP}omistajalle`

const reachable = (reached: number, persons: number) =>
  `Sähköpostiosoite tiedetään: ${units(reached)}, ${people(persons)}.`
const UNREACHABLE = 'Ei sähköpostiosoitetta – soita'

export const adminRecallsText = {
  title: 'Takaisinvedot',
  list: 'Takaisinvedot',
  search: 'Hae takaisinvetoja',
  state: 'Tila',
  allStates: 'Kaikki',
  add: 'Uusi takaisinveto',
  columns: { title: 'Takaisinveto', state: 'Tila', units: 'Laitteita', answered: 'Vastattu', created: 'Luotu' },
  sorts: { date: 'Luotu', title: 'Otsikko' },
  failed: 'Virhe takaisinvetojen lataamisessa',
  empty: {
    title: 'Ei takaisinvetoja',
    text: 'Kun laitteessa on vaarallinen vika, tee takaisinveto, valitse laitteet sarjanumeroilla ja julkaise se.',
  },
  nothingFound: { title: 'Takaisinvetoja ei löytynyt', text: 'Kokeile toisia hakusanoja tai tyhjennä suodattimet.' },
  newHint: 'Esimerkiksi: Ark PRO 2400\u00A0W, latausliitin voi kuumentua.',
  create: 'Luo luonnos',
  created: 'Luonnos luotu',
  createFailed: 'Luonnosta ei voitu luoda',
  discard: {
    title: 'Hylätäänkö takaisinveto?',
    text: 'Kirjoittamaasi ei ole tallennettu.',
    confirmLabel: 'Hylkää',
  },
}

export const recallPageText = {
  loading: 'Takaisinveto',
  failed: 'Takaisinvedon lataaminen epäonnistui',
  discard: {
    title: 'Poistutaanko tallentamatta?',
    text: 'Kirjoittamaasi ei ole tallennettu.',
    confirmLabel: 'Poistu',
  },
  published: (when: string) => `Julkaistu ${when}`,
  closed: (when: string) => `Päättynyt ${when}`,
  openPage: 'Avaa sivu',
}

export const recallTextsText = {
  title: 'Ilmoitus',
  hint: 'Kirjoita selvästi äläkä vähättele vaaraa. Sama teksti tulee sivulle ja sähköpostiin.',
  of: recallLabels,
  identificationHint: 'Malli, erä, myyntiaika ja paikka, josta sarjanumero löytyy.',
  hazardHint: 'Mitä voi tapahtua ja kenelle, esimerkiksi: latausliitin voi kuumentua ja sytyttää tulipalon.',
  actionHint: 'Aloita tärkeimmästä, esimerkiksi: lopeta laitteen käyttö ja lataaminen heti.',
  remediesHint: 'Tarjoa vähintään kahta. Yksi riittää vain, jos muut ovat mahdottomia tai kohtuuttomia.',
  remedyTextHint: 'Kerro, miten laite noudetaan, kauanko asia kestää ja ettei se maksa omistajalle mitään.',
  pictureHint: 'Kuva, josta laitteen ja sarjanumeron paikan tunnistaa. Ilman omaa kuvaa näytetään tuotteen kuva.',
  save: 'Tallenna',
  saved: 'Takaisinveto tallennettu',
  saveFailed: 'Tallennus epäonnistui',
}

export const chooseUnitsText = {
  title: 'Laitteet',
  chosen: (number: number) => (number === 0 ? 'Laitteita ei ole vielä valittu.' : `Valittu ${units(number)}.`),
  reach: reachable,
  hint: 'Rajaa yhdellä tai usealla tavalla: mukaan tulevat laitteet, jotka täyttävät kaikki ehdot.',
  serials: 'Sarjanumerot',
  serialsHint: 'Yksi rivillä tai pilkuilla erotettuna. Voit myös valita CSV-tiedoston, jossa on sarake ”Sarjanumero”.',
  file: 'CSV-tiedosto',
  fileHint: 'Tiedoston sarjanumerot tulevat yllä olevaan kenttään. Enintään 1\u00A0Mt.',
  fileTooLarge: 'Tiedosto on yli 1\u00A0Mt. Jaa se osiin.',
  fileUnread: 'Tiedostoa ei voitu lukea.',
  from: 'Sarjanumerosta',
  to: 'Sarjanumeroon',
  batch: 'Erä',
  madeFrom: 'Valmistettu aikaisintaan',
  madeTo: 'Valmistettu viimeistään',
  product: 'Tuote',
  anyProduct: 'Mikä tahansa',
  unknownToo: 'Ota mukaan myös numerot, joita emme tunne (esimerkiksi jälleenmyyjän myymät)',
  look: 'Tarkista valinta',
  lookFailed: 'Valintaa ei voitu tarkistaa',
  ask: 'Lisätäänkö laitteet takaisinvetoon?',
  brings: (number: number, already: number) =>
    `Ehdot täyttää ${units(number)}${already > 0 ? `. Jo mukana: ${formatNumber(already)}` : ''}.`,
  nothing: 'Yksikään laite ei täytä ehtoja.',
  reached: reachable,
  unreached: (number: number) => `Sähköpostiosoitetta ei tiedetä: ${units(number)}.`,
  unknown: (number: number) => `Tuntemattomia numeroita: ${formatNumber(number)}`,
  unknownLeft: 'Ne jäävät pois, ellet ota niitä mukaan.',
  elsewhere: (number: number) => `Jo toisessa takaisinvedossa: ${units(number)}`,
  otherProduct: (number: number) => `Muu tuote kuin takaisinvedossa: ${units(number)}`,
  otherProductText: 'Nekin lisätään. Tarkista, että sarjanumerot ovat oikein.',
  tellsAtOnce: 'Takaisinveto on julkaistu, joten lisättyjen laitteiden omistajille lähtee viesti heti.',
  add: 'Lisää laitteet',
  added: 'Laitteet lisätty',
  addFailed: 'Laitteita ei voitu lisätä',
  clear: 'Poista kaikki laitteet',
  askClear: 'Poistetaanko kaikki laitteet luonnoksesta?',
  clearText: 'Ilmoituksen teksti säilyy.',
  cleared: 'Laitteet poistettu',
  clearFailed: 'Laitteita ei voitu poistaa',
}

export const recallStepsText = {
  progress: 'Tilanne',
  told: (told: number, persons: number) => `Viesti jonossa tai lähetetty: ${formatNumber(told)} / ${people(persons)}`,
  sent: (sent: number) => `Lähetetty: ${formatNumber(sent)}`,
  failed: (failed: number) => `Ei mennyt perille: ${formatNumber(failed)}`,
  answered: (answered: number, all: number) => `Vastattu: ${formatNumber(answered)} / ${units(all)}`,
  missing: 'Puuttuu ennen julkaisua',
  publish: 'Julkaise ja lähetä',
  askPublish: 'Julkaistaanko takaisinveto?',
  publishes: (all: number, persons: number, without: number) =>
    `Takaisinvedossa on ${units(all)}. Sivu tulee heti näkyviin, ja viesti lähtee ${toPeople(persons)}.${
      without > 0
        ? ` Sähköpostiosoitetta ei tiedetä: ${units(without)}. Näet ne luettelosta, kun valitset ”${UNREACHABLE}”.`
        : ''
    } Julkaisua ei voi perua.`,
  published: 'Takaisinveto julkaistu. Viestit lähtevät minuutin kuluessa.',
  publishFailed: 'Takaisinvetoa ei voitu julkaista',
  mayNotPublish: 'Takaisinvedon voi julkaista omistaja tai esihenkilö.',
  remind: 'Lähetä muistutus',
  askRemind: 'Lähetetäänkö muistutus?',
  reminds: (left: number) =>
    `Muistutus lähtee niille omistajille, jotka eivät ole vastanneet. Vastaamatta: ${units(left)}.`,
  reminded: 'Muistutukset lähtevät minuutin kuluessa',
  remindFailed: 'Muistutusta ei voitu lähettää',
  close: 'Päätä takaisinveto',
  askClose: 'Päätetäänkö takaisinveto?',
  closes:
    'Sivu jää näkyviin ja kertoo takaisinvedon päättyneen. Vastauksia ei enää oteta vastaan, eikä jonossa olevia viestejä lähetetä. Päättämistä ei voi perua.',
  closed: 'Takaisinveto päätetty',
  closeFailed: 'Takaisinvetoa ei voitu päättää',
  remove: 'Poista luonnos',
  askRemove: 'Poistetaanko luonnos?',
  removes: 'Luonnos ja sen laitevalinta poistetaan. Poistoa ei voi perua.',
  removed: 'Luonnos poistettu',
  removeFailed: 'Luonnosta ei voitu poistaa',
}

export const recallUnitsText = {
  title: 'Omistajat ja vastaukset',
  list: 'Takaisinvedon laitteet',
  search: 'Hae sarjanumerolla, nimellä tai sähköpostilla',
  view: 'Näytä',
  views: {
    all: 'Kaikki',
    unanswered: 'Ei vastattu',
    answered: 'Vastattu',
    unreachable: UNREACHABLE,
    failed: 'Viesti ei mennyt perille – soita',
  },
  columns: { serial: 'Sarjanumero', owner: 'Omistaja', mail: 'Viesti', answer: 'Vastaus' },
  nobody: 'Ei tiedossa',
  noMail: 'Ei viestiä',
  inStock: 'Omassa varastossa: älä myy',
  waiting: 'Ei vielä',
  record: 'Kirjaa vastaus',
  recordLabel: (serial: string) => `Kirjaa vastaus, ${serial}`,
  recordText: 'Kirjaa, mitä omistaja kertoi puhelimessa.',
  answer: 'Vastaus',
  choose: 'Valitse',
  recorded: 'Vastaus kirjattu',
  recordFailed: 'Vastausta ei voitu kirjata',
  toCase: 'Tee takuuasia',
  failed: 'Laitteiden lataaminen epäonnistui',
  empty: { title: 'Ei laitteita', text: 'Valitse laitteet ensin kohdassa Laitteet.' },
  nothingFound: { title: 'Laitteita ei löytynyt', text: 'Kokeile toista hakua tai näytä kaikki.' },
}
