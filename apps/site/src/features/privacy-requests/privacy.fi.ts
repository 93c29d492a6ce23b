import { formatDate, formatNumber } from '@arkpax/schema/format-fi'
import type { ErasurePart, PrivacyRequest, PrivacyRequestState } from '@arkpax/schema/privacy-requests'

/** Words of the privacy desk. */
export const privacyText = {
  title: 'Tietosuojapyynnöt',
  intro:
    'Jokaiseen pyyntöön vastataan kuukauden kuluessa sen saapumisesta. Kirjaa pyyntö heti, kun se tulee, niin määräpäivä pysyy näkyvissä.',
  add: 'Kirjaa pyyntö',
  state: 'Tila',
  states: { open: 'Avoimet', done: 'Tehdyt', refused: 'Hylätyt', all: 'Kaikki' } satisfies Record<
    PrivacyRequestState | 'all',
    string
  >,
  sorts: { due: 'Vastattava viimeistään', received: 'Saapunut' },
  email: 'Hae sähköpostiosoitteella',
  emailHint: 'Koko osoite. Löytää myös pyynnöt, joiden tiedot on poistettu.',
  columns: { kind: 'Pyyntö', received: 'Saapunut', due: 'Vastattava viimeistään', state: 'Tila' },
  erasedAddress: 'Osoite poistettu',
  late: 'Myöhässä',
  results: {
    failed: 'Pyyntöjen lataaminen epäonnistui',
    empty: {
      title: 'Ei avoimia pyyntöjä',
      text: 'Kirjaa pyyntö, kun joku haluaa nähdä, oikaista tai poistaa tietonsa.',
    },
    nothingFound: { title: 'Ei tuloksia', text: 'Tarkista osoite tai muuta rajauksia.' },
  },
  openRequest: ({ kind, email }: PrivacyRequest, label: string) => `Avaa pyyntö: ${label}, ${email ?? kind}`,
}

export const requestFormText = {
  title: 'Kirjaa tietosuojapyyntö',
  kind: 'Mitä pyydetään',
  email: 'Kenen tiedoista on kyse (sähköposti)',
  channel: 'Miten pyyntö tuli',
  received: 'Minä päivänä pyyntö tuli',
  receivedHint: 'Määräaika lasketaan tästä päivästä, vaikka se olisi viikonloppuna.',
  save: 'Kirjaa pyyntö',
  saved: (due: string) => `Pyyntö kirjattu, vastattava viimeistään ${formatDate(due)}`,
  failed: 'Pyynnön kirjaaminen epäonnistui',
  discard: { title: 'Hylätäänkö pyyntö?', text: 'Pyyntöä ei ole vielä kirjattu.', confirmLabel: 'Hylkää' },
}

export const requestText = {
  title: 'Tietosuojapyyntö',
  failed: 'Pyynnön lataaminen epäonnistui',
  email: 'Sähköposti',
  customer: 'Avaa asiakas',
  received: 'Saapunut',
  due: 'Vastattava viimeistään',
  workday: (day: string) => `Määräpäivä ei ole arkipäivä: vastaa viimeistään ${formatDate(day)}.`,
  late: 'Määräaika on mennyt umpeen. Vastaa heti ja kerro viivästyksen syy.',
  closed: 'Päätetty',
  outcome: 'Lopputulos',
  identity: 'Henkilöllisyyden varmistaminen',
  identityNone: 'Ei vielä varmistettu',
  identityHint: 'Tietoja ei anneta eikä poisteta ennen tätä.',
  identitySaved: 'Varmistustapa tallennettu',
  extension: 'Lisäaika',
  extended: 'Lisäaikaa kaksi kuukautta. Syy:',
  extensionHint: 'Kerro syy myös pyytäjälle kuukauden kuluessa pyynnön saapumisesta.',
  extensionReason: 'Miksi lisäaikaa tarvitaan',
  extend: 'Jatka määräaikaa kahdella kuukaudella',
  extendedToast: 'Määräaikaa jatkettiin',
  updateFailed: 'Tallentaminen epäonnistui',
  staleHere: 'Joku muu muutti pyyntöä juuri. Näet nyt uusimmat tiedot. Mitään ei tallennettu.',
  give: 'Tietojen antaminen',
  giveText:
    'Tiedosto on sama, jonka asiakas voi ladata tililtään. Se koskee vain tätä osoitetta ja kertoo myös, mitä siitä on jätetty pois ja miksi.',
  download: 'Lataa tiedot tiedostona',
  downloadFailed: 'Tiedoston lataaminen epäonnistui',
  end: 'Pyynnön päättäminen',
  endHint: 'Kirjaa, mitä tehtiin tai miksi pyynnöstä kieltäydyttiin. Älä kirjoita tarpeettomia henkilötietoja.',
  endReason: 'Mitä tehtiin tai miksi kieltäydyttiin',
  done: 'Merkitse tehdyksi',
  refuse: 'Kieltäydy',
  ended: 'Pyyntö päätettiin',
}

export const erasureText = {
  title: 'Tietojen poistaminen',
  failed: 'Esikatselun lataaminen epäonnistui',
  nothing: 'Osoitteella ei ole mitään poistettavaa.',
  goes: 'Poistuu heti',
  stays: 'Säilyy',
  anonymised: 'henkilötiedot poistetaan, muu säilyy',
  count: ({ count }: ErasurePart) => `${formatNumber(count)}\u00A0kpl`,
  until: (day: string) => `Säilytetään ${formatDate(day)} asti.`,
  begin: 'Poista tiedot…',
  dialogTitle: 'Poistetaanko henkilötiedot?',
  dialogText: 'Poistettua ei voi palauttaa. Vahvista kirjoittamalla osoite, jonka tiedot poistetaan.',
  typed: 'Sähköpostiosoite',
  notify: 'Ilmoita asiakkaalle sähköpostilla',
  openMessages: (count: number) =>
    `${count === 1 ? 'Yksi viesti odottaa' : `${formatNumber(count)}\u00A0viestiä odottaa`} vastausta ja säilyy. Pyyntö pysyy avoinna, kunnes asia on hoidettu ja loput tiedot on poistettu.`,
  ends: 'Päätä pyyntö jo nyt',
  endsReason: 'Miksi avoimet viestit jäävät',
  endsHint: 'Syy jää pyynnön tietoihin. Älä kirjoita henkilötietoja.',
  endsMissing: 'Kerro, miksi avoimet viestit jäävät',
  partly: 'Tiedot poistettiin. Pyyntö pysyy avoinna, kunnes avoimet viestit on hoidettu.',
  restTitle: 'Loppujen tietojen poistaminen',
  leftTitle: 'Poiston jälkeen säilyi',
  erasedOn: 'Poistettu',
  showMessages: 'Näytä avoimet viestit',
  notifyHint:
    'Viesti lähtee, kun pyyntö päättyy. Siinä kerrotaan, että tiedot on poistettu ja mitä laki vaatii säilyttämään.',
  showMail: 'Näytä viesti',
  mail: 'Lähtevä viesti',
  confirm: 'Poista henkilötiedot',
  done: 'Henkilötiedot poistettiin',
  eraseFailed: 'Poistaminen epäonnistui',
}
