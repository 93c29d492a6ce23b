import { formatDate } from '@arkpax/schema/format-fi'
import { awaitingConfirmation } from '@arkpax/schema/labels'
import type {
  Subscriber,
  SubscriberEvent,
  SubscriberEventKind,
  SubscriberLanguage,
  SubscriptionSource,
  Unsubscriber,
} from '@arkpax/schema/newsletter'

const whyCancelled: Record<Unsubscriber, string> = {
  subscriber: 'Tilaaja perui sen itse.',
  staff: 'Henkilökunta perui sen.',
  bounce: 'Kirje ei mennyt perille.',
  complaint: 'Tilaaja merkitsi kirjeen roskapostiksi.',
}

const sourceLabels: Record<SubscriptionSource, string> = {
  form: 'Sivuston lomake',
  account: 'Asiakastili',
  import: 'Tuotu tiedostosta',
  staff: 'Henkilökunta',
}

const languageLabels: Record<SubscriberLanguage, string> = { fi: 'Suomi', sv: 'Ruotsi', en: 'Englanti' }

const eventLabels: Record<SubscriberEventKind, string> = {
  subscribed: 'Tilasi uutiskirjeen',
  'asked-to-confirm': 'Tilasi, vahvistus pyydettiin sähköpostitse',
  confirmed: 'Vahvisti osoitteensa',
  unsubscribed: 'Tilaaja perui tilauksen',
  resubscribed: 'Henkilökunta aktivoi tilauksen',
  'hard-bounce': 'Osoite ei toimi, tilaus peruttiin',
  'soft-bounce': 'Kirje ei mennyt tällä kertaa perille',
  complaint: 'Merkitsi kirjeen roskapostiksi',
}

/** Words of the newsletter's back office. */
export const adminNewsletterText = {
  title: 'Uutiskirjeen tilaajat',
  search: 'Hae sähköpostilla',
  status: 'Tila',
  statuses: { all: 'Kaikki', active: 'Aktiiviset', unsubscribed: 'Peruutetut', awaiting: awaitingConfirmation },
  source: 'Lähde',
  sources: { all: 'Kaikki', ...sourceLabels },
  language: 'Kieli',
  languages: { all: 'Kaikki', ...languageLabels },
  confirmed: 'Osoite vahvistettu',
  confirmations: { all: 'Kaikki', yes: 'Kyllä', no: 'Ei' },
  cameFrom: ({ source, language }: Subscriber) =>
    language === 'fi' ? sourceLabels[source] : `${sourceLabels[source]}, ${languageLabels[language].toLowerCase()}`,
  confirmedOn: (when: string) => `Vahvistettu ${formatDate(when)}`,
  awaitingSince: (when: string) => `Pyydetty ${formatDate(when)}`,
  historyFor: (email: string) => `Suostumuksen historia: ${email}`,
  detail: {
    failed: 'Historian lataaminen epäonnistui',
    empty: 'Tilaus on tehty ennen kuin historiaa alettiin kirjata. Yllä näkyy, mitä siitä tiedetään.',
    kindOf: ({ kind, source }: SubscriberEvent) =>
      kind === 'unsubscribed' && source === 'staff' ? 'Henkilökunta perui tilauksen' : eventLabels[kind],
    facts: {
      source: 'Lähde',
      language: 'Sivun kieli',
      subscribed: 'Tilattu',
      confirmed: 'Osoite vahvistettu',
      textVersion: 'Suostumustekstin versio',
    },
    none: '–',
    page: 'Sivu',
    text: 'Näytetty teksti',
    reason: 'Syy',
  },
  columns: {
    email: 'Sähköposti',
    subscribed: 'Tilattu',
    unsubscribed: 'Peruutettu',
    status: 'Tila',
    actions: 'Toiminnot',
  },
  sorts: { date: 'Tilattu', email: 'Sähköposti' },
  never: '–',
  cancelledBy: {
    subscriber: 'tilaaja itse',
    staff: 'henkilökunta',
    bounce: 'kirje ei mennyt perille',
    complaint: 'merkitty roskapostiksi',
  } satisfies Record<Unsubscriber, string>,
  consented: (source: string) => `Suostumus: ${source}`,
  activatedBecause: (when: string, reason: string | null) =>
    reason ? `Aktivoitu ${formatDate(when)}: ${reason}` : `Aktivoitu ${formatDate(when)}`,
  cancel: 'Peruuta',
  cancelFor: (email: string) => `Peruuta tilaus: ${email}`,
  activate: 'Aktivoi',
  activateFor: (email: string) => `Aktivoi tilaus: ${email}`,
  remove: 'Poista',
  removeFor: (email: string) => `Poista osoite ${email}`,
  cancelled: (email: string) => `Tilaus peruutettu: ${email}`,
  activated: (email: string) => `Tilaus aktivoitu: ${email}`,
  removed: 'Sähköposti poistettu',
  failure: 'Virhe',
  cancelFailed: 'Tilauksen peruuttaminen epäonnistui.',
  activateFailed: 'Tilauksen aktivointi epäonnistui.',
  removeFailed: 'Sähköpostin poistaminen epäonnistui.',
  undoOf: (email: string) => `Kumoa tilauksen peruminen: ${email}`,
  undone: (email: string) => `Tilaus on taas voimassa: ${email}`,
  chosen: {
    cancel: 'Peruuta tilaukset…',
    title: (count: number) => (count === 1 ? 'Peruutetaanko tilaus?' : `Peruutetaanko ${count}\u00A0tilausta?`),
    text: 'Tilaajat eivät enää saa uutiskirjettä. Heille ei lähde tästä viestiä. Perumisen voi kumota 10\u00A0sekunnin ajan.',
    list: 'Peruttavat tilaukset',
    already: 'Kaikki valitut tilaukset on jo peruttu.',
    confirm: 'Peruuta tilaukset',
    cancelled: (count: number) => (count === 1 ? 'Yksi tilaus peruttu' : `${count}\u00A0tilausta peruttu`),
    undone: (count: number) =>
      count === 1 ? 'Yksi tilaus on taas voimassa' : `${count}\u00A0tilausta on taas voimassa`,
  },
  confirmRemove: {
    title: 'Poista sähköposti',
    text: (email: string) => `Haluatko varmasti poistaa osoitteen ${email} pysyvästi? Poistoa ei voi perua.`,
    confirm: 'Poista pysyvästi',
  },
  confirmActivate: {
    title: 'Aktivoi tilaus',
    text: ({ email, unsubscribed_at, unsubscribed_by, awaits_confirmation_since }: Subscriber) => {
      if (awaits_confirmation_since)
        return `Tilaaja ei ole vielä vahvistanut osoitetta ${email}. Aktivoi tilaus vain, jos tilaaja on itse pyytänyt sitä.`
      const when = unsubscribed_at ? ` ${formatDate(unsubscribed_at)}` : ''
      const why = unsubscribed_by ? ` ${whyCancelled[unsubscribed_by]}` : ''
      return `Osoitteen ${email} tilaus on peruttu${when}.${why} Aktivoi se vain, jos tilaaja on itse pyytänyt sitä.`
    },
    reason: 'Miksi tilaus aktivoidaan?',
    reasonHint: 'Esimerkiksi: pyysi itse puhelimessa. Peruste jää talteen, ja tilaaja näkee sen omista tiedoistaan.',
    reasonMissing: 'Kirjoita, miksi tilaus aktivoidaan.',
    confirm: 'Aktivoi tilaus',
  },
  empty: { title: 'Ei vielä tilaajia', text: 'Tilaajat näkyvät täällä, kun joku tilaa uutiskirjeen sivustolta.' },
  nothingFound: { title: 'Ei tuloksia', text: 'Kokeile toista hakusanaa tai vaihda tilaa.' },
  failed: 'Tilaajien lataaminen epäonnistui',
}
