import { formatDate, formatEuros, formatNumber } from '@arkpax/schema/format-fi'

/** Words of the customers' back office. */
export const customersText = {
  title: 'Asiakkaat',
  search: 'Hae asiakkaita',
  searchPlaceholder: 'Nimi, sähköposti, puhelin, yritys tai tilausnumero',
  tag: 'Tunniste',
  add: 'Lisää asiakas',
  allTags: 'Kaikki tunnisteet',
  tagOption: (tag: string, customers: number) => `${tag} (${formatNumber(customers)})`,
  sorts: { latest: 'Viimeksi yhteydessä', bought: 'Ostanut' },
  rowName: (name: string) => `asiakas ${name}`,
  columns: {
    choose: 'Valinta',
    customer: 'Asiakas',
    phone: 'Puhelin',
    orders: 'Tilauksia',
    bought: 'Ostanut',
    last: 'Viimeksi yhteydessä',
  },
  results: {
    failed: 'Asiakkaiden lataaminen epäonnistui',
    empty: {
      title: 'Ei vielä asiakkaita',
      text: 'Asiakas näkyy täällä, kun hän on tilannut, kirjoittanut, rekisteröinyt tuotteen tai vahvistanut tilinsä.',
    },
    nothingFound: { title: 'Ei tuloksia', text: 'Tarkista hakusana tai muuta rajauksia.' },
  },
}

/** Words of acting on many customers at once. */
export const chosenCustomersText = {
  add: 'Lisää tunniste…',
  remove: 'Poista tunniste…',
  addTitle: 'Lisää tunniste valituille',
  removeTitle: 'Poista tunniste valituilta',
  tag: 'Tunniste',
  tagHint: 'Esimerkiksi: jälleenmyyjä',
  onlyOne: 'Lisää yksi tunniste kerrallaan',
  onAll: 'Tunniste on jo kaikilla valituilla',
  addConfirm: 'Lisää',
  removeConfirm: 'Poista tunniste',
  added: (tag: string, count: number) =>
    count === 1 ? `Tunniste ${tag} lisätty yhdelle` : `Tunniste ${tag} lisätty ${count}\u00A0asiakkaalle`,
  removed: (tag: string, count: number) =>
    count === 1 ? `Tunniste ${tag} poistettu yhdeltä` : `Tunniste ${tag} poistettu ${count}\u00A0asiakkaalta`,
  undone: (count: number) => (count === 1 ? 'Yksi muutos kumottu' : `${count}\u00A0muutosta kumottu`),
}

export const customerText = {
  back: 'Kaikki asiakkaat',
  failed: 'Asiakkaan lataaminen epäonnistui',
  unknown: (email: string) => ({
    title: 'Osoitteella ei ole asiakasta',
    text: `Osoite ${email} ei ole tilannut, kirjoittanut eikä rekisteröinyt tuotetta.`,
  }),
  noName: 'Nimi ei tiedossa',
  summary: 'Yhteenveto',
  orders: 'Tilauksia',
  bought: 'Ostanut',
  boughtHint: 'ilman peruttuja',
  last: 'Viimeksi yhteydessä',
  devices: 'Laitteita takuussa',
  contact: 'Yhteystiedot',
  company: 'Yritys',
  businessId: 'Y-tunnus',
  phone: 'Puhelin',
  emails: 'Sähköpostit',
  emailCopied: 'sähköpostiosoite',
  account: (since: string) => `tili ${formatDate(since)} alkaen`,
  tags: 'Tunnisteet',
  none: 'Ei mitään',
  write: 'Kirjoita viesti',
  newOrder: 'Uusi tilaus',
  edit: 'Muokkaa tietoja',
  merge: 'Yhdistä toiseen asiakkaaseen',
  privacy: 'Kirjaa tietosuojapyyntö',
  split: 'Erota',
  splitOf: (email: string) => `Erota osoite ${email} omaksi asiakkaakseen`,
  splitQuestion: (email: string) => ({
    title: 'Erotetaanko osoite?',
    text: `Osoite ${email} on sen jälkeen taas oma asiakkaansa. Sen tilaukset, viestit, muistiinpanot ja tunnisteet siirtyvät sen mukana.`,
    confirmLabel: 'Erota osoite',
  }),
  splitDone: 'Osoite erotettiin',
  splitFailed: 'Erottaminen epäonnistui',
  more: 'Näytä kaikki',
  moreOf: (what: string) => `Näytä kaikki: ${what.toLowerCase()}`,
  notAllowed: 'Roolisi ei näytä näitä.',
  sections: {
    orders: 'Tilaukset',
    offers: 'Tarjoukset',
    messages: 'Yhteydenotot',
    registrations: 'Rekisteröidyt tuotteet',
    reviews: 'Arvostelut',
    mails: 'Lähetetyt sähköpostit',
    newsletter: 'Uutiskirje',
    stock_alerts: 'Saatavuusilmoitukset',
    chats: 'Chat-keskustelut',
  },
  empty: {
    orders: 'Ei tilauksia.',
    offers: 'Ei tarjouksia.',
    messages: 'Ei yhteydenottoja.',
    registrations: 'Ei rekisteröityjä tuotteita.',
    reviews: 'Ei arvosteluja.',
    mails: 'Ei lähetettyjä sähköposteja viimeisen 90\u00A0päivän ajalta.',
    newsletter: 'Ei ole tilannut uutiskirjettä.',
    stock_alerts: 'Ei odota ilmoitusta mistään tuotteesta.',
    chats: 'Ei keskusteluja kirjautuneena viimeisen 30\u00A0päivän ajalta.',
  },
  offerName: (number: number) => `Tarjous ${number}`,
  alertState: (confirmed: string | null, told: string | null) => {
    if (told) return `kerrottu ${formatDate(told)}`
    return confirmed ? 'odottaa' : 'ei ole vahvistanut osoitettaan'
  },
  warrantyUntil: (day: string) => `takuu ${formatDate(day)} asti`,
  warrantyEnded: (day: string) => `takuu päättyi ${formatDate(day)}`,
  stars: (rating: number) => `${rating}/5 tähteä`,
  hidden: 'Piilotettu',
  subscribed: (since: string) => `tilannut ${formatDate(since)}`,
  unsubscribed: (when: string) => `perunut ${formatDate(when)}`,
}

/** Words of a customer who is written down by hand. */
export const addCustomerText = {
  title: 'Uusi asiakas',
  email: 'Sähköposti',
  save: 'Lisää asiakas',
  saved: 'Asiakas lisätty',
  failed: 'Asiakkaan lisääminen epäonnistui',
  discard: { title: 'Hylätäänkö asiakas?', text: 'Asiakasta ei ole vielä lisätty.', confirmLabel: 'Hylkää' },
}

/** Words of a mail that begins a conversation. */
export const writeText = {
  title: 'Kirjoita asiakkaalle',
  to: 'Vastaanottaja',
  name: 'Nimi',
  nameHint: 'Viesti alkaa tervehdyksellä, jossa on tämä nimi.',
  subject: 'Aihe',
  message: 'Viesti',
  messageHint: 'Tervehdys ja allekirjoitus lisätään itsestään. Asiakkaan vastaus tulee yhteydenottoihin.',
  send: 'Lähetä viesti',
  sent: 'Viesti lähtee 10\u00A0sekunnin kuluttua',
  sentTo: (email: string) => `Osoitteeseen ${email}. Keskustelu on yhteydenotoissa.`,
  failed: 'Viestin lähettäminen epäonnistui',
  undoOf: (email: string) => `Kumoa viesti osoitteeseen ${email}`,
  undone: 'Viestiä ei lähetetty',
  undoFailed: 'Kumoaminen epäonnistui',
  discard: { title: 'Hylätäänkö viesti?', text: 'Viestiä ei ole vielä lähetetty.', confirmLabel: 'Hylkää' },
}

export const customerFormText = {
  title: 'Muokkaa asiakkaan tietoja',
  name: 'Nimi',
  nameHint: (found: string | null) => (found ? `Jos kenttä on tyhjä, näytetään ${found}.` : undefined),
  company: 'Yritys',
  businessId: 'Y-tunnus',
  phone: 'Puhelin',
  phoneHint: 'Jos kenttä on tyhjä, näytetään numero, jonka asiakas on viimeksi antanut.',
  tags: 'Tunnisteet',
  tagsHint: 'Erota pilkulla, esim. jälleenmyyjä, veneily',
  gdprHint: 'Asiakas voi pyytää nähtäväkseen kaiken, mitä hänestä on kirjoitettu.',
  save: 'Tallenna',
  saved: 'Asiakkaan tiedot tallennettu',
  failed: 'Tallentaminen epäonnistui',
  discard: {
    title: 'Hylätäänkö muutokset?',
    text: 'Muutoksia ei ole tallennettu.',
    confirmLabel: 'Hylkää',
  },
}

export const notesText = {
  title: 'Muistiinpanot',
  none: 'Ei muistiinpanoja.',
  label: 'Uusi muistiinpano',
  hint: 'Vain henkilöstölle. Asiakas voi kuitenkin pyytää muistiinpanot nähtäväkseen.',
  add: 'Lisää muistiinpano',
  added: 'Muistiinpano lisätty',
  addFailed: 'Muistiinpanon lisääminen epäonnistui',
  edit: 'Muokkaa',
  editOf: (author: string) => `Muokkaa muistiinpanoa, kirjoittanut ${author}`,
  editLabel: 'Muistiinpano',
  save: 'Tallenna',
  cancel: 'Peruuta',
  saved: 'Muistiinpano tallennettu',
  saveFailed: 'Tallentaminen epäonnistui',
  conflict: 'Joku muu muutti muistiinpanoa juuri. Tallenna uudelleen, jos haluat omasi sen tilalle.',
  theirs: 'Toisen tallentama:',
  remove: 'Poista',
  removeOf: (author: string) => `Poista muistiinpano, kirjoittanut ${author}`,
  removeQuestion: {
    title: 'Poistetaanko muistiinpano?',
    text: 'Poistettua muistiinpanoa ei voi palauttaa.',
    confirmLabel: 'Poista muistiinpano',
  },
  removed: 'Muistiinpano poistettu',
  removeFailed: 'Poistaminen epäonnistui',
  of: (email: string) => `osoitteesta ${email}`,
}

export const mergeText = {
  title: 'Yhdistä asiakkaat',
  intro: 'Valitse asiakas, joka yhdistetään tähän. Mitään ei häviä: yhdistämisen voi purkaa erottamalla osoitteen.',
  search: 'Hae toinen asiakas',
  results: 'Löydetyt asiakkaat',
  others: {
    failed: 'Asiakkaiden lataaminen epäonnistui',
    empty: { title: 'Ei muita asiakkaita', text: 'Hae nimellä, sähköpostilla, puhelinnumerolla tai yrityksellä.' },
  },
  choose: 'Valitse',
  chooseOf: (who: string) => `Valitse ${who}`,
  previewFailed: 'Esikatselu epäonnistui',
  previewTitle: 'Yhdistämisen jälkeen',
  addresses: 'Sähköpostit',
  orders: 'Tilauksia',
  bought: 'Ostanut',
  notes: 'Muistiinpanoja',
  tags: 'Tunnisteet',
  summary: (orders: number, bought: number) =>
    `${formatNumber(orders)} ${orders === 1 ? 'tilaus' : 'tilausta'}, ${formatEuros(bought)}`,
  back: 'Valitse toinen',
  confirm: 'Yhdistä',
  done: 'Asiakkaat yhdistettiin',
  mergeFailed: 'Yhdistäminen epäonnistui',
}
