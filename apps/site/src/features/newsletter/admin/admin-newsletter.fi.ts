import { formatDate } from '@arkpax/schema/format-fi'
import type { Subscriber } from '@arkpax/schema/newsletter'

const whoCancelled = { subscriber: 'Tilaaja on itse perunut', staff: 'Henkilökunta on perunut' }

/** Words of the newsletter's back office. */
export const adminNewsletterText = {
  title: 'Uutiskirjeen tilaajat',
  search: 'Hae sähköpostilla',
  status: 'Tila',
  statuses: { all: 'Kaikki', active: 'Aktiiviset', unsubscribed: 'Peruutetut' },
  columns: {
    email: 'Sähköposti',
    subscribed: 'Tilattu',
    unsubscribed: 'Peruutettu',
    status: 'Tila',
    actions: 'Toiminnot',
  },
  sorts: { date: 'Tilattu', email: 'Sähköposti' },
  never: '–',
  cancelledBy: { subscriber: 'tilaaja itse', staff: 'henkilökunta' },
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
    text: ({ email, unsubscribed_at, unsubscribed_by }: Subscriber) => {
      const when = unsubscribed_at ? ` ${formatDate(unsubscribed_at)}` : ''
      const cancelled = unsubscribed_by
        ? `${whoCancelled[unsubscribed_by]} osoitteen ${email} tilauksen${when}.`
        : `Osoitteen ${email} tilaus on peruttu${when}.`
      return `${cancelled} Aktivoi se vain, jos tilaaja on itse pyytänyt sitä.`
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
