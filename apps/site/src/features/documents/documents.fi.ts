import { documentKindLabels } from '@arkpax/schema/document-labels'
import type { Document } from '@arkpax/schema/documents'
import { formatEuros } from '@arkpax/schema/format-fi'

/** What the list and the order desk say of documents. */
export const documentsTexts = {
  title: 'Laskut ja kuitit',
  list: {
    search: 'Hae laskuja ja kuitteja',
    searchPlaceholder: 'Numero, tilaus, viite, asiakas tai Y-tunnus',
    kind: 'Asiakirja',
    allKinds: 'Kaikki asiakirjat',
    columns: {
      number: 'Numero',
      date: 'Päivä',
      buyer: 'Asiakas',
      order: 'Tilaus',
      net: 'Veroton',
      total: 'Yhteensä',
      files: 'Tiedostot',
    },
    sorts: { date: 'Päivä', buyer: 'Asiakas', total: 'Summa' },
    empty: {
      title: 'Ei vielä asiakirjoja',
      text: 'Laskut, hyvityslaskut ja kuitit näkyvät täällä, kun ensimmäinen on tehty tilauksella.',
    },
    nothingFound: { title: 'Ei tuloksia', text: 'Tarkista numero tai kokeile toista hakusanaa.' },
    failed: 'Asiakirjojen lataaminen epäonnistui',
  },
  due: (day: string) => `Eräpäivä ${day}`,
  creditsNumber: (number: number) => `Hyvittää numeron ${number}`,
  credited: (document: Pick<Document, 'credited' | 'total'>) =>
    document.credited >= document.total ? 'Hyvitetty kokonaan' : `Hyvitetty ${formatEuros(document.credited)}`,
  issuedBy: ({ kind, issued_by }: Pick<Document, 'kind' | 'issued_by'>) => {
    if (issued_by) return `Teki ${issued_by}`
    return kind === 'credit_note'
      ? 'Syntyi itsestään, kun tilaus peruutettiin'
      : 'Syntyi itsestään, kun maksu oli koossa'
  },
  toCredit: (euros: number) =>
    `Asiakirjoissa on ${formatEuros(euros)} enemmän kuin tilauksen nykyinen hinta. Tee hyvityslasku, jotta kirjanpito täsmää. Kuitti hyvitetään itsestään, kun erotus on palautettu.`,
  creditDue: 'Tee hyvityslasku erotuksesta',
  none: 'Tilauksella ei ole vielä laskua eikä kuittia.',
  issue: { invoice: 'Tee lasku', receipt: 'Tee kuitti' },
  issued: (title: string) => `${title} on tehty`,
  issueFailed: 'Asiakirjaa ei voitu tehdä',
  confirm: {
    invoice: {
      title: 'Tehdäänkö lasku?',
      text: 'Lasku saa seuraavan numeron, eikä sitä voi enää muuttaa. Virheen voi korjata hyvityslaskulla.',
      label: 'Tee lasku',
    },
    receipt: {
      title: 'Tehdäänkö kuitti?',
      text: 'Kuitti saa seuraavan numeron, eikä sitä voi enää muuttaa. Virheen voi korjata hyvityslaskulla.',
      label: 'Tee kuitti',
    },
  },
  download: (name: string, title: string) => `Lataa ${name}: ${title}`,
  downloadFailed: 'Tiedoston lataaminen epäonnistui',
  send: 'Lähetä sähköpostilla',
  sending: {
    title: (title: string) => `Lähetä ${title.toLowerCase()}`,
    to: 'Vastaanottaja',
    message: 'Oma viesti',
    messageHint: 'Näkyy tervehdyksen jälkeen. Voit jättää tyhjäksi.',
    mail: 'Viesti ilman omaa tekstiäsi. PDF-tiedosto lähtee liitteenä.',
    submit: 'Lähetä',
    done: (to: string) => `Viesti lähtee osoitteeseen ${to}`,
    failed: 'Viestiä ei voitu lähettää',
    previewFailed: 'Viestin näyttäminen epäonnistui',
    discard: {
      title: 'Suljetaanko lähettämättä?',
      text: 'Kirjoittamasi viesti häviää.',
      confirmLabel: 'Hylkää viesti',
    },
  },
  credit: 'Hyvitä',
  crediting: {
    title: (title: string) => `Hyvitä ${title.toLowerCase()}`,
    text: 'Hyvityslasku kumoaa asiakirjan kokonaan tai osittain. Raha palautetaan erikseen tilauksen maksuissa.',
    by: 'Mitä hyvitetään?',
    ways: { pieces: 'Kappaleita', sums: 'Summa, esimerkiksi hinnanalennus' },
    sums: 'Hyvitettävä summa',
    sum: (percent: string) => `Summa veroineen, alv ${percent} (€)`,
    most: (euros: string) => `Enintään ${euros}`,
    notSum: 'Anna summa euroina, esimerkiksi 49,90',
    noSum: 'Anna hyvitettävä summa',
    dueReason: 'Tilauksen hinta aleni.',
    lines: 'Hyvitettävät kappaleet',
    line: (name: string, left: number) => `${name} (jäljellä ${left}\u00A0kpl)`,
    reason: 'Syy',
    reasonHint: 'Syy näkyy hyvityslaskussa.',
    notNumber: 'Anna kokonaisluku',
    nothing: 'Anna ainakin yhdelle riville hyvitettävä määrä',
    submit: 'Tee hyvityslasku',
    failed: 'Hyvityslaskua ei voitu tehdä',
    discard: {
      title: 'Suljetaanko tekemättä hyvityslaskua?',
      text: 'Syöttämäsi tiedot häviävät.',
      confirmLabel: 'Hylkää tiedot',
    },
  },
  loading: 'Asiakirjojen lataaminen epäonnistui',
}

/** 'Lasku 20001' */
export const documentTitle = ({ kind, number }: Pick<Document, 'kind' | 'number'>) =>
  `${documentKindLabels[kind]} ${number}`
