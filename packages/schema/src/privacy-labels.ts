import type {
  ErasureKind,
  PrivacyRequestChannel,
  PrivacyRequestIdentity,
  PrivacyRequestKind,
  PrivacyRequestState,
} from './privacy-requests.ts'

/** What is asked. */
export const privacyRequestKindLabels: Record<PrivacyRequestKind, string> = {
  access: 'Tietojen saaminen',
  rectify: 'Tietojen oikaiseminen',
  erase: 'Tietojen poistaminen',
  restrict: 'Käsittelyn rajoittaminen',
  object: 'Käsittelyn vastustaminen',
}

/** How the request came. */
export const privacyRequestChannelLabels: Record<PrivacyRequestChannel, string> = {
  email: 'Sähköpostilla',
  form: 'Yhteydenottolomakkeella',
  phone: 'Puhelimitse',
  letter: 'Kirjeellä',
  visit: 'Paikan päällä',
}

/** How the identity was checked. */
export const privacyRequestIdentityLabels: Record<PrivacyRequestIdentity, string> = {
  account: 'Pyyntö tuli kirjautuneena',
  mailbox: 'Vastasi samasta sähköpostista',
  'call-back': 'Soitettu tilauksen numeroon',
  document: 'Henkilötodistus nähty',
  known: 'Tunnettu asiakas',
}

export const privacyRequestStateLabels: Record<PrivacyRequestState, string> = {
  open: 'Avoinna',
  done: 'Tehty',
  refused: 'Kieltäydytty',
}

/** What is erased, or stays, and why it stays. */
export const erasureLabels: Record<ErasureKind, { name: string; because?: string }> = {
  account: { name: 'Asiakastili' },
  reviews: { name: 'Arvostelut' },
  chats: { name: 'Chat-keskustelut' },
  offers: { name: 'Tarjoukset, joista ei tullut tilausta' },
  'accepted-offers': {
    name: 'Hyväksytyt tarjoukset',
    because: 'Rivit ja summat jäävät tilauksen perusteena kirjanpitoon (kirjanpitolaki 1336/1997).',
  },
  'closed-orders': {
    name: 'Toimitetut ja perutut tilaukset',
    because: 'Summat, päivät ja tuotteet jäävät kirjanpitoon (kirjanpitolaki 1336/1997).',
  },
  documents: {
    name: 'Laskut, hyvityslaskut ja kuitit',
    because:
      'Kirjanpidon tositteet säilytetään sellaisinaan kuusi vuotta tilikauden päättymisestä (kirjanpitolaki 1336/1997).',
  },
  'open-orders': {
    name: 'Avoimet tilaukset',
    because: 'Sopimus on kesken: nimi ja osoite poistuvat, kun tilaus on toimitettu tai peruttu.',
  },
  'bank-entries': {
    name: 'Maksajan nimi, tilinumero ja viesti tiliotteilla',
    because: 'Summat, päivät ja viitteet jäävät kirjanpitoon (kirjanpitolaki 1336/1997).',
  },
  returns: {
    name: 'Käsitellyt peruutukset ja palautukset',
    because: 'Tuotteet, päivät ja summat jäävät kirjanpitoon (kirjanpitolaki 1336/1997).',
  },
  'open-returns': {
    name: 'Avoimet peruutukset ja palautukset',
    because: 'Hyvitys on kesken: nimi ja osoite poistuvat, kun palautus on käsitelty.',
  },
  registrations: {
    name: 'Tuoterekisteröinnit',
    because: 'Takuu ja mahdollinen takaisinveto tarvitsevat ne.',
  },
  'closed-recalls': {
    name: 'Yhteystiedot päättyneissä takaisinvedoissa',
    because: 'Vastaus jää laitteen historiaan ilman henkilötietoja.',
  },
  'open-recalls': {
    name: 'Yhteystiedot avoimissa takaisinvedoissa',
    because: 'Vaarasta on voitava varoittaa (tuoteturvallisuusasetus (EU) 2023/988, 35 artikla).',
  },
  'closed-cases': {
    name: 'Käsitellyt takuuasiat tiedostoineen',
    because: 'Sarjanumero, vika ja korjaus jäävät laitteen historiaan ilman henkilötietoja.',
  },
  'open-cases': {
    name: 'Avoimet takuuasiat',
    because: 'Asia on kesken. Kun se on käsitelty, poista loput tiedot uudella pyynnöllä.',
  },
  'saved-filters': { name: 'Henkilökunnan tallentamat haut osoitteella' },
  imports: { name: 'Rivit tuoduissa tiedostoissa' },
  'done-messages': { name: 'Vastatut ja ratkaistut viestit' },
  'open-messages': {
    name: 'Avoimet viestit',
    because: 'Asia on kesken. Kun viesteihin on vastattu, poista loput tiedot tästä pyynnöstä.',
  },
  'stock-alerts': { name: 'Saatavuusilmoitusten pyynnöt' },
  newsletter: { name: 'Uutiskirjeen tilaus' },
  notes: { name: 'Asiakaskortin tiedot, muistiinpanot ja tunnisteet' },
  mails: {
    name: 'Merkinnät lähetetyistä sähköposteista',
    because: 'Niistä näkee, mitä asiakkaalle on lähetetty. Sisältöä niissä ei ole.',
  },
}
