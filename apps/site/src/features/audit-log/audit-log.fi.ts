import type { ChainFault } from '@arkpax/schema/audit-log'

const nbsp = '\u00A0'

/** Words of the screen behind /admin/log. */
export const auditLogText = {
  title: 'Tapahtumaloki',
  intro: 'Mitä hallinnassa on tehty, uusin ensin. Merkinnät säilyvät 24\u00A0kuukautta.',
  columns: { time: 'Aika', actor: 'Kuka', action: 'Mitä teki', thing: 'Kohde' },
  search: 'Hae',
  searchPlaceholder: 'Nimi, arvo tai tunniste',
  anything: 'Kaikki',
  id: 'Tunniste',
  chip: (filter: string, value: string) => `${filter}: ${value}`,
  oneThing: (thing: string) => `Vain yksi kohde: ${thing}`,
  allThings: 'Näytä kaikki kohteet',
  empty: {
    title: 'Ei vielä tapahtumia',
    text: 'Kun joku lisää, muuttaa tai poistaa jotakin, siitä jää merkintä tänne.',
  },
  nothingFound: { title: 'Ei tapahtumia näillä ehdoilla', text: 'Väljennä hakua tai vaihda ajanjaksoa.' },
  failed: 'Tapahtumien lataaminen epäonnistui',
  chain: {
    checking: 'Tarkistetaan, että loki on ehjä…',
    failed: 'Lokin eheyttä ei voitu tarkistaa.',
    again: 'Tarkista uudelleen',
    whole: (lines: string) =>
      `Ketju ehjä, ${lines}${nbsp}${lines === '1' ? 'rivi' : 'riviä'}. Yhtään merkintää ei ole muutettu eikä poistettu.`,
    forgotten: (lines: string) => `Arvot on poistettu ${lines}${nbsp}riviltä säilytysajan tai poistopyynnön vuoksi.`,
    broken: (number: string) => `Ketju on poikki riviltä ${number}`,
    text: 'Joku on muuttanut lokia suoraan tietokannassa, tai tietokanta on vioittunut. Vertaa sitä varmuuskopioon.',
    faults: {
      missing: 'Rivi puuttuu.',
      unlinked: 'Rivi ei jatka edellistä riviä.',
      changed: 'Riviä on muutettu.',
      values: 'Rivin arvoja on muutettu.',
      head: 'Rivi ei ole se, joka kirjoitettiin viimeksi.',
      beyond: 'Rivin jälkeen on rivejä, jotka eivät kuulu ketjuun.',
    } satisfies Record<ChainFault, string>,
  },
}
